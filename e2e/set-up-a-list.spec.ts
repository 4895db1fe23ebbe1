import { redeemScan } from '#contract/scanning.ts'
import type { Page } from '@playwright/test'
import { findsNoBarrier } from './barriers.ts'
import { createFields, generateCodes, openStep } from './manager.ts'
import { until } from './organiser.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

const fields = [
  { tag: 'FNAME', name: 'First name', type: 'text' },
  { tag: 'GROUP', name: 'Group', type: 'text' },
  { tag: 'TABLE', name: 'Table', type: 'number' },
  { tag: 'DRINK', name: 'Drink', type: 'dropdown', options: { choices: ['wine', 'water'] } },
]
const guests = [
  { email: 'ada@example.com', merge_fields: { FNAME: 'Ada', GROUP: 'VIP' } },
  { email: 'ken@example.com', merge_fields: { FNAME: 'Ken', GROUP: 'Press' } },
]

test('a list is set up in five steps, disabled, and enabled again', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  const { id } = await product.sandbox.addAudience(account, 'Gala', guests, fields)
  const [list] = await organiser.connect(account.apiKey)
  const memberFields = async (email: string) =>
    (await product.sandbox.readMember(account.apiKey, id, email)).merge_fields
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list!.id}`)

  await test.step('1 and 2: fields and values, each unlocking the next', async () => {
    await expect(page.getByText('Complete step 1 first')).toBeVisible()
    await expect(page.getByText('Complete step 2 first')).toBeVisible()
    await createFields(page)
    await expect(page.getByText('Complete step 1 first')).toBeHidden()
    await generateCodes(page)
    await expectMessage(page, 'QR code generation completed successfully!')
    await expect(page.getByText('Complete step 2 first')).toBeHidden()
  })

  await test.step('3: the webhook, which Mailchimp reaches', async () => {
    await page.getByRole('button', { name: 'Setup Webhook' }).click()
    await page.getByText('Details', { exact: true }).click()
    await expect(page.getByText(`${product.address}/webhooks/mailchimp/`)).toBeVisible()
    await page.getByRole('button', { name: 'Copy code' }).click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^[\w-]{20,}$/)
    await expect(page.getByText(`/webhooks/mailchimp/${copied}`)).toBeVisible()
  })

  await test.step('4: the display field', async () => {
    await page.getByRole('button', { name: 'Configure Display Field' }).click()
    const dialog = page.getByRole('dialog', { name: 'Configure Display Field' })
    await expect(dialog.getByRole('option', { name: /QRCODE/ })).toHaveCount(0)
    await dialog.getByRole('combobox').selectOption('GROUP')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expectMessage(page, 'Display field updated successfully')
  })

  await test.step('5: rules, written, put in order and previewed by keyboard alone', () => writeRules(page))
  await expect(page.getByRole('heading', { name: 'QR Code System Complete' })).toBeVisible()
  await findsNoBarrier(page)

  const { QRCODE: code } = await memberFields('ada@example.com')
  await test.step('a scan sets off the rules, and Mailchimp gets what they changed', async () => {
    const { data } = await organiser.call(redeemScan, { params: { listId: id }, body: { qr_code: code } })
    expect(data?.display_field_value).toBe('VIP')
    await until(async () => {
      const { TABLE: table, DRINK: drink } = await memberFields('ada@example.com')
      return table === 7 && drink === 'wine'
    })
  })

  await test.step('disabled, it leaves nothing in Mailchimp', async () => {
    await page.getByRole('button', { name: 'Disable System' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(
      'This will disable the QR code system and delete all QR code fields from this list. This action cannot be undone. Continue?',
    )
    await question.getByRole('button', { name: 'Disable System' }).click()
    await expect(page.getByRole('button', { name: 'Disable System' })).toBeHidden()
    await expect(page.getByText('Complete step 1 first')).toBeVisible()
    expect(await memberFields('ada@example.com')).not.toHaveProperty('QRCODE')
  })

  await test.step('enabled again, every contact has the same code', async () => {
    await createFields(page)
    await generateCodes(page)
    await until(async () => (await memberFields('ada@example.com'))['QRCODE'] === code)
    expect((await memberFields('ada@example.com'))['QRSCANS']).toBe(1)
  })
})

async function writeRules(page: Page) {
  await page.getByRole('button', { name: 'Configure Logic Rules' }).click()
  const dialog = page.getByRole('dialog', { name: 'Configure Logic Rules' })
  const rule = (number: number) => dialog.getByRole('group', { name: `Rule ${number}` })
  await dialog.getByRole('button', { name: 'Add rule' }).press('Enter')
  await expect(rule(1).getByLabel('If field')).toBeFocused()
  await rule(1).getByLabel('If field').selectOption('TABLE')
  await rule(1).getByLabel('If value').fill('7')
  await rule(1).getByLabel('Then field').selectOption('DRINK')
  await rule(1).getByLabel('Then value').selectOption('wine')
  await dialog.getByRole('button', { name: 'Add rule' }).press('Enter')
  await rule(2).getByLabel('If field').selectOption('GROUP')
  await rule(2).getByLabel('If value').fill('vip')
  await rule(2).getByLabel('Then field').selectOption('TABLE')
  await rule(2).getByLabel('Then value').fill('seven')
  await expect(rule(2).getByLabel('Then field').getByRole('option', { name: /QRMAX/ })).toHaveCount(0)

  await dialog.getByRole('button', { name: 'Save rules' }).press('Enter')
  await expect(rule(2).getByText('TABLE is a number, and "seven" is none.')).toBeVisible()
  await expect(rule(2).getByLabel('If field')).toBeFocused()
  await dialog.getByRole('button', { name: 'Move rule 2 up' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Move rule 1 up' })).toBeFocused()
  await expect(rule(1).getByText('TABLE is a number')).toBeVisible()
  await rule(1).getByLabel('Then value').fill('7')

  // Escape closes the dialog, and no written text is lost.
  await page.keyboard.press('Escape')
  await expect(page.getByText('You have unsaved changes.')).toBeVisible()
  await page.getByRole('button', { name: 'Configure Logic Rules' }).press('Enter')
  await dialog.getByRole('button', { name: 'Preview' }).press('Enter')
  await expect(rule(1).getByText('Matches 1 of 2 contacts now.')).toBeVisible()
  await expect(rule(2).getByText('Matches 0 of 2 contacts now.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save rules' }).press('Enter')
  await expectMessage(page, 'Logic rules updated successfully')
  await expect(page.getByText('If GROUP is “vip”, TABLE becomes “7”.')).toBeVisible()
}

test('a field deleted in Mailchimp is reported missing, and created again with its values', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  const { id } = await product.sandbox.addAudience(account, 'Gala', guests, fields)
  const [list] = await organiser.connect(account.apiKey)
  const [ada] = await organiser.generateCodes(list!)
  await product.sandbox.deleteField(account.apiKey, id, 'QRCODE')
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list!.id}`)
  await page.getByRole('button', { name: 'Check List Status' }).click()
  await expect(page.getByText('Some QR fields are missing in Mailchimp')).toBeVisible()
  await expect(page.getByText('The list has only some of its three QR fields')).toBeVisible()
  await page.getByRole('button', { name: 'Create missing fields' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create QR Fields' }).click()
  await openStep(page, 2)
  await generateCodes(page)
  await until(
    async () =>
      (await product.sandbox.readMember(account.apiKey, id, ada!.email)).merge_fields['QRCODE'] === ada!.qr_code,
  )
})

test('an interrupted disabling says what is left, and can continue or be reversed', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', guests, fields)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list!.id}`)
  // The first field is removed, and the second call gets no answer.
  let deleted = 0
  await page.route('**/qr-codes/*', (route) =>
    route.request().method() === 'DELETE' && ++deleted === 2
      ? route.fulfill({ status: 502, body: 'Bad gateway' })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Disable System' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable System' }).click()
  const left = page.getByRole('alert')
  await expect(left).toContainText('Failed to delete QR code field')
  await expect(left).toContainText('Still in Mailchimp: QRMAX, QRSCANS.')
  await expect(left.getByRole('button', { name: 'Create missing fields' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Only some of the QR fields are left in this list')).toBeVisible()
  await page.getByRole('button', { name: 'Disable the rest' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable System' }).click()
  await expect(page.getByRole('heading', { name: 'Disable System' })).toHaveCount(0)
  await expect(page.getByText('Complete step 1 first')).toBeVisible()
})
