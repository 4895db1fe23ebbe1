import { expect, test } from './story.ts'

test('guests are found by the beginning of an address, and page by page @edge', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  const guests = Array.from({ length: 60 }, (_, place) => ({ email: `guest${100 + place}@example.com` }))
  await product.sandbox.addAudience(account, 'Sixty guests', guests)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list!.id}/guests`)
  const table = page.getByRole('table')
  await expect(table).toContainText('guest100@example.com')
  await expect(table.getByRole('row')).toHaveCount(26)
  await expect(table).not.toContainText('guest159@example.com')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(table).toContainText('guest149@example.com')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(table).toContainText('guest159@example.com')
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  for (const first of ['guest125', 'guest100']) {
    await page.getByRole('button', { name: 'Previous' }).click()
    await expect(table).toContainText(`${first}@example.com`)
  }

  await page.getByRole('searchbox', { name: 'Name, email or code' }).fill('guest15')
  await expect(table.getByRole('row')).toHaveCount(11)
  await page.getByRole('searchbox', { name: 'Name, email or code' }).fill('nobody')
  await expect(page.getByText('No guest matches “nobody”.')).toBeVisible()
})

test('the HTML for a campaign is copied, and the copy confirmed for two seconds @edge', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', [{ email: 'ada@example.com' }])
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list!.id}/email`)
  const begun = Date.now()
  await page.getByRole('button', { name: 'Copy HTML' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('/qr-code/*|QRCODE|*"')
  expect(copied).toContain('max-width:200px')
  await expect(page.getByRole('button', { name: 'Copy HTML' })).toBeVisible()
  expect(Date.now() - begun).toBeGreaterThanOrEqual(2000)
  await expect(page.getByText('Show the picture 200 pixels wide, never below 120, on white.')).toBeVisible()
})

test('an account is renamed, switched off for its doors, and deleted', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', [{ email: 'ada@example.com' }])
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  await organiser.signIn(page)
  await page.goto('/app')
  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Mailchimp Account' })
  await expect(dialog.getByText('us14')).toBeVisible()
  await dialog.getByLabel('Account name').fill('Winter events')
  await dialog.getByLabel('Active').uncheck()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Winter events')).toBeVisible()
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Scanner: Gala' }).click()
  await expect(page.getByText('This list is currently inactive for scanning.')).toBeVisible()

  await page.goto('/app')
  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this account? This action cannot be undone.')
  await question.getByLabel('Password', { exact: true }).fill(organiser.password)
  await question.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to your QR Code Manager!' })).toBeVisible()
})

test('logging out ends the session and leads to the start @edge', async ({ page, organiser }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(organiser.email)
  await page.getByLabel('Password').fill(organiser.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: organiser.name }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await page.goto('/app')
  await expect(page).toHaveURL('/login')
})
