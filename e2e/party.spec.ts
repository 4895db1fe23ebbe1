// Several people come in with one code.
import { changeContact, contactsOfList } from '#contract/contacts.ts'
import { changeList } from '#contract/lists.ts'
import { scanLog } from '#contract/scans.ts'
import { findsNoBarrier } from './barriers.ts'
import { addLink, doorBar, hasItsList, openMenu, readByReader, verdict } from './door.ts'
import { enterList, adaAndKen, openList } from './organiser.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

const fields = [
  { tag: 'FNAME', name: 'First name', type: 'text' },
  { tag: 'LNAME', name: 'Last name', type: 'text' },
  { tag: 'PLUS', name: 'How many come', type: 'number' },
]

test('a door asks how many of a party come in, by one call, and takes one of them back, or all', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const bea = { email: 'bea@example.com', merge_fields: { FNAME: 'Bea', LNAME: 'Ode', PLUS: '3' } }
  const { list, codes } = await openList(product, organiser, [...adaAndKen, bea], fields)
  const [ada, ken, ofBea] = codes as [string, string, string]
  const contacts = await organiser.generateCodes(list)
  const contact = contacts.find(({ qr_code: code }) => code === ada)!
  const params = { listId: list.id }
  const setMost = async (code: string, most: number) => {
    const contactId = contacts.find(({ qr_code: other }) => other === code)!.id
    await organiser.call(changeContact, { params: { ...params, contactId }, body: { max_scans: most } })
  }
  await setMost(ada, 4)
  await enterList(page, organiser, list, 'settings#at-the-door')
  const mode = page.getByLabel('A code with several places')
  await mode.selectOption('Asks how many come in')
  await expectMessage(page, 'List updated successfully')

  const calls: string[] = []
  phone.on('request', (request) => {
    if (request.method() === 'POST' && /\/scans?$/.test(request.url())) calls.push(request.url())
  })
  const link = await addLink(organiser, list, 'North gate')
  await phone.goto(link.url)
  await hasItsList(phone)
  const question = phone.getByRole('alertdialog', { name: 'Party of 4' })

  await test.step('two of four, by one tap and one call', async () => {
    await readByReader(phone, ada)
    await expect(question).toContainText('None of them is in yet.')
    await findsNoBarrier(phone, [390, 320])
    await question.getByRole('button', { name: 'Let in 2', exact: true }).click()
    await expect(verdict(phone)).toContainText('Ada Brightwell. 2 people · Scan 2 of 4')
    expect(calls).toHaveLength(1)
  })

  await test.step('a guest alone is not asked about', async () => {
    await readByReader(phone, ken)
    await expect(verdict(phone)).toContainText('Ken Ito. Scan 1 of 1')
  })

  await test.step('the rest, and none after them', async () => {
    await expect(doorBar(phone)).toHaveText('Connected.')
    await readByReader(phone, ada)
    await expect(question).toContainText('2 of 4 are in.')
    await question.getByRole('button', { name: 'Let in 2 all' }).click()
    await expect(verdict(phone)).toContainText('2 people · Scan 4 of 4')
    expect(calls).toHaveLength(3)
  })

  const undo = async (howMany: string) => {
    await phone.getByRole('button', { name: /^Undo the last scan/ }).click()
    const dialog = phone.getByRole('alertdialog', { name: 'Undo' })
    await dialog.getByRole('button', { name: howMany }).click()
    await findsNoBarrier(phone, [390])
    await dialog.getByRole('button', { name: 'Undo check-in' }).click()
    await expect(dialog).toHaveCount(0)
  }
  const entries = async () =>
    (await organiser.call(scanLog, { params })).scans.filter(
      ({ standing, contact_id: id }) => standing === 'counts' && id === contact.id,
    ).length

  await test.step('one is taken back, then the other', async () => {
    // Undo is for the scan whose large verdict is shown, and two verdicts are a moment apart.
    await expect(phone.locator('[data-is-stage]')).toContainText('Scan 4 of 4')
    await undo('One person')
    await expect.poll(entries).toBe(3)
    await expect(verdict(phone)).toContainText('Scan 3 of 4. 1 of 2 was undone.')
    await phone.getByRole('button', { name: /^Undo the last scan/ }).click()
    const dialog = phone.getByRole('alertdialog', { name: 'Undo' })
    await expect(dialog.getByRole('group')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Undo check-in' }).click()
    await expect.poll(entries).toBe(2)
  })

  await test.step('without a connection too, and handed in once it is back', async () => {
    await readByReader(phone, ada)
    await question.getByRole('button', { name: 'Don’t let in' }).click()
    await phone.context().setOffline(true)
    await readByReader(phone, ada)
    await question.getByRole('button', { name: 'Let in 2 all' }).click()
    await expect(verdict(phone)).toContainText('2 people · Scan 4 of 4')
    await expect(verdict(phone)).toContainText('Saved, not yet confirmed')
    await readByReader(phone, ada)
    await expect(verdict(phone)).toContainText('Already used')
    await phone.context().setOffline(false)
    await expect.poll(entries).toBe(4)
    await expect(doorBar(phone)).toHaveText('Connected.')
  })

  await test.step('after the outage it is still a party of two, and Undo asks one or all', async () => {
    const menu = await openMenu(phone)
    const line = menu
      .getByRole('listitem')
      .filter({ hasText: 'Ada Brightwell' })
      .filter({ has: phone.getByText('Undo') })
    await line.first().getByRole('button', { name: /^Undo/ }).click()
    const dialog = phone.getByRole('alertdialog', { name: 'Undo' })
    await dialog.getByRole('button', { name: 'All 2' }).click()
    await dialog.getByRole('button', { name: 'Undo check-in' }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(entries).toBe(2)
  })

  await test.step('a number field says how many come in with a code', async () => {
    await page.getByRole('group', { name: 'Size of a party' }).getByRole('button', { name: 'Choose a field' }).click()
    const dialog = page.getByRole('dialog', { name: 'Size of a party' })
    await dialog.getByLabel('Field').selectOption('PLUS')
    await findsNoBarrier(page, [1280, 390])
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expectMessage(page, 'Size of parties saved.')
    await expect(page.getByText('The number in PLUS')).toBeVisible()
    const mostOfBea = async () =>
      (await organiser.call(contactsOfList, { params, query: { q: 'bea' } })).contacts[0]?.max_scans
    await expect.poll(mostOfBea).toBe(3)
  })

  await test.step('a list may let in all without a question', async () => {
    await mode.selectOption('Lets in all who are left')
    await expectMessage(page, 'List updated successfully')
    await phone.reload()
    await hasItsList(phone)
    await readByReader(phone, ofBea)
    await expect(verdict(phone)).toContainText('Bea Ode. 3 people · Scan 3 of 3')
    await expect(question).toHaveCount(0)
  })
})

test('an organiser checks in a whole party from Guests, and takes back one or all in Results', async ({
  page,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser)
  const params = { listId: list.id }
  const contacts = await organiser.generateCodes(list)
  const contactId = contacts.find(({ qr_code: code }) => code === codes[0])!.id
  await organiser.call(changeContact, { params: { ...params, contactId }, body: { max_scans: 4 } })
  await organiser.call(changeList, { params, body: { party: 'ask' } })
  await organiser.signIn(page)
  const entries = async () =>
    (await organiser.call(scanLog, { params })).scans.filter(
      ({ standing, contact_id: id }) => standing === 'counts' && id === contactId,
    ).length

  const checkIn = async (name: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('button', { name: 'Check in', exact: true }).click()
  }

  await test.step('the question of a door, with as many keys', async () => {
    await page.goto(`/app/qr-manager/${list.id}/guests`)
    await checkIn('Ada Brightwell')
    const question = page.getByRole('alertdialog', { name: 'Party of 4' })
    await expect(question).toContainText('None of them is in yet.')
    await findsNoBarrier(page, [1280, 390])
    await question.getByRole('button', { name: 'Let in 3', exact: true }).click()
    await expectMessage(page, 'Ada Brightwell: 3 people are in.')
    await expect.poll(entries).toBe(3)
  })

  await test.step('a guest alone is not asked about', async () => {
    await checkIn('Ken Ito')
    await expectMessage(page, 'Ken Ito is in.')
  })

  const log = page.getByRole('region', { name: 'Scans of this list' })
  const undo = async (howMany: string) => {
    await log
      .getByRole('button', { name: /^Undo: .*Ada Brightwell/ })
      .first()
      .click()
    const dialog = page.getByRole('alertdialog', { name: 'Undo' })
    await dialog.getByRole('button', { name: howMany }).click()
    await findsNoBarrier(page, [1280, 390])
    await dialog.getByRole('button', { name: 'Undo check-in' }).click()
    await expect(dialog).toHaveCount(0)
  }

  await test.step('one is taken back, then the other two', async () => {
    await page.goto(`/app/qr-manager/${list.id}/results`)
    await undo('One person')
    await expect(log.getByRole('button', { name: /^Undo: .*Ada Brightwell/ })).toHaveCount(2)
    expect(await entries()).toBe(2)
    await undo('All 2')
    await expect(log.getByRole('button', { name: /^Undo: .*Ada Brightwell/ })).toHaveCount(0)
    expect(await entries()).toBe(0)
    await expect(log.getByRole('button', { name: /^Undo: .*Ken Ito/ })).toHaveCount(1)
  })
})
