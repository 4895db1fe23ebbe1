// Doors show what the organiser chose beside the name, with an alert where staff must know something.
import { readCard } from '#contract/card.ts'
import { findsNoBarrier } from './barriers.ts'
import { addLink, closeSheet, hasItsList, openMenu, readByReader, typeCode, verdict } from './door.ts'
import { enterList, openList } from './organiser.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

const guests = [
  {
    email: 'priya@example.com',
    merge_fields: {
      FNAME: 'Priya',
      LNAME: 'Raghunathan',
      TABLE: '3',
      DIET: 'Nut allergy',
      NOTE: 'VIP table. Walk them to Table 3.',
    },
  },
  { email: 'ken@example.com', merge_fields: { FNAME: 'Ken', LNAME: 'Ito', TABLE: '12', NOTE: 'Brings the keys.' } },
  { email: 'ada@example.com', merge_fields: { FNAME: 'Ada', LNAME: 'Byron', DIET: 'Vegan' } },
]
const fields = [
  { tag: 'FNAME', name: 'First Name', type: 'text' },
  { tag: 'LNAME', name: 'Last Name', type: 'text' },
  { tag: 'TABLE', name: 'Table', type: 'text' },
  { tag: 'DIET', name: 'Diet', type: 'text' },
  { tag: 'NOTE', name: 'Note for staff', type: 'text' },
]

test('an organiser chooses fields, a note and an alert, and a door shows them, also without a connection', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser, guests, fields)
  const [priya, ken, ada] = codes as [string, string, string]
  await enterList(page, organiser, list, 'settings#beside-the-name')
  const card = page.getByRole('region', { name: 'On the guest’s card' })

  await test.step('fields in an order, one of them large', async () => {
    await expect(card).toContainText('The door shows only the name.')
    await card.getByRole('button', { name: 'Choose fields' }).click()
    const dialog = page.getByRole('dialog', { name: 'On the guest’s card' })
    await dialog.getByRole('button', { name: 'Add field' }).click()
    await dialog
      .getByRole('group', { name: 'Field 1' })
      .getByLabel('Field', { exact: true })
      .selectOption('Diet (DIET)')
    await dialog.getByRole('button', { name: 'Add field' }).click()
    const second = dialog.getByRole('group', { name: 'Field 2' })
    await second.getByLabel('Field', { exact: true }).selectOption('Table (TABLE)')
    await second.getByRole('switch', { name: 'Large' }).click()
    await dialog.getByRole('button', { name: 'Move field 2 up' }).click()
    await dialog.getByLabel('Note', { exact: true }).selectOption('Note for staff (NOTE)')
    await dialog.getByLabel('Alert', { exact: true }).selectOption('Diet (DIET)')
    await dialog.getByLabel('Only for this value').fill('nut allergy')
    await findsNoBarrier(page)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectMessage(page, 'Guest card saved.')
    await expect(card).toContainText('2 fields, a note, an alert')
    await expect(card.getByRole('listitem')).toHaveText([
      'TABLE large',
      'DIET',
      'Note NOTE',
      'Alert DIET “nut allergy”',
    ])
  })

  const link = await addLink(organiser, list, 'North gate')
  await phone.goto(link.url)
  await hasItsList(phone)
  const stripe = phone.getByRole('alertdialog', { name: 'Diet: Nut allergy' })

  await test.step('a guest without an alert is shown with table and note', async () => {
    await typeCode(phone, ken)
    await expect(verdict(phone)).toContainText('Table: 12. Brings the keys')
    await expect(stripe).toHaveCount(0)
  })

  await test.step('an alert stops the door until it is confirmed', async () => {
    await typeCode(phone, priya)
    await expect(stripe).toContainText('VIP table. Walk them to Table 3.')
    await expect(stripe.getByRole('button', { name: 'Got it' })).toBeFocused()
    await findsNoBarrier(phone, [390])
    await readByReader(phone, ken)
    await expect(verdict(phone)).not.toContainText('Ken')
    await stripe.getByRole('button', { name: 'Got it' }).click()
    await expect(stripe).toHaveCount(0)
    await expect(verdict(phone)).toContainText('Diet: Nut allergy')
    // His code waited until staff had answered.
    await expect(verdict(phone)).toContainText('Ken')
    await readByReader(phone, priya)
    await expect(verdict(phone)).toContainText('Already used')
    await expect(stripe).toHaveCount(0)
  })

  await test.step('a door that asks first shows the card with its question', async () => {
    const menu = await openMenu(phone)
    await menu.getByText('Settings of this device').click()
    await menu.getByRole('switch', { name: 'Ask before letting in' }).click()
    await closeSheet(phone)
    await readByReader(phone, ada)
    const question = phone.getByRole('alertdialog', { name: 'Let in?' })
    await expect(question).toContainText('Vegan')
    await question.getByRole('button', { name: 'Don’t let in' }).click()
  })

  await test.step('without a connection the device opens the card with the guest’s code', async () => {
    const card = (await organiser.call(readCard, { params: { listId: list.id } })).card
    expect(card?.alert).toEqual({ tag: 'DIET', is: 'nut allergy' })
    await phone.context().setOffline(true)
    await readByReader(phone, ada)
    await phone.getByRole('button', { name: 'Let in', exact: true }).click()
    await expect(verdict(phone)).toContainText('Diet: Vegan')
    await expect(verdict(phone)).toContainText('Saved, not yet confirmed')
    await phone.context().setOffline(false)
  })
})
