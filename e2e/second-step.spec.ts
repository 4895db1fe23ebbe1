// A second step of signing in: set up in the account, asked for after the password, and before dangerous changes.
import type { Page } from '@playwright/test'
import { codeOf, wrongCodeOf } from '../server/testing/second-factor.ts'
import { findsNoBarrier } from './barriers.ts'
import type { Organiser } from './organiser.ts'
import { newestMail } from './outbox.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

test('an organiser sets up an app, and signs in with its code, or with a recovery code', async ({
  page,
  browser,
  organiser,
  product,
}) => {
  await organiser.signIn(page)
  await page.goto('/account/second-step')
  await expect(page.getByRole('heading', { level: 1, name: 'Two-factor sign-in' })).toBeVisible()
  await findsNoBarrier(page)
  const { secret, recoveryCodes } = await setUp(page, organiser)
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible()
  await findsNoBarrier(page)

  const context = await browser.newContext({ baseURL: product.address })
  const elsewhere = await context.newPage()
  await enterPassword(elsewhere, organiser)
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible()
  const code = elsewhere.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await findsNoBarrier(elsewhere)
  await elsewhere.getByRole('button', { name: 'Back to login' }).click()
  await enterPassword(elsewhere, organiser)
  await code.fill(wrongCodeOf({ secret }))
  await signInButton(elsewhere).click()
  await expect(elsewhere.getByText('The code is wrong or too old.')).toBeVisible()
  await elsewhere.getByRole('button', { name: 'Use a recovery code' }).click()
  await elsewhere.getByLabel('Recovery code').fill(recoveryCodes[0]!.toLowerCase())
  await signInButton(elsewhere).click()
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()

  await elsewhere.goto('/account/devices')
  const signIns = elsewhere.getByRole('region', { name: 'Recent sign-ins, newest first' })
  await expect(signIns.getByRole('row').nth(1)).toContainText('Password and recovery code')
  await expect(signIns.getByRole('row').nth(1)).toContainText('New device')
  const mail = await newestMail(product, organiser.email, 2)
  expect(['New sign-in to your Listpass account', 'Two-factor sign-in to Listpass is on']).toContain(mail.subject)
  await context.close()
})

test('with a second step, dangerous changes ask for a code, and turning it off does too', async ({
  page,
  organiser,
}) => {
  await organiser.signIn(page)
  await page.goto('/account/second-step')
  const { secret, recoveryCodes } = await setUp(page, organiser)
  await page.getByRole('button', { name: 'Make new recovery codes' }).click()
  const making = page.getByRole('dialog', { name: 'Make new recovery codes' })
  await making.getByLabel('Password', { exact: true }).fill(organiser.password)
  await making.getByLabel('Code', { exact: true }).fill(recoveryCodes[0]!)
  await making.getByRole('button', { name: 'Make new codes' }).click()
  const made = page.getByRole('alertdialog', { name: 'Your recovery codes' })
  await expect(made.getByRole('listitem')).toHaveCount(10)
  await expect(made).not.toContainText(recoveryCodes[1]!)
  await made.getByRole('button', { name: 'I have saved them' }).click()

  await page.goto('/change-password')
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
  await page.goto('/account/data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const deleting = page.getByRole('alertdialog', { name: 'Delete your account' })
  await deleting.getByLabel('Password', { exact: true }).fill(organiser.password)
  await deleting.getByLabel('Code', { exact: true }).fill(wrongCodeOf({ secret }))
  await deleting.getByRole('button', { name: 'Delete my account and all data' }).click()
  await expect(deleting.getByText('The code is wrong or too old.')).toBeVisible()
  await deleting.getByRole('button', { name: 'Cancel' }).click()

  await page.goto('/account/second-step')
  await page.getByRole('button', { name: 'Turn off' }).click()
  const off = page.getByRole('alertdialog', { name: 'Turn off two-factor sign-in' })
  await off.getByLabel('Password', { exact: true }).fill(organiser.password)
  await off.getByLabel('Code', { exact: true }).fill(codeOf({ secret }, 1))
  await off.getByRole('button', { name: 'Turn off' }).click()
  await expectMessage(page, 'Two-factor sign-in is off.')
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
})

/** On the page of the second step: types the key into an app and confirms with its first code. */
async function setUp(page: Page, { password }: Organiser) {
  await page.getByRole('button', { name: 'Set up' }).click()
  const first = page.getByRole('dialog', { name: 'Set up' })
  await first.getByLabel('Password', { exact: true }).fill(password)
  await first.getByRole('button', { name: 'Next' }).click()
  const scan = page.getByRole('dialog', { name: 'Scan with your app' })
  await expect(scan.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await scan.getByRole('code').innerText()).replaceAll(' ', '')
  await scan.getByLabel('Code from your app').fill(codeOf({ secret }))
  await scan.getByRole('button', { name: 'Turn on' }).click()
  const saved = page.getByRole('alertdialog', { name: 'Your recovery codes' })
  const shown = saved.getByRole('listitem')
  await expect(shown).toHaveCount(10)
  const recoveryCodes = await shown.allInnerTexts()
  await saved.getByRole('button', { name: 'I have saved them' }).click()
  return { secret, recoveryCodes }
}

async function enterPassword(page: Page, { email, password }: Organiser) {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await signInButton(page).click()
}

function signInButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })
}
