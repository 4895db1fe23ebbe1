import { batchProgress } from '#contract/codes.ts'
import { createFields, guestName, openPart } from './manager.ts'
import { registerOrganiser } from './organiser.ts'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'

const guests = [{ email: 'ada@example.com', merge_fields: { FNAME: 'Ada', LNAME: 'Brightwell' } }]

test('a wrong key is declined with a sentence, and the typed text stays', async ({ page, organiser }) => {
  await organiser.signIn(page)
  await page.goto('/app')
  await page.getByRole('button', { name: 'Add Mailchimp Account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Account name').fill('Our events')
  await dialog.getByLabel('API key').fill('no key at all')
  await dialog.getByRole('button', { name: 'Connect Account' }).click()
  await expect(dialog.getByText(/This is not a Mailchimp API key/)).toBeVisible()

  await dialog.getByLabel('API key').fill(`${'0123456789abcdef'.repeat(2)}-us14`)
  await dialog.getByRole('button', { name: 'Connect Account' }).click()
  await expect(dialog.getByText(/Mailchimp doesn’t accept this API key/)).toBeVisible()
  await expect(dialog.getByLabel('Account name')).toHaveValue('Our events')
  await expect(dialog.getByLabel('API key')).toHaveValue(/-us14$/)
  await expect(dialog.getByLabel('API key')).toBeFocused()
})

test('while Mailchimp is down, connecting says so, and works once it is back', async ({ page, organiser, product }) => {
  const { apiKey } = await product.sandbox.addAccount()
  await organiser.signIn(page)
  await page.goto('/app')
  await page.getByRole('button', { name: 'Add Mailchimp Account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Account name').fill('Our events')
  await dialog.getByLabel('API key').fill(apiKey)
  await product.sandbox.setDown(true)
  try {
    await dialog.getByRole('button', { name: 'Connect Account' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Mailchimp can’t be reached right now')
  } finally {
    await product.sandbox.setDown(false)
  }
  await dialog.getByRole('button', { name: 'Connect Account' }).click()
  await expect(dialog).toBeHidden()
})

test('a slow Mailchimp is waited for, and the page says that it waits', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Slow list', guests)
  await organiser.connect(account.apiKey)
  await product.sandbox.setFault(account, { kind: 'slow', ms: 6000 })
  await organiser.signIn(page)
  await page.goto('/app')
  await page.getByRole('button', { name: 'Sync Lists' }).click()
  await expect(page.getByRole('button', { name: 'Syncing...' })).toBeDisabled()
  await expect(page.getByText('This is taking longer than usual.')).toBeVisible()
  await expectMessage(page, 'Lists synced successfully')
})

test('a revoked key asks for connecting again, on the dashboard and in the manager', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Spring supper', guests)
  await organiser.connect(account.apiKey)
  await product.sandbox.revokeKey(account)
  await organiser.signIn(page)
  await page.goto('/app')
  await page.getByRole('button', { name: 'Sync Lists' }).click()
  await expectMessage(page, 'Mailchimp no longer accepts the key of this account')
  await expect(page.getByText('This account needs reconnecting')).toBeVisible()
  await page.getByRole('link', { name: 'Manage QR Codes: Spring supper' }).click()
  await expect(page.getByText('The Mailchimp account of this list needs reconnecting')).toBeVisible()
})

test('a list that was deleted in Mailchimp says so instead of creating fields', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  const { id } = await product.sandbox.addAudience(account, 'Soon gone', guests)
  const [list] = await organiser.connect(account.apiKey)
  await product.sandbox.deleteList(id)
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list!.id}`)
  await createFields(page)
  await expect(page.getByRole('alert')).toContainText(/deleted|no longer/)
})

test('a list with all fields in use says that there is no room', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  const taken = Array.from({ length: 30 }, (_, place) => ({ tag: `F${place}`, name: `Field ${place}`, type: 'text' }))
  await product.sandbox.addAudience(account, 'Full list', guests, taken)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list!.id}`)
  await createFields(page)
  await expect(page.getByRole('alert')).toContainText(/field/)
  await expect(page.getByText('Complete step 1 first')).toBeVisible()
})

