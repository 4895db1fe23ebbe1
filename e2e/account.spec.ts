import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from '@playwright/test'
import { logIn, register } from '#contract/auth.ts'
import { changeList } from '#contract/lists.ts'
import { findsNoBarrier } from './barriers.ts'
import { messages } from './manager.ts'
import type { Organiser } from './organiser.ts'
import type { Product } from './product.ts'
import { expect, test } from './story.ts'
import { saidInTime } from './trouble.ts'

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

test('the download has the lists of the person, their contacts, and its last line', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', guests)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  await organiser.signIn(page)
  await page.goto('/account/data')
  const download = page.waitForEvent('download')
  const dialog = await askForFile(page, 'not my password')
  await expect(dialog.getByText('The password is wrong.')).toBeVisible()
  await enter(dialog, organiser.password)
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^listpass-\d{4}-\d\d-\d\d\.jsonl$/)
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\n')
  const entries = lines.map((line) => JSON.parse(line) as { type: string })
  expect(entries.at(-1)).toMatchObject({ type: 'end' })
  expect(entries.some(({ type }) => type === 'list')).toBe(true)
  const text = lines.join('\n')
  for (const known of ['Gala', 'ada@example.com', organiser.email]) expect(text).toContain(known)
  expect(text).not.toContain(account.apiKey)
  await expect(page.getByText(/^Your data is downloaded: .+\.$/)).toBeVisible()
})

test('a download that is cancelled, breaks off or ends too early is not saved, and says so', async ({
  page,
  organiser,
}) => {
  await organiser.signIn(page)
  await page.goto('/account/data')
  let saved = 0
  page.on('download', () => void saved++)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/user/export', async (route) => {
    await held
    await route.abort().catch(() => {})
  })
  await (await askForFile(page, organiser.password)).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Download everything' })).toBeEnabled()
  await expect(page.getByRole('alert')).toBeHidden()
  letGo()
  await page.unroute('**/api/user/export')

  await page.route('**/api/user/export', (route) => route.abort('connectionreset'))
  const dialog = await askForFile(page, organiser.password)
  await expect(page.getByRole('alert')).toContainText('The connection was lost before the file was complete.')
  await page.route('**/api/user/export', (route) => route.fulfill({ body: '{"type":"user"}\n{"type":"list"}\n' }))
  await enter(dialog, organiser.password)
  await expect(page.getByRole('alert')).toContainText('Nothing was saved. Please try again.')
  await page.route('**/api/user/export', (route) => route.fulfill({ status: 500, body: 'Oops' }))
  const again = await askForFile(page, organiser.password)
  await expect(again.getByRole('alert')).toContainText('Failed to download your data')
  expect(saved).toBe(0)
})

test('an account is deleted with its password, and nothing signs in with it again', async ({
  page,
  browser,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', guests)
  await organiser.connect(account.apiKey)
  const other = await elsewhere(browser, product, organiser)
  await organiser.signIn(page)
  await page.goto('/account/data')
  await page.getByRole('button', { name: 'Delete My Account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account' })
  await expect(dialog).toContainText('This action cannot be undone.')
  const confirm = dialog.getByRole('button', { name: 'Delete My Account and All Data' })
  await dialog.getByLabel('Password').fill('not my password')
  await confirm.click()
  await expect(dialog.getByText('The password is wrong.')).toBeVisible()

  await page.route('**/api/user', (route) =>
    route.request().method() === 'DELETE' ? route.abort('connectionreset') : route.continue(),
  )
  await confirm.click()
  await expect(dialog.getByRole('alert')).toContainText('Network error. Please check your connection.')
  await page.unroute('**/api/user')

  await dialog.getByLabel('Password').fill(organiser.password)
  await confirm.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await expectSignedOut(other)

  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  // A page without a message area shows none; the message waits for the next page.
  await expect(messages(page)).toContainText('Your account is deleted')
  await page.getByLabel('Email').fill(organiser.email)
  await page.getByLabel('Password').fill(organiser.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('The email or the password is wrong.')).toBeVisible()
})

test('changing the password: a server that is slow or fails and a lost connection are said', async ({
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

test('a device that could not be signed out stays in the list, and the screen says so', async ({
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
  await expect(messages(page)).toContainText('Network error. Please check your connection.')
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

/** Another browser of the same person, on the dashboard. */
async function elsewhere(browser: Browser, product: Product, organiser: Organiser, userAgent = 'Story/1.0') {
  const token = await signInByCall(product, organiser, userAgent)
  const context = await browser.newContext({ baseURL: product.address })
  const page = await context.newPage()
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token)
  await page.goto('/app')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  return page
}

async function signInByCall({ address }: Product, { email, password }: Organiser, userAgent: string): Promise<string> {
  const answer = await fetch(`${address}${logIn.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
    body: JSON.stringify({ email, password }),
  })
  return register.answer.parse(await answer.json()).token
}

/** The next call of that browser notices the end of its session; then its page is closed. */
async function expectSignedOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Scanner', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible()
  await page.context().close()
}

async function change(page: Page, { from, to, again = to }: { from: string; to: string; again?: string }) {
  await page.getByLabel('Current password').fill(from)
  await page.getByLabel('New password', { exact: true }).fill(to)
  await page.getByLabel('Repeat new password').fill(again)
  await page.getByRole('button', { name: 'Update password' }).click()
}

/** Opens the question before the download, and answers it. */
async function askForFile(page: Page, password: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Download everything' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download everything' })
  await enter(dialog, password)
  return dialog
}

async function enter(dialog: Locator, password: string): Promise<void> {
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Download everything' }).click()
}
