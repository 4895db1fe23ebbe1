import type { Page } from '@playwright/test'
import { contactsOfList } from '#contract/contacts.ts'
import { oneList } from '#contract/lists.ts'
import { webhookStatus } from '#contract/webhooks.ts'
import { findsNoBarrier } from './barriers.ts'
import { expect, test } from './story.ts'
import { thereInTime } from './trouble.ts'

const guests = [
  { email: 'ada@example.com', merge_fields: { FNAME: 'Ada', LNAME: 'Brightwell' } },
  { email: 'ken@example.com', merge_fields: { FNAME: 'Ken', LNAME: 'Ito' } },
]

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const atStep = (page: Page) => page.getByRole('navigation', { name: 'Setup steps' }).locator('[aria-current=step]')

test('from an API key to the snippet for a campaign, in four steps', async ({ page, phone, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  const { id } = await product.sandbox.addAudience(account, 'Spring supper', guests)
  await product.sandbox.addAudience(account, 'Press', 1)
  await organiser.signIn(page)
  let begun = 0

  await test.step('1: connect', async () => {
    await page.goto('/app')
    await page.getByRole('link', { name: 'Start Setup Process' }).click()
    await expect(atStep(page)).toHaveText(/Connect/)
    await page.getByText('Connect with an API key instead').click()
    const form = page.locator('form').filter({ has: page.getByLabel('API key') })
    await form.getByLabel('Account Name').fill('Our events')
    await form.getByLabel('API key').fill('not a key')
    await form.getByRole('button', { name: 'Connect Account' }).click()
    await expect(form.getByText(/This is not a Mailchimp API key/)).toBeVisible()
    await expect(form.getByLabel('Account Name')).toHaveValue('Our events')
    await findsNoBarrier(page)
    await form.getByLabel('API key').fill(account.apiKey)
    await form.getByRole('button', { name: 'Connect Account' }).click()
  })

  await test.step('2: choose the audience', async () => {
    await expect(title(page, 'Select Your Audience')).toBeVisible()
    await expect(atStep(page)).toHaveText(/Audience/)
    await expect(page.getByRole('button', { name: 'Continue to Final Step' })).toBeDisabled()
    await page.getByRole('radio', { name: /Spring supper 2 subscribers/ }).check()
    begun = Date.now()
    await page.getByRole('button', { name: 'Continue to Final Step' }).click()
    await expect(page.getByRole('button', { name: 'Setting up...' })).toBeVisible()
  })

  await test.step('3: the real work, behind its three parts', async () => {
    await expect(page).toHaveURL('/setup/complete')
    expect(Date.now() - begun).toBeGreaterThanOrEqual(1000)
    for (const part of ['Webhook integration', 'QR code templates', 'Finalising'])
      await expect(page.getByRole('listitem').filter({ hasText: part })).toContainText('Done')
    await expect(title(page, 'Setup Complete!')).toBeVisible()
    // Quick steps stay visible: 1 s for the choice, then 1.5 s, 2 s and 1 s for the parts.
    expect(Date.now() - begun).toBeGreaterThanOrEqual(5500)
    await expect(page.getByText('All 2 contacts have a code.')).toBeVisible()
    const { list } = await organiser.call(oneList, { params: { listId: id } })
    expect([list.qr_fields_created, list.qr_values_set, list.webhook_setup]).toEqual([true, true, true])
    await expect(page.getByRole('link', { name: 'View Mailchimp' })).toHaveAttribute('href', '/app')
    await page.getByRole('link', { name: 'Next: Add to Email Templates' }).click()
  })

  await test.step('4: the snippet, and the email as a contact sees it', async () => {
    await expect(title(page, 'Add to Your Email Templates')).toBeVisible()
    await page.getByRole('button', { name: 'Copy HTML' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain(`${product.address}/qr-code/*|QRCODE|*`)
    await expect(page.getByText('Hi Ada Brightwell,')).toBeVisible()
    const picture = page.getByRole('img', { name: /Your personal QR code/ })
    await expect(picture).toHaveJSProperty('naturalWidth', 296)
    await page.getByRole('radio', { name: 'Desktop' }).check()
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect(page.locator('[data-width=desktop][data-look=dark]')).toBeVisible()
    await page.context().route('https://us14.admin.mailchimp.com/**', (route) => route.fulfill({ body: 'Campaigns' }))
    const [campaigns] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Open Mailchimp campaigns' }).click(),
    ])
    await expect(campaigns).toHaveURL('https://us14.admin.mailchimp.com/campaigns/')
    await campaigns.close()
    await expect(page.getByText('Before you send')).toBeVisible()
  })

  await test.step('and on to the door: a try with the own phone, links, sheets', async () => {
    const { id: listId } = (await organiser.call(oneList, { params: { listId: id } })).list
    const home = `/app/qr-manager/${listId}`
    await expect(title(page, 'Add to Your Email Templates')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Set times' })).toHaveAttribute('href', `${home}/occasions`)
    await expect(page.getByRole('link', { name: 'Make a draft' })).toHaveAttribute('href', `${home}/email`)
    await expect(page.getByRole('link', { name: 'Make links' })).toHaveAttribute('href', `${home}/doors`)
    await expect(page.getByRole('link', { name: 'Print sheets' })).toHaveAttribute('href', `${home}/doors/sheet`)
    await expect(page.getByRole('link', { name: 'Open Tonight' })).toHaveAttribute('href', `${home}/tonight`)
    const address = await page.getByRole('link', { name: 'Open the scanner here' }).getAttribute('href')
    await phone.goto(address!)
    await expect(page.getByText('Waiting for your scan')).toBeVisible()
    await phone.getByRole('button', { name: 'Type a code' }).click()
    const { contacts } = await organiser.call(contactsOfList, { params: { listId } })
    await phone.getByLabel('Code', { exact: true }).fill(contacts[0]!.qr_code!)
    await phone.getByRole('button', { name: 'Check code' }).click()
    await expect(page.getByText('Your phone read the code of Ada Brightwell.')).toBeVisible()
    await findsNoBarrier(page)
    await page
      .getByRole('button', { name: 'Go to dashboard' })
      .or(page.getByRole('link', { name: 'Go to dashboard' }))
      .click()
    await expect(page).toHaveURL('/app')
  })
})

test('a later step opened too early leads to the first @edge', async ({ page, organiser, product }) => {
  await organiser.signIn(page)
  for (const path of ['/setup/complete', '/setup/templates']) {
    await page.goto(path)
    await expect(page).toHaveURL('/setup/account')
    await expect(page.getByText('Missing account or audience information')).toBeVisible()
  }
  await page.goto('/setup/audience')
  await expect(page).toHaveURL('/setup/account')
  await expect(page.getByText('No Mailchimp account is connected yet.')).toBeVisible()
  await organiser.connect(product.apiKey)
  await page.reload()
  await page.getByRole('link', { name: 'Use a connected account' }).click()
  await expect(title(page, 'Select Your Audience')).toBeVisible()
})

test('a set-up that fails says why, and continues from there @edge', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Spring supper', guests)
  await organiser.connect(account.apiKey)
  await organiser.signIn(page)
  await page.clock.install()
  await page.goto('/setup/audience')
  await product.sandbox.revokeKey(account)
  await page.getByRole('button', { name: 'Continue to Final Step' }).click()
  const problem = page.getByRole('alert').filter({ hasText: 'Setup Error' })
  await thereInTime(page, problem)
  await expect(problem).toContainText('Mailchimp no longer accepts the key of this account')
  await product.sandbox.revokeKey(account, false)
  const { accounts } = await organiser.reconnect(account.apiKey)
  expect(accounts.every(({ needs_reconnect: waits }) => !waits)).toBe(true)
  await problem.getByRole('button', { name: 'Retry Setup' }).click()
  await thereInTime(page, title(page, 'Setup Complete!'))
})

test('a lost connection ends in the setup error, and a retry finishes @edge', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Spring supper', guests)
  await organiser.connect(account.apiKey)
  await organiser.signIn(page)
  await page.clock.install()
  await page.goto('/setup/audience')
  await page.route('**/check-status', (route) => route.abort())
  await page.getByRole('button', { name: 'Continue to Final Step' }).click()
  await thereInTime(page, page.getByRole('alert').filter({ hasText: 'Setup Error' }))
  await expect(page.getByRole('listitem').filter({ hasText: 'Finalising' })).toContainText('Failed')
  await page.unroute('**/check-status')
  await page.getByRole('button', { name: 'Retry Setup' }).click()
  await thereInTime(page, page.getByText('All 2 contacts have a code.'))
})

