// The question of a party: the same by code and by name, and true at a full house. Its room is in door-room.spec.ts.
import { changeContact } from '#contract/contacts.ts'
import { addScannerLink } from '#contract/doors.ts'
import type { List } from '#contract/list.ts'
import { changeList } from '#contract/lists.ts'
import { addOccasions } from '#contract/occasions.ts'
import { redeemScan } from '#contract/scanning.ts'
import { scanLog } from '#contract/scans.ts'
import { addLink, doorBar, findByName, readByReader, verdict } from './door.ts'
import { addOccasion, anyTime, openList, type Organiser } from './organiser.ts'
import { expect, test } from './story.ts'

async function asksForParties(organiser: Organiser, list: List, most: number) {
  const params = { listId: list.id }
  for (const { id: contactId } of await organiser.generateCodes(list)) {
    await organiser.call(changeContact, { params: { ...params, contactId }, body: { max_scans: most } })
  }
  await organiser.call(changeList, { params, body: { party: 'ask' } })
  return params
}

test('a house that is nearly full offers what is left, a full one says so, and a guest found by name is asked too', async ({
  phone,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser)
  const params = await asksForParties(organiser, list, 4)
  const { id: occasion_id } = await addOccasion(organiser, list, {
    name: 'Gala night',
    capacity: 5,
    when_full: 'refuse',
  })
  const link = await addLink(organiser, list, 'North', { may_check_in_by_name: true, occasion_id })
  await phone.goto(link.url)
  const question = phone.getByRole('alertdialog', { name: 'Party of 4' })
  const keys = question.getByRole('group').getByRole('button')
  const inside = phone.getByText('/ 5')

  await test.step('found by name, three of four', async () => {
    await (await findByName(phone)).fill('brightwell')
    await phone.getByRole('button', { name: 'Check in: Ada Brightwell' }).click()
    await expect(question).toContainText('Ada Brightwell')
    await expect(question).toContainText('None of them is in yet.')
    await question.getByRole('button', { name: 'Let in 3', exact: true }).click()
    await expect(verdict(phone)).toContainText('3 people · Scan 3 of 4')
    await expect(inside.locator('strong')).toHaveText('3')
  })

  await test.step('room for two of the next four', async () => {
    await readByReader(phone, codes[1]!)
    await expect(question).toContainText('There is room for 2 more.')
    await expect(keys).toHaveText([/1$/, /2$/])
    await question.getByRole('button', { name: 'Let in 2', exact: true }).click()
    await expect(verdict(phone)).toContainText('2 people · Scan 2 of 4')
    await expect(verdict(phone)).not.toContainText('Only')
    await expect(inside.locator('strong')).toHaveText('5')
  })

  await test.step('full: no question, and the door says so', async () => {
    await readByReader(phone, codes[1]!)
    await expect(verdict(phone)).toContainText('Full')
    await expect(question).toHaveCount(0)
  })

  await test.step('another door took a place between the question and the tap', async () => {
    const { scans } = await organiser.call(scanLog, { params })
    const last = scans.find(({ standing }) => standing === 'counts')!
    expect(last.display_value).toContain('Ken')
    await phone.getByRole('button', { name: /^Menu/ }).click()
    await phone.getByRole('listitem').filter({ hasText: 'Ken Ito' }).getByRole('button', { name: /^Undo/ }).click()
    const undo = phone.getByRole('alertdialog', { name: 'Undo' })
    await undo.getByRole('button', { name: 'All 2' }).click()
    await undo.getByRole('button', { name: 'Undo check-in' }).click()
    await expect(undo).toHaveCount(0)
    await phone.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(inside.locator('strong')).toHaveText('3')
    await readByReader(phone, codes[1]!)
    await expect(question).toContainText('There is room for 2 more.')
    await organiser.call(redeemScan, { params, body: { qr_code: codes[0]!, occasion_id } })
    await question.getByRole('button', { name: 'Let in 2', exact: true }).click()
    await expect(verdict(phone)).toContainText('Only 1 of 2: it is full.')
  })
})

test('a party of more than four is counted down and up, by code and by name, and a full house offers what is left', async ({
  phone,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser)
  const params = await asksForParties(organiser, list, 9)
  const gala = { ...anyTime, name: 'Gala night', capacity: 14, when_full: 'refuse' as const }
  const { occasions } = await organiser.call(addOccasions, { params, body: { occasions: [gala] } })
  const body = { label: 'North', may_check_in_by_name: true, expires_at: null, occasion_id: occasions[0]!.id }
  const { link } = await organiser.call(addScannerLink, { params, body })
  await phone.goto(link.url)
  // The door knows the places of a code by its own list.
  await expect(doorBar(phone)).toContainText('Connected.')
  await expect(doorBar(phone)).not.toContainText('Saving the list')
  const question = phone.getByRole('alertdialog', { name: 'Party of 9' })
  const keys = question.getByRole('group').getByRole('button')
  const fewer = question.getByRole('button', { name: 'One fewer' })
  const more = question.getByRole('button', { name: 'One more' })
  const letIn = (people: number) => question.getByRole('button', { name: `Let in ${people}`, exact: true })

  await test.step('by code: seven of nine', async () => {
    await readByReader(phone, codes[0]!)
    await expect(keys).toHaveText(['−', /8$/, '+', /9 all$/])
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await fewer.click()
    await letIn(7).click()
    await expect(verdict(phone)).toContainText('7 people · Scan 7 of 9')
  })

  await test.step('by name: room for seven more, all of whom are one tap', async () => {
    await (await findByName(phone)).fill('ito')
    await phone.getByRole('button', { name: 'Check in: Ken Ito' }).click()
    await expect(question).toContainText('There is room for 7 more.')
    await expect(keys).toHaveText(['−', /7$/, '+'])
    for (let taps = 0; taps < 3; taps++) await fewer.click()
    await more.click()
    await letIn(5).click()
    await expect(verdict(phone)).toContainText('5 people · Scan 5 of 9')
  })

  await test.step('by code again: two are left, and each has a key', async () => {
    await readByReader(phone, codes[1]!)
    await expect(question).toContainText('There is room for 2 more.')
    await expect(keys).toHaveText([/1$/, /2$/])
    await letIn(2).click()
    await expect(phone.getByText('/ 14').locator('strong')).toHaveText('14')
  })
})
