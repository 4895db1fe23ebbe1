import type { Page } from '@playwright/test'
import { changeList } from '#contract/lists.ts'
import { findsNoBarrier } from './barriers.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'
import { saidInTime } from './trouble.ts'
import { elsewhere, expectSignedOut } from './elsewhere.ts'

const guests = [{ email: 'ada@example.com', merge_fields: { FNAME: 'Ada', LNAME: 'Brightwell' } }]
const chosen = 'violet harbour seventeen'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'

test('a changed password keeps this device signed in, and no other', async ({ page, browser, organiser, product }) => {
  const other = await elsewhere(browser, product, organiser)
  await organiser.signIn(page)
  await page.goto('/app')
  await page.getByRole('button', { name: organiser.name }).click()
  await page.getByRole('link', { name: 'Account and password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Change Password' })).toBeFocused()
  await expect(page.getByText('Update your account password')).toBeVisible()

  await change(page, { from: 'not my password', to: chosen })
  await expect(page.getByText('The current password is wrong.')).toBeVisible()
  await expect(page.getByLabel('Current password')).toBeFocused()
  await change(page, { from: organiser.password, to: chosen, again: 'something else' })
  await expect(page.getByText('The passwords don’t match.')).toBeVisible()
  await change(page, { from: organiser.password, to: 'short' })
  await expect(page.getByText('The password must have at least 8 characters.')).toBeVisible()
  await change(page, { from: organiser.password, to: chosen })
  await expect(page.getByText('Password updated successfully!')).toBeVisible()
  await expect(page.getByLabel('Current password')).toHaveValue('')

  await page.reload()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expectSignedOut(other)
})

test('devices are listed by name; one is signed out, then all others', async ({
  page,
  browser,
  organiser,
  product,
}) => {
  const phone = await elsewhere(browser, product, organiser, iPhone)
  const other = await elsewhere(browser, product, organiser, 'Something nobody knows/1.0')
  await organiser.signIn(page)
  await page.goto('/account/devices')
  const rows = page.getByRole('region', { name: 'Devices where you are signed in' }).getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(page.getByText('You are signed in on 2 other devices.')).toBeVisible()
  const here = rows.filter({ hasText: 'This device' })
  await expect(here.getByRole('button')).toHaveCount(0)
  await expect(rows.filter({ hasText: 'Unknown device' })).toHaveCount(2)
  const used = rows.filter({ hasText: 'Safari on iPhone' }).locator('time').last()
  await expect(used).toHaveText(/^now$|minute/)
  await expect(used).toHaveAttribute('title', /\d{4}/)
  await findsNoBarrier(page)

  await page.getByRole('button', { name: /^Sign out: Safari on iPhone/ }).click()
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: 'Safari on iPhone' })).toHaveCount(0)
  await expectSignedOut(phone)

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere else' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await question.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByText('You’re not signed in anywhere else.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden()
  await expectSignedOut(other)
})

test('activity shows each change with its actor and list, and can be filtered by list', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', guests)
  await product.sandbox.addAudience(account, 'Coupons', guests)
  const lists = await organiser.connect(account.apiKey)
  await organiser.generateCodes(lists.find(({ name }) => name === 'Gala')!)
  await organiser.signIn(page)
  await page.goto('/account/activity')
  const table = page.getByRole('table')
  await expect(table.getByRole('row').nth(1)).toContainText('QR codes were generated: 1 contact.')
  await expect(table.getByRole('row').nth(1)).toContainText('You')
  await expect(table).toContainText('The account was created.')
  await expect(table).toContainText('Lists were read from Mailchimp: 2 lists.')
  await expect(table).toContainText('Our events')

  await page.getByLabel('List', { exact: true }).selectOption({ label: 'Gala' })
  await expect(table).toContainText('The QR fields were created.')
  await expect(table).not.toContainText('The account was created.')
  await page.getByLabel('List', { exact: true }).selectOption({ label: 'Coupons' })
  await expect(page.getByText('No changes to this list yet.')).toBeVisible()
  await page.getByLabel('List', { exact: true }).selectOption({ label: 'Gala' })
  await table.getByRole('link', { name: 'Gala' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Gala' })).toBeVisible()
})

test('activity goes back page by page, and forward again', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', guests)
  const [list] = await organiser.connect(account.apiKey)
  // Every change is recorded, and costs less than a sign-in.
  for (let most = 1; most <= 55; most++)
    await organiser.call(changeList, { params: { listId: list!.id }, body: { default_max: most } })
  await organiser.signIn(page)
  await page.goto('/account/activity')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(51)
  await page.getByRole('button', { name: 'Older' }).click()
  await expect(page.getByText('Page 2')).toBeVisible()
  await expect(page.getByText('The account was created.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Older' })).toBeDisabled()
  await page.getByRole('button', { name: 'Newer' }).click()
  await expect(rows).toHaveCount(51)
  await expect(page.getByRole('button', { name: 'Newer' })).toBeDisabled()
})

test('changing the password: a server that is slow or fails and a lost connection are said @edge', async ({
  page,
  organiser,
}) => {
  await organiser.signIn(page)
  await page.clock.install()
  await page.goto('/change-password')
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/change-password', async (route) => {
    await held
    await route.fulfill({ status: 502, body: 'Bad gateway' })
  })
  await change(page, { from: organiser.password, to: chosen })
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled()
  await saidInTime(page, page.getByRole('main'), 'This is taking longer than usual.')
  letGo()
  await expect(page.getByRole('alert')).toHaveText('Failed to update password')
  await page.route('**/api/change-password', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: 'Update password' }).click()
  await expect(page.getByRole('alert')).toHaveText('An error occurred while updating your password.')
  await expect(page.getByLabel('Current password')).toHaveValue(organiser.password)
})

test('a device that could not be signed out stays in the list, and the screen says so @edge', async ({
  page,
  browser,
  organiser,
  product,
}) => {
  const phone = await elsewhere(browser, product, organiser, iPhone)
  await organiser.signIn(page)
  await page.goto('/account/devices')
  await page.route('**/api/sessions/*', (route) => route.abort('connectionreset'))
  await page.getByRole('button', { name: /^Sign out: Safari on iPhone/ }).click()
  await expectMessage(page, 'Network error. Please check your connection.')
  await expect(page.getByRole('button', { name: /^Sign out: Safari on iPhone/ })).toBeEnabled()

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.route('**/api/sessions', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 502, body: '' }) : route.continue(),
  )
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(question.getByRole('alert')).toContainText('Failed to sign out everywhere else')
  await phone.reload()
  await expect(phone.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await phone.context().close()
})

async function change(page: Page, { from, to, again = to }: { from: string; to: string; again?: string }) {
  await page.getByLabel('Current password').fill(from)
  await page.getByLabel('New password', { exact: true }).fill(to)
  await page.getByLabel('Repeat new password').fill(again)
  await page.getByRole('button', { name: 'Update password' }).click()
}