test('if Mailchimp cannot reach Listpass, it is polled every 10 minutes instead', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  const { id } = await product.sandbox.addAudience(account, 'Spring supper', guests)
  await organiser.connect(account.apiKey)
  await organiser.signIn(page)
  await page.clock.install()
  await page.goto('/setup/audience')
  const refusal = {
    success: false,
    message: 'Mailchimp cannot reach this address.',
    error: 'Mailchimp cannot reach this address.',
    errors: { url: ['Mailchimp cannot reach this address.'] },
    details: 'We could not connect to the URL.',
  }
  await page.route('**/webhook/setup', async (route) => {
    const { mode } = route.request().postDataJSON() as { mode: string }
    await (mode === 'webhook' ? route.fulfill({ status: 422, json: refusal }) : route.continue())
  })
  await page.getByRole('button', { name: 'Continue to Final Step' }).click()
  await thereInTime(page, page.getByRole('alert').filter({ hasText: 'We could not connect to the URL.' }))
  await page.getByRole('button', { name: 'Check Mailchimp every 10 minutes instead' }).click()
  await thereInTime(page, title(page, 'Setup Complete!'))
  expect((await organiser.call(webhookStatus, { params: { listId: id } })).mode).toBe('polling')
})

test('an account without an audience leads to Mailchimp, and looks again @edge', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await organiser.connect(account.apiKey)
  await organiser.signIn(page)
  await page.goto('/setup/audience')
  await expect(page.getByText('No audiences found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open Mailchimp' })).toHaveAttribute('target', '_blank')
  await product.sandbox.addAudience(account, 'Spring supper', guests)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('radio', { name: /Spring supper/ })).toBeVisible()
})
