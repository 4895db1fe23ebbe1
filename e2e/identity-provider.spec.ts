import type { Page } from '@playwright/test'
import { startIssuer } from '../server/testing/issuer.ts'
import { findsNoBarrier } from './barriers.ts'
import { registerOrganiser } from './organiser.ts'
import { startProduct } from './product.ts'
import { expect, test } from './story.ts'

test('an organiser signs in by the identity provider, and links an account that was there before', async ({ page }) => {
  const product = await startProduct()
  const issuer = await startIssuer(product.address)
  const { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET } = issuer.settings
  try {
    await product.restart({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME: 'Example ID' })
    issuer.signIn({ sub: 'ada', email: 'ada@example.com', email_verified: true, name: 'Ada Brightwell' })
    await page.goto(`${product.address}/login`)
    await expect(page.getByRole('button', { name: 'Sign in with Example ID' })).toBeVisible()
    await findsNoBarrier(page)
    await signInThere(page)
    await expect(page.getByRole('button', { name: 'Ada Brightwell' })).toBeVisible()
    await expect(page).toHaveURL(`${product.address}/app`)
    await page.getByRole('button', { name: 'Ada Brightwell' }).click()
    await page.getByRole('button', { name: 'Logout here and at Example ID' }).click()
    await expect(page).toHaveURL(new RegExp(`^${OIDC_ISSUER}/session/end`))
    // The sign-out at the provider: there is no session there any more.
    await page.context().clearCookies()
    await page.goto(`${product.address}/app`)
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible()

    const noor = await registerOrganiser(product)
    await noor.confirmEmail()
    issuer.signIn({ sub: 'noor', email: noor.email, email_verified: true, name: 'Noor at work' })
    await page.goto(`${product.address}/login`)
    await signInThere(page)
    await expect(page.getByRole('alert')).toContainText('then link Example ID in your account under Passkeys')
    await page.getByLabel('Email').fill(noor.email)
    await page.getByLabel('Password', { exact: true }).fill(noor.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await page.goto(`${product.address}/account/passkeys`)
    await page.getByRole('button', { name: 'Link Example ID' }).click()
    await page.getByRole('alertdialog').getByLabel('Password', { exact: true }).fill(noor.password)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('This account is linked: you can sign in with Example ID.')).toBeVisible()

    await page.evaluate(() => localStorage.removeItem('auth_token'))
    await page.goto(`${product.address}/login`)
    await signInThere(page)
    await expect(page.getByRole('button', { name: noor.name })).toBeVisible()
  } finally {
    await product.stop()
    await issuer.close()
  }
})

async function signInThere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with Example ID' }).click()
}
