// Forms while the server is slow, failing or down: the screen says so, can send again, and keeps the typed text.
import { expect, test } from './story.ts'
import { actInTrouble } from './trouble.ts'

const guests = [{ email: 'ada@example.com' }]

test('accounts: typed text survives every failure of the server', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', guests)
  await organiser.connect(account.apiKey)
  await organiser.signIn(page)
  await page.clock.install()
  await page.goto('/app')
  const accounts = /^\/api\/mailchimp-accounts$/
  const one = /^\/api\/mailchimp-accounts\/[^/]+$/

  await test.step('add', async () => {
    await page.getByRole('button', { name: 'Add Mailchimp Account' }).click()
    const within = page.getByRole('dialog', { name: 'Add Mailchimp Account' })
    const [name, key] = [within.getByLabel('Account name'), within.getByLabel('API key')]
    await name.fill('Winter events')
    await key.fill('typed by hand-us1')
    await actInTrouble(page, within, {
      call: ['POST', accounts],
      button: ['Connect Account', 'Connecting...'],
      failed: 'Failed to connect account',
      kept: [
        [name, 'Winter events'],
        [key, 'typed by hand-us1'],
      ],
    })
    await page.keyboard.press('Escape')
  })
  await test.step('edit', async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const within = page.getByRole('dialog', { name: 'Edit Mailchimp Account' })
    await within.getByLabel('Account name').fill('Winter events')
    await within.getByLabel('Active').uncheck()
    await actInTrouble(page, within, {
      call: ['PUT', one],
      button: ['Save changes', 'Saving...'],
      failed: 'Failed to update account',
      kept: [[within.getByLabel('Account name'), 'Winter events']],
    })
    await expect(within.getByLabel('Active')).not.toBeChecked()
    await page.keyboard.press('Escape')
  })
  await test.step('delete', async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    const within = page.getByRole('alertdialog')
    await within.getByLabel('Password', { exact: true }).fill(organiser.password)
    await actInTrouble(page, within, {
      call: ['DELETE', one],
      button: ['Delete account', 'Deleting...'],
      failed: 'Failed to delete account',
    })
    await page.keyboard.press('Escape')
  })
  await test.step('lists', async () => {
    await page.route('**/sync-lists', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Sync Lists' }).click()
    await expect(page.getByRole('status', { name: 'Messages' })).toContainText('Failed to sync lists')
    await expect(page.getByRole('row', { name: /Gala/ })).toBeVisible()
  })
})

test('the wizard keeps typed text, and each step shows its error', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  await organiser.signIn(page)
  await page.clock.install()
  await test.step('1: by consent, and by a key', async () => {
    await page.goto('/setup/account')
    const consent = page
      .locator('form')
      .filter({ has: page.getByRole('button', { name: /^Connect(ing\.\.\.| with Mailchimp)$/ }) })
    await consent.getByLabel('Account Name').fill('Winter events')
    await actInTrouble(page, consent, {
      call: ['POST', /^\/mailchimp\/connect$/],
      button: ['Connect with Mailchimp', 'Connecting...'],
      failed: 'Failed to initiate Mailchimp connection',
      kept: [[consent.getByLabel('Account Name'), 'Winter events']],
    })
    await page.getByText('Connect with an API key instead').click()
    const form = page.locator('form').filter({ has: page.getByLabel('API key') })
    await form.getByLabel('API key').fill('typed by hand-us1')
    await actInTrouble(page, form, {
      call: ['POST', /^\/api\/mailchimp-accounts$/],
      button: ['Connect Account', 'Connecting...'],
      failed: 'Failed to connect account',
      kept: [
        [form.getByLabel('Account Name'), 'Winter events'],
        [form.getByLabel('API key'), 'typed by hand-us1'],
      ],
    })
  })
  await test.step('2: an account without an audience', async () => {
    await organiser.connect(account.apiKey)
    await page.goto('/setup/audience')
    const within = page.getByRole('main')
    await actInTrouble(page, within, {
      call: ['POST', /\/sync-lists$/],
      button: ['Try Again', 'Trying again...'],
      failed: 'Failed to fetch audiences',
    })
    await product.sandbox.addAudience(account, 'Gala', guests)
    await within.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('radio', { name: /Gala/ })).toBeChecked()
  })
  await test.step('3: the work itself', async () => {
    await page.route('**/qr-codes', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: 'Continue to Final Step' }).click()
    const problem = page.getByRole('alert').filter({ hasText: 'Setup Error' })
    await expect(problem).toContainText('Setup failed. Please try again.')
    await page.route('**/qr-codes', (route) => route.abort('connectionrefused'))
    await problem.getByRole('button', { name: 'Retry Setup' }).click()
    await expect(problem).toContainText('Network error. Please check your connection.')
  })
})

test('leaving for good: the question keeps the password until the server has said yes', async ({ page, organiser }) => {
  await organiser.signIn(page)
  await page.clock.install()
  await page.goto('/account/data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const within = page.getByRole('alertdialog', { name: 'Delete your account' })
  await within.getByLabel('Password').fill(organiser.password)
  await actInTrouble(page, within, {
    call: ['DELETE', /^\/api\/user$/],
    button: ['Delete my account and all data', 'Deleting...'],
    failed: 'Failed to delete your account',
    kept: [[within.getByLabel('Password'), organiser.password]],
  })
})
