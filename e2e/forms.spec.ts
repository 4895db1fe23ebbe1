// The account forms, word by word: their fields, the message for each field, and the next page.
import type { Page } from '@playwright/test'
import { findsNoBarrier } from './barriers.ts'
import { expect, test } from './story.ts'

const forms = [
  {
    path: '/login',
    title: 'Sign in to your account',
    types: { email: 'email', password: 'password' },
    links: { 'Forgot your password': '/password-forget', "Don't have an account? Sign up": '/register' },
  },
  {
    path: '/register',
    title: 'Create your free account',
    types: { name: 'text', email: 'email', password: 'password', password_confirmation: 'password' },
    links: { 'Already have an account? Sign in': '/login' },
  },
  {
    path: '/password-forget',
    title: 'Reset your password',
    types: { email: 'email' },
    links: { 'Back to login': '/login' },
  },
  {
    path: '/change-password',
    title: 'Change Password',
    types: { current_password: 'password', password: 'password', password_confirmation: 'password' },
    links: { 'Back to Dashboard': '/app' },
  },
]

for (const { path, title, types, links } of forms) {
  test(`${title}: every field is required, and the other links are there`, async ({ page, organiser }) => {
    if (path === '/change-password') await organiser.signIn(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.locator('form input:visible')).toHaveCount(Object.keys(types).length)
    for (const [name, type] of Object.entries(types)) {
      const field = page.locator(`input[name="${name}"]`)
      await expect(field).toHaveAttribute('required')
      expect((await field.getAttribute('type')) ?? 'text', name).toBe(type)
    }
    for (const [name, href] of Object.entries(links)) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
    let sent = 0
    await page.route('**/api/{login,register,forgot-password,change-password}', (route) => {
      sent += 1
      return route.abort()
    })
    await page.locator('form button[type=submit]').click()
    await expect(page.locator(`input[name="${Object.keys(types)[0]!}"]`)).toBeFocused()
    expect(sent).toBe(0)
    await findsNoBarrier(page)
  })
}

test('a field shows its first problem, but Change Password shows all', async ({ page, organiser }) => {
  const declined = {
    success: false,
    message: 'Please look at the form again.',
    error: 'Please look at the form again.',
    errors: { password: ['It is too short.', 'It is too common.'] },
  }
  await page.route('**/api/{login,change-password}', (route) => route.fulfill({ status: 422, json: declined }))
  await page.goto('/login')
  await fill(page, { Email: 'ann@example.com', Password: 'short' })
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('It is too short.')).toBeVisible()
  await expect(page.getByText('It is too common.')).toHaveCount(0)

  await organiser.signIn(page)
  await page.goto('/change-password')
  await fill(page, { 'Current password': 'a', 'New password': 'short', 'Repeat new password': 'short' })
  await page.getByRole('button', { name: 'Update password' }).click()
  await expect(page.getByText('It is too short. It is too common.')).toBeVisible()
})

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
}

test('a taken email is told under its field, with links to sign in and to a new password', async ({
  page,
  organiser,
}) => {
  await page.goto('/register')
  const chosen = 'quite another harbour'
  await fill(page, { Name: 'Noor', Email: organiser.email, Password: chosen, 'Repeat password': chosen })
  await page.getByRole('button', { name: 'Create account' }).click()
  const field = page.getByLabel('Email')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('This email has an account. Sign in, or choose a new password.')
  const form = page.locator('form')
  await expect(form.getByRole('link', { name: 'Sign in', exact: true })).toHaveAttribute('href', '/login')
  await expect(form.getByRole('link', { name: 'Forgot your password' })).toHaveAttribute('href', '/password-forget')
  await findsNoBarrier(page)
})
