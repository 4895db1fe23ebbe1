// Doors ask guests, and the answers arrive in Mailchimp.
import { setCard } from '#contract/card.ts'
import { findsNoBarrier } from './barriers.ts'
import { addLink, doorBar, hasItsList, readByReader, verdict } from './door.ts'
import { enterList, adaAndKen, openList } from './organiser.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

const fields = [
  { tag: 'FNAME', name: 'First name', type: 'text' },
  { tag: 'LNAME', name: 'Last name', type: 'text' },
  { tag: 'DIET', name: 'Diet', type: 'dropdown', options: { choices: ['Everything', 'Vegan'] } },
  { tag: 'WAIVER', name: 'Waiver', type: 'text' },
]

test('a door asks guests whom it lets in, or before it, and the answers are in Mailchimp; without a connection too', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const bea = { email: 'bea@example.com', merge_fields: { FNAME: 'Bea', LNAME: 'Ode' } }
  const { account, list, codes } = await openList(product, organiser, [...adaAndKen, bea], fields)
  const [ada, ken, ofBea] = codes as [string, string, string]
  const fieldOf = async (email: string, tag: string) =>
    (await product.sandbox.readMember(account.apiKey, list.list_id, email)).merge_fields[tag]
  await enterList(page, organiser, list, 'settings#questions')
  const dialog = page.getByRole('dialog', { name: 'Questions at the door' })

  await test.step('an organiser writes two questions', async () => {
    await page.getByRole('button', { name: 'Choose questions' }).click()
    for (const [number, question, field] of [
      [1, 'What do you eat?', 'DIET'],
      [2, 'I have read the rules.', 'WAIVER'],
    ] as const) {
      await dialog.getByRole('button', { name: 'Add question' }).click()
      const one = dialog.getByRole('group', { name: `Question ${number}` })
      await one.getByRole('textbox', { name: 'Question' }).fill(question)
      await one.getByRole('combobox').selectOption(field)
      if (field === 'WAIVER') await one.getByRole('switch', { name: 'A box to tick' }).click()
    }
    await findsNoBarrier(page)
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expectMessage(page, 'Questions saved.')
    await expect(page.getByText('Asked after the guest was let in. Staff may skip them.')).toBeVisible()
  })

  await phone.goto((await addLink(organiser, list, 'North gate')).url)
  await hasItsList(phone)
  const asked = (name: string) => phone.getByRole('dialog', { name })

  await test.step('the guest is in, and then asked', async () => {
    await readByReader(phone, ada)
    await expect(verdict(phone)).toContainText('Ada Brightwell. Scan 1 of 1')
    const sheet = asked('Ada Brightwell')
    await sheet.getByRole('button', { name: 'Vegan' }).click()
    await sheet.getByLabel('I have read the rules.').check()
    await findsNoBarrier(phone, [390, 320])
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet).toHaveCount(0)
    await expect.poll(() => fieldOf('ada@example.com', 'DIET')).toBe('Vegan')
    expect(await fieldOf('ada@example.com', 'WAIVER')).toBe('Yes')
  })

  await test.step('without a connection the answer is on the card, raises the alert, and waits with the scan', async () => {
    const card = { fields: [], note: null, alert: { tag: 'DIET', is: 'Everything' } }
    await organiser.call(setCard, { params: { listId: list.id }, body: { card } })
    await phone.reload()
    await hasItsList(phone)
    await phone.context().setOffline(true)
    await readByReader(phone, ken)
    await expect(verdict(phone)).toContainText('Saved, not yet confirmed')
    await asked('Ken Ito').getByRole('button', { name: 'Everything' }).click()
    await asked('Ken Ito').getByRole('button', { name: 'Save' }).click()
    await expect(asked('Ken Ito')).toHaveCount(0)
    await expect(phone.getByRole('alertdialog', { name: 'Diet: Everything' })).toBeVisible()
    await phone.getByRole('button', { name: 'Got it' }).click()
    await phone.context().setOffline(false)
    await phone.reload()
    await expect(doorBar(phone)).toHaveText('Connected.')
    await expect.poll(() => fieldOf('ken@example.com', 'DIET')).toBe('Everything')
  })

  await test.step('nobody is let in without an answer that is required', async () => {
    await page.getByRole('button', { name: 'Choose questions' }).click()
    await dialog.getByRole('switch', { name: 'Ask before letting in' }).click()
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Asked before the guest is let in.')).toBeVisible()
    await phone.reload()
    await hasItsList(phone)
    await readByReader(phone, ofBea)
    const sheet = asked('Bea Ode')
    await sheet.getByRole('button', { name: 'Vegan' }).click()
    await sheet.getByRole('button', { name: 'Next' }).click()
    await expect(sheet.getByText('Please answer this.')).toBeVisible()
    await sheet.getByRole('button', { name: 'Don’t let in' }).last().click()
    await expect(sheet).toHaveCount(0)
    await readByReader(phone, ofBea)
    await sheet.getByRole('button', { name: 'Vegan' }).click()
    await sheet.getByLabel('I have read the rules.').check()
    await sheet.getByRole('button', { name: 'Next' }).click()
    await expect(verdict(phone)).toContainText('Bea Ode. Scan 1 of 1')
    await expect(sheet).toHaveCount(0)
    await expect.poll(() => fieldOf('bea@example.com', 'WAIVER')).toBe('Yes')
  })
})
