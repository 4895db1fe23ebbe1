// Guests without a code are found in the order of the alphabet.
import { findsNoBarrier } from './barriers.ts'
import { addLink, closeSheet, findByName, verdict } from './door.ts'
import { addOccasion, openList } from './organiser.ts'
import { expect, test } from './story.ts'

const member = (FNAME: string, LNAME: string) => ({
  email: `${FNAME}${LNAME}@example.com`.normalize('NFD').replaceAll(/[^\w.@]/g, ''),
  merge_fields: { FNAME, LNAME },
})
const guests = [
  member('Zoë', 'Åkesson'),
  member('Ken', 'Ito'),
  member('Mira', 'Lindqvist'),
  ...Array.from({ length: 45 }, (_, nth) => member('Ada', `Berg${String(nth).padStart(2, '0')}`)),
]

test('at the door guests are found from A to Z, by their letter, and without those who are in', async ({
  phone,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser, guests)
  await phone.goto((await addLink(organiser, list, 'South gate', { may_check_in_by_name: true })).url)
  const sheet = phone.getByRole('dialog', { name: 'Find by name' })
  const lines = sheet.getByRole('listitem')
  const letters = sheet.getByRole('group', { name: 'First letter' })
  await phone.route('**/people/a-to-z?**', (route) => route.abort('connectionreset'))
  await findByName(phone)
  await expect(sheet.getByRole('alert')).toContainText('Network error. Please check your connection.')
  await phone.unroute('**/people/a-to-z?**')
  await sheet.getByRole('button', { name: 'Try Again' }).click()

  await expect(lines.first()).toContainText('Åkesson Zoë')
  await expect(lines.first()).toContainText('…@example.com')
  await expect(lines).toHaveCount(40)
  await expect(letters.getByRole('button')).toHaveText(['A', 'B', 'I', 'L'])
  await findsNoBarrier(phone, [390])
  await sheet.getByRole('button', { name: 'Show more' }).click()
  await expect(lines).toHaveCount(48)
  await letters.getByRole('button', { name: 'I' }).tap()
  await expect(lines.first()).toContainText('Ito Ken')
  await expect(lines).toHaveCount(2)
  await lines.first().getByRole('button', { name: 'Check in: Ito Ken' }).tap()
  await expect(verdict(phone)).toContainText('Ken Ito')

  await findByName(phone)
  const chips = sheet.getByRole('group', { name: 'Which guests' }).getByRole('button')
  await expect(chips).toHaveText(['Not in yet · 47', 'Everyone · 48'])
  await expect(letters.getByRole('button')).toHaveText(['A', 'B', 'L'])
  await letters.getByRole('button', { name: 'L' }).tap()
  await expect(lines).toHaveCount(1)
  await expect(lines.first()).toContainText('Lindqvist Mira')
  await chips.nth(1).tap()
  await letters.getByRole('button', { name: 'I' }).tap()
  await expect(lines.first()).toContainText('Checked in already')
  await sheet.getByLabel('Name or email').fill('ito ken')
  await expect(letters).toHaveCount(0)
  await expect(lines.first()).toContainText('Checked in already')
  await closeSheet(phone)
})

test('a guest who used up the list is still found for a lounge with a count of its own @edge', async ({
  phone,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser, guests.slice(0, 3))
  const { id: occasion_id } = await addOccasion(organiser, list, {
    name: 'Lounge',
    own_max: 1,
    who: { kind: 'field', tag: 'LNAME', test: 'is', value: 'Ito' },
  })
  const link = await addLink(organiser, list, 'Lounge', { may_check_in_by_name: true, occasion_id })
  await phone.goto((await addLink(organiser, list, 'Gate', { may_check_in_by_name: true })).url)
  await (await findByName(phone)).fill('ken ito')
  await phone.getByRole('button', { name: 'Check in: Ken Ito' }).tap()
  await expect(verdict(phone)).toContainText('Ken Ito')

  await phone.goto(link.url)
  const field = await findByName(phone)
  await expect(phone.getByRole('dialog', { name: 'Find by name' }).getByRole('listitem')).toHaveCount(1)
  await field.fill('mira')
  await expect(phone.getByText('Not a guest')).toBeVisible()
  await field.fill('ken ito')
  await phone.getByRole('button', { name: 'Check in: Ken Ito' }).tap()
  await expect(verdict(phone)).toContainText('Ken Ito')
})
