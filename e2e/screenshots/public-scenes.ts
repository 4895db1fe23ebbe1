import type { Page } from '@playwright/test'
import { type Scene, press, seeHeading, seeText, steps, threeWidths } from './scene.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()

export const publicScenes: Scene[] = [
  { name: 'landing', path: '/', act: heading },
  { name: 'landing-menu', path: '/', act: steps(heading, press('Open menu')), isWindow: true, widths: [390] },
  { name: 'guest-list', path: '/guest-list', act: heading },
  { name: 'coupons', path: '/mailchimp-coupons-qr-codes', act: heading },
  { name: 'guide', path: '/guide', act: heading, widths: threeWidths },
  { name: 'guide-in-german', path: '/de/guide', act: heading, widths: threeWidths },
  { name: 'guide-doors', path: '/guide/doors', act: heading, widths: threeWidths },
  { name: 'guide-door-staff', path: '/guide/door', act: heading, widths: threeWidths },
  { name: 'api-docs', path: '/api/docs', act: heading, isWindow: true, widths: threeWidths },
  { name: 'register-empty', path: '/register', act: heading },
  { name: 'register-declined', path: '/register', act: registerBadly },
  { name: 'login-empty', path: '/login', act: heading },
  { name: 'login-declined', path: '/login', act: logInBadly },
  { name: 'password-forget-empty', path: '/password-forget', act: heading },
  { name: 'password-forget-sent', path: '/password-forget', act: forget },
  { name: 'reset-password-empty', path: '/reset-password#some.token', act: heading },
  { name: 'reset-password-ways', path: '/reset-password#some.token', act: seeWays },
  { name: 'reset-password-done', path: '/reset-password#some.token', act: steps(seeWays, chooseAnew) },
  { name: 'reset-password-incomplete', path: '/reset-password', act: (page) => page.getByRole('alert').waitFor() },
  { name: 'not-found', path: '/nowhere', act: heading },
  { name: 'ticket-no-code', path: '/q/nothing/scan', act: heading },
  {
    name: 'scanner-public-unknown',
    path: '/scanner/public/nothing',
    act: seeText('Scanner is not connected to a valid list.'),
  },
]

/** The link's account has a passkey and a link, and its team requires a second step. */
async function seeWays(page: Page) {
  const passkeys = ['Ada’s phone', 'Old laptop'].map((name, nth) => ({
    id: String(nth),
    name,
    created_at: '2026-05-02T18:00:00.000Z',
    last_used_at: null,
  }))
  const found = { passkeys, linked_with: 'Example ID', ways: ['passkey'] }
  await page.route('**/api/reset-password/read', (route) => route.fulfill({ json: found }))
  await page.goto('/')
  await page.goto('/reset-password#some.token')
  await page.getByRole('group', { name: 'Other ways into your account' }).waitFor()
}

async function chooseAnew(page: Page) {
  const left = { passkeys: 0, is_linked: false }
  const done = { message: '', ended: { passkeys: 2, is_linked: true }, left, ways: ['passkey'] }
  await page.route('**/api/reset-password', (route) => route.fulfill({ json: done }))
  await page.getByLabel('New password', { exact: true }).fill('quite another harbour')
  await page.getByLabel('Repeat new password').fill('quite another harbour')
  await page.getByRole('button', { name: 'Save new password' }).click()
  await page.getByRole('heading', { name: 'Your password is changed' }).waitFor()
}

async function registerBadly(page: Page) {
  await page.getByLabel('Name').fill('Noor')
  await page.getByLabel('Email').fill('noor@example.com')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Repeat password').fill('other')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('The passwords don’t match.').waitFor()
}

async function logInBadly(page: Page) {
  await page.getByLabel('Email').fill('nobody.at.all@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not my password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.locator('[aria-invalid="true"]').or(page.getByRole('alert')).first().waitFor()
}

async function forget(page: Page) {
  await page.getByLabel('Email').fill('nobody.at.all@example.com')
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await seeText('Password reset link sent to your email!')(page)
  await seeHeading('Reset your password')(page)
}
