import type { Page } from '@playwright/test'
import { registerOrganiser, until, type Organiser } from './organiser.ts'
import { resetLinkFor } from './outbox.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'
import { saidInTime } from './trouble.ts'

const chosen = 'violet harbour seventeen'

test('a forgotten password is chosen anew by mail, and every other device is signed out', async ({
  page,
  browser,
  organiser,
  product,
}) => {
  const elsewhere = await (await browser.newContext({ baseURL: product.address })).newPage()
  await organiser.signIn(elsewhere)
  await elsewhere.goto('/app')
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeFocused()
  await askForLink(page, organiser.email)
  await expect(page.getByLabel('Email')).toHaveValue('')

  const link = await resetLinkFor(product, organiser.email)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible()
  await expect(page).toHaveURL('/reset-password')
  await choose(page, 'first try here', 'second try here')
  await expect(page.getByText('The passwords don’t match.')).toBeVisible()
  await choose(page, 'password123', 'password123')
  await expect(page.getByText(/one of the most common ones/)).toBeVisible()
  await choose(page, chosen, chosen)
  await expectMessage(page, 'Password updated successfully!')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible()

  await signIn(page, { email: organiser.email, password: organiser.password })
  await expect(page.getByText('The email or the password is wrong.')).toBeVisible()
  await signIn(page, { email: organiser.email, password: chosen })
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await elsewhere.getByRole('link', { name: 'Scanner', exact: true }).click()
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible()
  expect(await elsewhere.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await elsewhere.context().close()
})

test('a used link says so, and leads to a new one, even when signed in', async ({ page, organiser, product }) => {
  await page.goto('/password-forget')
  await askForLink(page, organiser.email)
  const link = await resetLinkFor(product, organiser.email)
  await page.goto(link)
  await choose(page, chosen, chosen)
  await signIn(page, { email: organiser.email, password: chosen })
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await page.goto(link)
  await choose(page, 'another harbour eighteen', 'another harbour eighteen')
  await expect(page.getByRole('alert')).toContainText('This link no longer works.')
  await expect(page.getByLabel('New password', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Ask for a new link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reset your password' })).toBeVisible()
})

test('an incomplete link is refused in words, and the whole one is taken from the same tab @edge', async ({ page }) => {
  await page.goto('/reset-password')
  await expect(page.getByRole('alert')).toContainText('This link isn’t complete.')
  await expect(page.getByRole('button', { name: 'Ask for a new link' })).toBeVisible()
  await page.goto('/reset-password#some.token')
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/reset-password')
})

test('the token of a link is in no address that the browser keeps or sends @edge', async ({ page }) => {
  await page.goto('/login')
  await page.goto('/reset-password#some.token')
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible()
  await expect(page).toHaveURL('/reset-password')
  expect(await page.evaluate(() => JSON.stringify(history.state) + document.referrer)).not.toContain('some.token')
  await page.goBack()
  await expect(page).toHaveURL('/login')
  await page.goForward()
  await expect(page).toHaveURL('/reset-password')
})

test('a signed-in organiser is led past the screens for guests @edge', async ({ page, organiser }) => {
  await organiser.signIn(page)
  for (const path of ['/login', '/register', '/password-forget']) {
    await page.goto(path)
    await expect(page).toHaveURL('/app')
  }
})

test('the requested page is kept during a visit to the forgotten-password page @edge', async ({ page, organiser }) => {
  await page.goto('/account/devices')
  await page.getByRole('link', { name: 'Forgot your password' }).click()
  await page.getByRole('link', { name: 'Back to login' }).click()
  await signIn(page, organiser)
  await expect(page).toHaveURL('/account/devices')
})

test('a password can be shown while it is typed, and password managers recognise the form', async ({ page }) => {
  await page.goto('/register')
  const password = page.getByLabel('Password', { exact: true })
  const again = page.getByLabel('Repeat password')
  await password.fill(chosen)
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show' }).first().click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(again).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveValue(chosen)
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
  await page.goto('/login')
  await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'current-password')
})

test('too many tries get a sentence that says to wait @edge', async ({ page, organiser, product }) => {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '10.77.0.1' }
  const body = JSON.stringify({ email: organiser.email, password: 'a wrong guess' })
  await until(
    async () => (await fetch(`${product.address}/api/login`, { method: 'POST', headers, body })).status === 429,
  )
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '10.77.0.1' })
  await page.goto('/login')
  await signIn(page, organiser)
  await expect(page.getByRole('alert')).toContainText('Too many attempts. Please wait a few minutes and try again.')
  await expect(page.getByLabel('Email')).toHaveValue(organiser.email)
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
})