test('an empty audience gets no codes, and the screen says why', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Nobody yet', 0)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list!.id}`)
  await createFields(page)
  await page.getByRole('button', { name: 'Generate QR codes' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Generate QR codes' }).click()
  await expect(
    page
      .getByText(/no contacts|no members|empty/i)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
})

test("an unknown list and another organiser's list look the same, in the manager and at the door", async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Private party', guests)
  const other = await registerOrganiser(product, 'Ravna Nightingale')
  const [theirs] = await other.connect(account.apiKey)
  await organiser.signIn(page)
  for (const listId of [theirs!.id, '00000000-0000-7000-8000-000000000000']) {
    await page.goto(`/app/qr-manager/${listId}`)
    await expect(page.getByRole('heading', { name: 'List not found' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute('href', '/app')
  }
  for (const listId of [theirs!.list_id, 'abcdef0123']) {
    await page.goto(`/scanner/${listId}`)
    await expect(page.getByText('Scanner is not connected to a valid list.')).toBeVisible()
    await expect(page.getByText('Please check the URL or contact the administrator.')).toBeVisible()
  }
})

test('a list without codes cannot be scanned, and the door says so', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Not ready', guests)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.signIn(page)
  await page.goto(`/scanner/${list!.list_id}`)
  await expect(page.getByText('This list is currently inactive for scanning.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Allow Camera Access' })).toBeHidden()
})

test('contacts that Mailchimp refuses are counted, and the others get their codes', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', [...guests, { email: 'odd@example.com' }])
  const [list] = await organiser.connect(account.apiKey)
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list!.id}`)
  await createFields(page)
  await page.getByRole('button', { name: 'Generate QR codes' }).click()
  await product.sandbox.setFault(account, { kind: 'refused_rows', emails: ['odd@example.com'] })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Generate QR codes' }).click()
  await expect(page.getByText('1 contact couldn’t be saved')).toBeVisible()
  await openPart(page, 'Guests')
  await expect(guestName(page, 'ada@example.com')).toBeVisible()
})

test('a generation that waits for Mailchimp says so, and continues', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', guests)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list!.id}`)
  await createFields(page)
  await page.getByRole('button', { name: 'Generate QR codes' }).click()
  // The server's message after the page's own retries, which a story need not wait for.
  let isWaiting = true
  await page.route('**/batch-status?*', async (route) => {
    const answer = await route.fetch()
    const progress = batchProgress.parse(await answer.json())
    const waiting = {
      is_finished: false,
      processed_jobs: 0,
      notice: 'Mailchimp cannot be reached. It goes on by itself.',
    }
    await route.fulfill({ response: answer, json: isWaiting ? { ...progress, ...waiting } : progress })
  })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Generate QR codes' }).click()
  await expect(page.getByRole('alert')).toContainText('Mailchimp cannot be reached. It goes on by itself.')
  await expect(page.getByText('0 of 1 contact')).toBeVisible()
  isWaiting = false
  await expectMessage(page, 'QR code generation completed successfully!')
  await expect(page.getByRole('alert')).toBeHidden()
})

test('while the session is being checked, the page says so', async ({ page, organiser }) => {
  await organiser.signIn(page)
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/user', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/app')
  await expect(page.getByText('Checking authentication...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  // The session is not known yet: the bar offers neither sign-in nor sign-out.
  const links = page.getByRole('navigation').getByRole('link')
  await expect(links).toHaveCount(2)
  await expect(links.nth(0)).toHaveText('Listpass')
  await expect(links.nth(1)).toHaveAccessibleName('Help')
  answer()
  await expect(page.getByRole('button', { name: organiser.name })).toBeVisible()
  await expect(page.getByText('Checking authentication...')).toBeHidden()
})

test('a session that ended leads to sign-in, and back to the screen that was asked for', async ({
  page,
  organiser,
}) => {
  await page.goto('/scanner')
  await expect(page).toHaveURL('/login?next=%2Fscanner')
  await page.getByLabel('Email').fill(organiser.email)
  await page.getByLabel('Password').fill('wrong password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('The email or the password is wrong.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(organiser.email)
  await page.getByLabel('Password').fill(organiser.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'QR Code Scanner' })).toBeVisible()

  // The session ended elsewhere; the next call finds out.
  await page.evaluate(() => localStorage.setItem('auth_token', 'ended.elsewhere'))
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
})

test('an unknown address says so', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to start' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
