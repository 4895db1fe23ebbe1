import { logIn } from '#contract/auth.ts'
import { addScannerLink } from '#contract/doors.ts'
import { findsNoBarrier as check } from './barriers.ts'
import { doorBar } from './door.ts'
import { guestName, openPart, openStep } from './manager.ts'
import { enterList, type Organiser } from './organiser.ts'
import type { Product } from './product.ts'
import { expect, test } from './story.ts'

const guests = [
  { email: 'ada@example.com', merge_fields: { FNAME: 'Ada', LNAME: 'Brightwell' } },
  { email: 'ken@example.com', merge_fields: { FNAME: 'Ken', LNAME: 'Ito' }, status: 'unsubscribed' },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the public screens have no barrier, light or dark, narrow or wide', async ({ page }) => {
  for (const path of ['/', '/guest-list', '/mailchimp-coupons-qr-codes']) {
    await page.goto(path)
    await check(page)
  }
  await page.goto('/register')
  await page.getByLabel('Name').fill('Noor')
  await page.getByLabel('Email').fill('noor.at.home@example.com')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Repeat password').fill('other')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('The passwords don’t match.')).toBeVisible()
  await check(page)
  await page.goto('/login')
  await check(page)
  await page.goto('/password-forget')
  await page.getByLabel('Email').fill('nobody.at.all@example.com')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Password reset link sent to your email!')).toBeVisible()
  await check(page)
  await page.goto('/reset-password#some.token')
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Show' }).first().click()
  await check(page)
  await page.goto('/reset-password')
  await expect(page.getByRole('alert')).toBeVisible()
  await check(page)
  await page.goto('/nowhere')
  await check(page)
  await page.goto('/q/ABCDEFGH23456789ABCDEFG4/scan')
  await check(page)
})

