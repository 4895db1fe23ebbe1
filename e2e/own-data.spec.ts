// Everything of an organiser in one file, and the end of their account.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectMessage } from './shown-messages.ts'
import { expect, test } from './story.ts'
import { elsewhere, expectSignedOut } from './elsewhere.ts'

const guests = [{ email: 'ada@example.com', merge_fields: { FNAME: 'Ada', LNAME: 'Brightwell' } }]

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
  await expect(page.getByText(/^Data downloaded: .+\.$/)).toBeVisible()
})

test('a download that is cancelled, breaks off or ends too early is not saved, and says so @edge', async ({
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
  await page.route('**/api/user/export', (route) =>
    route.fulfill({ headers: { 'content-disposition': 'attachment' }, body: '{"type":"user"}\n{"type":"list"}\n' }),
  )
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
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account' })
  await expect(dialog).toContainText('This action cannot be undone.')
  const confirm = dialog.getByRole('button', { name: 'Delete my account and all data' })
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
  await expectMessage(page, 'Your account is deleted')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await expectSignedOut(other)

  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email').fill(organiser.email)
  await page.getByLabel('Password').fill(organiser.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('The email or the password is wrong.')).toBeVisible()
})

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
