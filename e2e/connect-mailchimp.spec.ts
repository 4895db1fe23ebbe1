import type { Page } from '@playwright/test'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

const guests = [{ email: 'ada@example.com' }]

test('an account is connected by consent, and its audience chosen', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Spring supper', guests)
  await organiser.signIn(page)
  await page.goto('/app')
  await page.getByRole('button', { name: 'Add Mailchimp Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Mailchimp Account' })
  await dialog.getByLabel('Account name').fill('Our events')
  await dialog.getByRole('button', { name: 'Connect with Mailchimp' }).click()
  await consent(page, account.name, 'Allow')

  await expect(page).toHaveURL('/setup/audience')
  await expect(page.getByRole('heading', { level: 1, name: 'Select Your Audience' })).toBeVisible()
  // The only audience is preselected.
  await expect(page.getByRole('radio', { name: /Spring supper 1 subscriber Created: \d+ \w+ \d{4}/ })).toBeChecked()
})

test('a refused consent changes nothing, and says how to begin again @edge', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  await organiser.signIn(page)
  await page.goto('/setup/account')
  await page.getByLabel('Account Name').fill('Our events')
  await page.getByRole('button', { name: 'Connect with Mailchimp' }).click()
  await consent(page, account.name, 'Deny')
  await expect(page.getByRole('heading', { name: 'The account was not connected.' })).toBeVisible()
  await page.getByRole('link', { name: 'Connect an account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Connect Your Mailchimp Account' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to your QR Code Manager!' })).toBeVisible()
})

test('a consent that cannot begin says why, and the browser stays on the page @edge', async ({ page, organiser }) => {
  await organiser.signIn(page)
  await page.goto('/app')
  await page.getByRole('button', { name: 'Add Mailchimp Account' }).click()
  const dialog = page.getByRole('dialog')
  const connect = dialog.getByRole('button', { name: 'Connect with Mailchimp' })
  await connect.click()
  await expect(dialog.getByLabel('Account name')).toBeFocused()
  await dialog.getByLabel('Account name').fill('Our events')
  for (const url of ['javascript:alert(1)', '']) {
    await page.route('**/mailchimp/connect', (route) => route.fulfill({ json: { url, message: '' } }))
    await connect.click()
    await expect(dialog.getByRole('alert')).toContainText('No OAuth URL received')
  }
  await page.route('**/mailchimp/connect', (route) => route.fulfill({ status: 500, body: '' }))
  await connect.click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to initiate Mailchimp connection')
  await expect(dialog.getByLabel('Account name')).toHaveValue('Our events')
})

test('an account that Mailchimp no longer lets in is connected again, by consent or by a key', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Spring supper', guests)
  await organiser.connect(account.apiKey)
  await organiser.signIn(page)

  for (const way of ['consent', 'key'] as const) {
    await product.sandbox.revokeKey(account)
    await page.goto('/app')
    await page.getByRole('button', { name: 'Sync Lists' }).click()
    await expect(page.getByText('This account needs reconnecting')).toBeVisible()
    await product.sandbox.revokeKey(account, false)
    await page.getByRole('button', { name: 'Reconnect' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reconnect Mailchimp account' })
    await expect(dialog.getByLabel('Account name')).toHaveValue('Our events')
    if (way === 'consent') {
      await dialog.getByRole('button', { name: 'Connect with Mailchimp' }).click()
      await consent(page, account.name, 'Allow')
      await expect(page).toHaveURL('/setup/audience')
      await page.goto('/app')
    } else {
      await dialog.getByLabel('API key').fill(account.apiKey)
      await dialog.getByRole('button', { name: 'Connect Account' }).click()
      await expectMessage(page, 'Account reconnected successfully')
    }
    await expect(page.getByRole('row', { name: /Spring supper/ })).toBeVisible()
    await expect(page.getByText('This account needs reconnecting')).toBeHidden()
  }
})

/** The person's consent, on Mailchimp's own page. */
async function consent(page: Page, account: string, answer: 'Allow' | 'Deny') {
  const option = page.getByRole('option', { name: new RegExp(`^${account} `) })
  await page.getByLabel('Account').selectOption(await option.getAttribute('value'))
  await page.getByRole('button', { name: answer }).click()
}