test('dashboard and manager have no barrier, dialogs and menus open too', async ({ page, organiser, product }) => {
  await organiser.signIn(page)
  await page.goto('/app')
  await expect(page.getByRole('heading', { name: 'Welcome to your QR Code Manager!' })).toBeVisible()
  await check(page)
  await page.getByRole('button', { name: 'Add Mailchimp Account' }).click()
  await page.getByRole('dialog').getByLabel('Account name').fill('Our events')
  await page.getByRole('dialog').getByLabel('API key').fill('no key')
  await page.getByRole('button', { name: 'Connect Account' }).click()
  await expect(page.getByText(/This is not a Mailchimp API key/)).toBeVisible()
  await check(page)

  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', guests)
  const [list] = await organiser.connect(account.apiKey)
  await page.goto('/app')
  await expect(page.getByRole('table').first()).toBeVisible()
  await check(page)
  await page.getByRole('button', { name: 'Edit' }).click()
  await check(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Noor Bakker' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await check(page, [1280])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Noor Bakker' })).toBeFocused()

  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Noor Bakker' }).click()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await check(page, [360])

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/app/qr-manager/${list!.id}`)
  await expect(page.getByText('Complete step 1 first')).toBeVisible()
  await check(page)
  await organiser.generateCodes(list!)
  await page.reload()
  for (const part of ['Tonight', 'Doors', 'Email', 'Results', 'Settings', 'QR Code Manager'] as const) {
    await openPart(page, part)
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible()
    await check(page)
  }
  await openStep(page, 2)
  await page.getByRole('button', { name: 'Generate for new contacts' }).click()
  await check(page)
  await page.keyboard.press('Escape')
  await openPart(page, 'Guests')
  await expect(page.getByRole('table').first()).toBeVisible()
  await check(page)
  await guestName(page, 'ada@example.com').click()
  await check(page)
})

test('setting up and looking after a list has no barrier, in every dialog and with everything opened', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  const { id } = await product.sandbox.addAudience(account, 'Gala', guests)
  await product.sandbox.addAudience(account, 'Ball', guests)
  const list = (await organiser.connect(account.apiKey)).find(({ name }) => name === 'Gala')
  await organiser.signIn(page)
  await page.goto('/setup/account')
  await expect(page.getByLabel('Account Name')).toBeVisible()
  await check(page)
  await page.goto('/setup/audience')
  await page.getByRole('radio', { name: /Ball/ }).check()
  await check(page)
  await page.getByRole('button', { name: 'Continue to Final Step' }).click()
  await expect(page.getByRole('heading', { name: 'Setup Complete!' })).toBeVisible()
  await check(page)
  await page.getByRole('link', { name: 'Next: Add to Email Templates' }).click()
  await expect(page.getByRole('heading', { name: 'What your contact sees' })).toBeVisible()
  await check(page)
  await page.goto(`/app/qr-manager/${list!.id}`)
  await page.getByRole('button', { name: 'Create QR Fields' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await check(page)
  await page.keyboard.press('Escape')

  await organiser.generateCodes(list!)
  await product.sandbox.editMember(id, 'ken@example.com', { QRCODE: 'typed over' })
  await page.reload()
  await page.getByRole('button', { name: 'Check List Status' }).click()
  await page.getByText('Show differences').click()
  await expect(page.getByText('typed over')).toBeVisible()
  // The field is deleted only now, because a list with a webhook would restore it.
  await page.getByRole('button', { name: 'Setup Webhook' }).click()
  await page.getByText('Details', { exact: true }).click()
  await expect(page.getByText('Webhook URL')).toBeVisible()
  await check(page)

  await page.getByRole('button', { name: 'Configure Display Field' }).click()
  await expect(page.getByRole('combobox', { name: 'Display field' })).toBeVisible()
  await check(page)
  await page.keyboard.press('Escape')
  await openStep(page, 5)
  await page.getByRole('button', { name: 'Configure Logic Rules' }).click()
  await page.getByRole('button', { name: 'Add rule' }).click()
  const rule = page.getByRole('group', { name: 'Rule 1' })
  await rule.getByLabel('If field').selectOption('FNAME')
  await rule.getByLabel('Then field').selectOption('TABLE')
  await rule.getByLabel('Then value').fill('two')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(rule.getByText('TABLE is a number')).toBeVisible()
  await check(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Disable System' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await check(page)

  await product.sandbox.revokeKey(account)
  await page.goto('/app')
  await page.getByRole('button', { name: 'Sync Lists' }).click()
  await page.getByRole('button', { name: 'Reconnect' }).click()
  await expect(page.getByRole('button', { name: 'Connect with Mailchimp' })).toBeVisible()
  await check(page)
})

test('password and devices have no barrier, the question open too', async ({ page, organiser }) => {
  await organiser.call(logIn, { body: { email: organiser.email, password: organiser.password } })
  await organiser.signIn(page)
  await page.goto('/change-password')
  await page.getByLabel('Current password').fill('not my password')
  await page.getByLabel('New password', { exact: true }).fill('violet harbour seventeen')
  await page.getByLabel('Repeat new password').fill('violet harbour seventeen')
  await page.getByRole('button', { name: 'Update password' }).click()
  await expect(page.getByText('The current password is wrong.')).toBeVisible()
  await check(page)
  await page.goto('/account/devices')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await check(page)
  await page.keyboard.press('Escape')
  await check(page)
})

test('activity, the download and the end of an account have no barrier, also when they are declined', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', guests)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  await organiser.signIn(page)
  await page.goto('/account/activity')
  await expect(page.getByRole('table').first()).toBeVisible()
  await check(page)
  await page.goto('/account/data')
  await page.route('**/api/user/export', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Download everything' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download everything' })
  await dialog.getByLabel('Password', { exact: true }).fill(organiser.password)
  await dialog.getByRole('button', { name: 'Download everything' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await check(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByLabel('Password').fill('not my password')
  await page.getByRole('button', { name: 'Delete my account and all data' }).click()
  await expect(page.getByText('The password is wrong.')).toBeVisible()
  await check(page)
})

test('scanner links have no barrier, with a device and the menu opened', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { list, link } = await openLink(organiser, product)
  await phone.goto(link.url)
  await expect(doorBar(phone)).toBeVisible()
  await enterList(page, organiser, list, 'doors')
  const links = page.getByRole('region', { name: 'Scanner links' })
  await links.getByText('1 device uses it now').click()
  await expect(links.getByRole('button', { name: /^End/ })).toBeVisible()
  await check(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await links.getByRole('button', { name: 'More for North gate' }).click()
  await check(page, [360])
})

test('the dialogs of a scanner link have no barrier', async ({ page, organiser, product }) => {
  const { list } = await openLink(organiser, product)
  await enterList(page, organiser, list, 'doors')
  const links = page.getByRole('region', { name: 'Scanner links' })
  for (const name of ['Show QR: North gate', 'Edit']) {
    await page.setViewportSize({ width: 1280, height: 800 })
    if (name === 'Edit') await links.getByRole('button', { name: 'More for North gate' }).click()
    await links.getByRole('button', { name, exact: true }).click()
    await expect(page.locator('dialog')).toBeVisible()
    await check(page)
    await page.keyboard.press('Escape')
  }
})

test('the data of one contact has no barrier', async ({ page, organiser, product }) => {
  const { list } = await openLink(organiser, product)
  await enterList(page, organiser, list, 'guests')
  await guestName(page, 'ada@example.com').click()
  await check(page)
  await page.getByRole('button', { name: 'Erase…' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await check(page)
})

test('everything can be reached by keyboard, at 320 pixels too', async ({ page, organiser }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.getByRole('button', { name: 'Open menu' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Create account' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Create account' })).toBeHidden()
  await page.getByLabel('Email').focus()
  await page.keyboard.type(organiser.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(organiser.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused()
  await expect(page).toHaveTitle('Dashboard – Listpass')
  await page.getByRole('button', { name: 'Add Mailchimp Account' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Account name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Add Mailchimp Account' })).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

async function openLink(organiser: Organiser, product: Product) {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', guests)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  const body = { label: 'North gate', may_check_in_by_name: true, expires_at: '2036-05-01T18:30:00.000Z' }
  const { link } = await organiser.call(addScannerLink, { params: { listId: list!.id }, body })
  return { list: list!, link }
}
