// The QR Code Manager of a list as one page, as SPEC §2 describes it.
import type { Page } from '@playwright/test'
import { setDisplayField } from '#contract/codes.ts'
import type { List } from '#contract/list.ts'
import { setLogicRules } from '#contract/rules.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import { findsNoBarrier } from './barriers.ts'
import { addColleague } from './colleague.ts'
import { openStep, tabs } from './manager.ts'
import { openList, type Organiser } from './organiser.ts'
import { expect, test } from './story.ts'

const laptop = { width: 1280, height: 800 }
const steps = [
  'Create QR Fields',
  'Fill fields with values',
  'Setup Webhook',
  'Configure Display Field',
  'Add Logic',
] as const

test('the QR Code Manager is one page of at most two screens, before the setup and after it', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Spring supper', 3)
  const [fresh] = await organiser.connect(account.apiKey)
  const { list } = await openList(product, organiser)
  const [contact] = await organiser.allContacts(list)
  await finish(organiser, list)
  await organiser.signIn(page)
  await page.setViewportSize(laptop)

  await test.step('new', async () => {
    await page.goto(`/app/qr-manager/${fresh!.id}`)
    await expect(page.getByText('Complete step 1 first')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Disable System' })).toHaveCount(0)
    expect(await screensOf(page)).toBeLessThanOrEqual(2)
  })
  await test.step('complete', async () => {
    await page.goto('/app')
    await page.getByRole('link', { name: 'Manage QR Codes: Gala' }).click()
    await expect(page).toHaveURL(`/app/qr-manager/${list.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gala – QR Code Manager')
    await expect(page.locator('.page-qrcodemanager')).toBeVisible()
    const main = page.getByRole('main')
    await expect(main.getByText(list.account.name, { exact: true })).toBeVisible()
    await expect(main.getByText('2 members', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sync QR Codes from Mailchimp' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to dashboard' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Check List Status' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'QR Code System Complete' })).toBeVisible()
    for (const name of steps) await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
    const usage = page.getByRole('region', { name: 'Put the code into a campaign' })
    await expect(usage.getByRole('region')).toContainText('/qr-code/*|QRCODE|*')
    await expect(usage.getByRole('link')).toHaveText(`/qr-code/${contact!.qr_code}`)
    await expect(usage.getByRole('img')).toHaveJSProperty('complete', true)
    await expect(page.getByRole('button', { name: 'Disable System' })).toBeVisible()
    expect(await screensOf(page)).toBeLessThanOrEqual(2)
    await findsNoBarrier(page)
  })
})

test('a list opens at its night by its name, and old addresses lead to the right part', async ({
  page,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser)
  const home = `/app/qr-manager/${list.id}`
  await organiser.signIn(page)
  await page.goto('/app')
  await page.getByRole('link', { name: 'Gala', exact: true }).click()
  await expect(page).toHaveURL(`${home}/tonight`)
  for (const [old, now, heading] of [
    [`?occasion=${list.id}`, `/tonight?occasion=${list.id}`, 'Gala – Tonight'],
    ['/settings#disable-system', '#disable-system', 'Gala – QR Code Manager'],
    ['/settings#setup', '#setup', 'Gala – QR Code Manager'],
    ['/settings#mailchimp', '#mailchimp', 'Gala – QR Code Manager'],
  ] as const) {
    await page.goto(home + old)
    await expect(page).toHaveURL(home + now)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  await test.step('the address of a step opens it', async () => {
    await page.goto(`${home}#webhook`)
    await expect(page.getByRole('button', { name: 'Hide step 3' })).toBeInViewport()
    await page.goto(`${home}#logic`)
    await expect(page.getByRole('button', { name: 'Configure Logic Rules' })).toBeInViewport()
  })
})

test('a list without codes begins with its setup, and one with codes at its night @edge', async ({
  page,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', [{ email: 'ada@example.com' }])
  const [list] = await organiser.connect(account.apiKey)
  await organiser.signIn(page)
  await page.goto('/app')
  await page.getByRole('link', { name: 'Gala', exact: true }).click()
  await expect(page).toHaveURL(`/app/qr-manager/${list!.id}`)
  const current = tabs(page).locator('[aria-current]:visible')
  await expect(page.getByText('Complete step 1 first')).toBeVisible()
  await expect(current).toHaveText('QR Code Manager')
  await expect(page.getByRole('link', { name: 'Open scanner' })).toHaveCount(0)
  await organiser.generateCodes(list!)
  await page.getByRole('button', { name: 'Check List Status' }).click()
  await expect(page.getByRole('button', { name: 'Setup Webhook' })).toBeVisible()
  await openStep(page, 2)
  await expect(page.getByRole('button', { name: 'Generate for new contacts' })).toBeVisible()
  await expect(current).toHaveText('QR Code Manager')
  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  await page.getByRole('link', { name: 'Gala', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gala – Tonight')
  await expect(page.getByRole('link', { name: 'Open scanner' })).toBeVisible()
})

test('a viewer with the address of the manager gets the night @edge', async ({ page, organiser, product }) => {
  const { list } = await openList(product, organiser)
  const { colleague, teamId } = await addColleague(product, organiser, 'viewer', 'Vera Lind')
  await colleague.signIn(page)
  await page.goto(`/t/${teamId}/app/qr-manager/${list.id}`)
  await expect(page).toHaveURL(`/t/${teamId}/app/qr-manager/${list.id}/tonight`)
  await expect(tabs(page).getByRole('link', { name: 'QR Code Manager' })).toHaveCount(0)
})

test('codes that cannot be read are named so, and the rest of the manager stays @edge', async ({
  page,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser)
  await organiser.signIn(page)
  let isAway = true
  await page.route('**/qr-codes', (route) =>
    isAway && route.request().method() === 'GET' ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  )
  await page.goto(`/app/qr-manager/${list.id}`)
  const usage = page.getByRole('region', { name: 'Put the code into a campaign' })
  await expect(usage.getByRole('alert')).toContainText('Failed to load QR codes')
  await expect(page.getByRole('button', { name: 'Sync QR Codes from Mailchimp' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(5)
  await expect(page.getByText('The list has its fields in Mailchimp')).toHaveCount(0)
  await expect(usage.getByRole('img')).toBeVisible()
  await test.step('Disable says it too, and does nothing', async () => {
    await page.getByRole('button', { name: 'Disable System' }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Disable System' }).click()
    await expect(question).toContainText('Failed to disable QR code system')
    isAway = false
    await question.getByRole('button', { name: 'Disable System' }).click()
    await expect(page.getByRole('heading', { name: 'Disable System' })).toHaveCount(0)
    await expect(page.getByText('Complete step 1 first')).toBeVisible()
  })
})

test('the words of the manager lead to their places in the search, and log out leaves', async ({
  page,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser)
  const home = `/app/qr-manager/${list.id}`
  await organiser.signIn(page)
  await page.goto(`${home}/settings`)
  async function goTo(typed: string, title: string) {
    await expect(page.getByRole('button', { name: 'Search or jump to' })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused()
    await page.keyboard.type(typed)
    const results = page.getByRole('listbox', { name: 'Results' })
    await expect(results.getByRole('option', { selected: true })).toContainText(title)
    await page.keyboard.press('Enter')
  }
  for (const [typed, title, place, button] of [
    ['webhook', 'Setup Webhook', 'webhook', 'Setup Webhook'],
    ['display field', 'Configure Display Field', 'display-field', 'Configure Display Field'],
    ['sync', 'Sync QR Codes from Mailchimp', 'sync', 'Sync QR Codes from Mailchimp'],
    ['html', 'Put the code into a campaign', 'campaign-usage', 'Copy HTML'],
  ] as const) {
    await goTo(typed, title)
    await expect(page).toHaveURL(`${home}#${place}`)
    await expect(page.getByRole('button', { name: button, exact: true })).toBeInViewport()
  }
  await goTo('colours', 'Colours')
  await expect(page.getByRole('button', { name: 'Edit colours' })).toBeInViewport()
  await goTo('log out', 'Logout')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
})

async function finish(organiser: Organiser, list: List): Promise<void> {
  const params = { listId: list.id }
  await organiser.call(setUpWebhook, { params, body: {} })
  await organiser.call(setDisplayField, { params, body: { display_field: 'FNAME' } })
  const rule = { if_field: 'FNAME', if_value: 'Ada', then_field: 'LNAME', then_value: 'Checked' }
  await organiser.call(setLogicRules, { params, body: { rules: [rule] } })
}

/** The height of the page, in screens. */
async function screensOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
}
