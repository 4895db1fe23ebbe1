// Another browser of the same person.
import type { Browser, Page } from '@playwright/test'
import { logIn, register } from '#contract/auth.ts'
import type { Organiser } from './organiser.ts'
import type { Product } from './product.ts'
import { expect } from './story.ts'

/** Another browser of the same person, on the dashboard. */
export async function elsewhere(browser: Browser, product: Product, organiser: Organiser, userAgent = 'Story/1.0') {
  const token = await signInByCall(product, organiser, userAgent)
  const context = await browser.newContext({ baseURL: product.address })
  const page = await context.newPage()
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token)
  await page.goto('/app')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  return page
}

/** The next call of that browser notices the end of its session; then its page is closed. */
export async function expectSignedOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Scanner', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible()
  await page.context().close()
}

async function signInByCall({ address }: Product, { email, password }: Organiser, userAgent: string): Promise<string> {
  const answer = await fetch(`${address}${logIn.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': userAgent },
    body: JSON.stringify({ email, password }),
  })
  return register.answer.parse(await answer.json()).token
}