/** Each guest form, filled in, with its call, and SPEC's message for an answer without one. */
const forms = [
  {
    path: '/login',
    call: '**/api/login',
    button: 'Sign in',
    failed: 'Login failed',
    fill: (page: Page) => fill(page, { Email: 'ann@example.com', Password: chosen }),
  },
  {
    path: '/register',
    call: '**/api/register',
    button: 'Create account',
    failed: 'Registration failed',
    fill: (page: Page) =>
      fill(page, { Name: 'Ann', Email: 'ann@example.com', Password: chosen, 'Repeat password': chosen }),
  },
  {
    path: '/password-forget',
    call: '**/api/forgot-password',
    button: 'Send reset link',
    failed: 'Failed to send reset link',
    fill: (page: Page) => fill(page, { Email: 'ann@example.com' }),
  },
  {
    path: '/reset-password#some.token',
    call: '**/api/reset-password',
    button: 'Save new password',
    failed: 'Failed to update password',
    fill: (page: Page) => fill(page, { 'New password': chosen, 'Repeat new password': chosen }),
  },
]

for (const { path, call, button, failed, fill: fillIn } of forms) {
  test(`${button}: trouble of server or connection is said, and typed text stays @edge`, async ({ page }) => {
    await page.clock.install()
    await page.goto(path)
    await fillIn(page)
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(call, async (route) => {
      await held
      await route.fulfill({ status: 502, body: 'Bad gateway' })
    })
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('button', { name: 'Loading...' })).toBeDisabled()
    await saidInTime(page, page.getByRole('main'), 'This is taking longer than usual.')
    letGo()
    await expect(page.getByRole('alert')).toHaveText(failed)

    await page.route(call, (route) => route.abort('connectionreset'))
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.')
    await expect(page.getByRole('button', { name: button, exact: true })).toBeEnabled()
    for (const field of await page.locator('form input:visible').all()) await expect(field).not.toHaveValue('')
  })
}

test('a second organiser who signs in finds no data of the first @edge', async ({ page, organiser, product }) => {
  const other = await registerOrganiser(product, 'Ravna Nightingale')
  await page.goto('/login')
  await signIn(page, organiser)
  await page.getByRole('button', { name: 'Noor Bakker' }).click()
  await page.getByRole('link', { name: 'Account and password' }).click()
  await page.getByRole('link', { name: 'Devices' }).click()
  await expect(page.getByText('This device')).toBeVisible()
  await page.getByRole('button', { name: 'Noor Bakker' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, other)
  await expect(page.getByRole('button', { name: 'Ravna Nightingale' })).toBeVisible()
  await expect(page.getByText('Noor Bakker')).toHaveCount(0)
})

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByText('Password reset link sent to your email!')).toBeVisible()
}

async function choose(page: Page, password: string, again: string): Promise<void> {
  await fill(page, { 'New password': password, 'Repeat new password': again })
  await page.getByRole('button', { name: 'Save new password' }).click()
}

async function signIn(page: Page, { email, password }: Pick<Organiser, 'email' | 'password'>): Promise<void> {
  await fill(page, { Email: email, Password: password })
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
}
