// Installations with another PUBLIC_URL or a support address. Links and codes for guests use an address that guests can open. Until
// there is one, none are shown without a warning.
import type { Page } from '@playwright/test'
import { addScannerLink } from '#contract/doors.ts'
import { guestName, openPart } from './manager.ts'
import { registerOrganiser } from './organiser.ts'
import { type Product, startProduct } from './product.ts'
import { expect, test } from './story.ts'

const title = 'Guests can’t open this Listpass yet'
const links = (page: Page) => page.getByRole('region', { name: 'Scanner links' })
const campaign = (page: Page) => page.getByRole('region', { name: 'Put the code into a campaign' })

// These stories run one after another in one worker: a product takes seconds to start, and other settings need another
// product.
test.describe.configure({ mode: 'default' })

const publicUrl = 'https://tickets.example.org'
const supportEmail = 'hello+door@listpass.example'
let started: { product: Product; settings: Record<string, string> } | undefined
test.afterAll(async () => started?.product.stop())

async function installedAt(PUBLIC_URL: string): Promise<Product> {
  const settings = { PUBLIC_URL, SUPPORT_EMAIL: supportEmail }
  const product = started?.product ?? (await startProduct(settings))
  if (started && started.settings['PUBLIC_URL'] !== PUBLIC_URL) await product.restart(settings)
  started = { product, settings }
  return product
}

async function openDoors(page: Page, product: Product) {
  const organiser = await registerOrganiser(product)
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', [{ email: 'ada@example.com' }])
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  const body = { label: 'North gate', may_check_in_by_name: false, expires_at: null }
  await organiser.call(addScannerLink, { params: { listId: list!.id }, body })
  await organiser.signIn(page)
  await page.goto(`${product.address}/app/qr-manager/${list!.id}/doors`)
  await expect(links(page).getByText('North gate')).toBeVisible()
}

test.describe('on an address of this machine', () => {
  test.use({ isTrial: false })

  test('no link or code is shown where guests could not open it', async ({ page, product }) => {
    await openDoors(page, product)
    for (const [name, part] of [
      ['Doors', links(page)],
      ['Email', campaign(page)],
    ] as const) {
      await openPart(page, name)
      await expect(part).toContainText(title)
      await expect(part).toContainText(`${product.address} only works on this computer`)
      await expect(part).toContainText('Set PUBLIC_URL to a public https address')
      await expect(page.getByRole('button', { name: /Copy HTML|Copy link|Show QR/ })).toHaveCount(0)
    }
    await expect(campaign(page)).not.toContainText('Paste this')
    await openPart(page, 'Guests')
    await guestName(page, 'ada@example.com').click()
    const code = page.getByRole('dialog')
    await expect(code.getByRole('button', { name: 'Copy code' })).toBeVisible()
    await expect(code).toContainText(title)
    await expect(code.getByRole('button', { name: 'Copy picture link' })).toHaveCount(0)
    await expect(code.getByRole('link')).toHaveCount(0)
    await code.getByRole('button', { name: 'Close' }).click()

    await openPart(page, 'Doors')
    await page.getByRole('button', { name: 'New scanner link' }).click()
    await page.getByLabel('Label').fill('South gate')
    await page.getByRole('button', { name: 'Create link' }).click()
    const made = page.getByRole('dialog', { name: 'South gate' })
    await expect(made).toContainText(title)
    await expect(made.getByRole('img')).toHaveCount(0)
  })
})

test('beside the sandbox one line says that links and codes are for trying only', async ({ page, product }) => {
  const line = page.getByText('For trying only: this works on this computer and nowhere else.')
  await openDoors(page, product)
  await links(page).getByRole('button', { name: 'Show QR: North gate' }).click()
  await expect(page.getByRole('img', { name: 'QR code that opens the scanner link' })).toBeVisible()
  await expect(line).toHaveCount(1)
  await page.getByRole('button', { name: 'Close' }).click()
  for (const name of ['Email', 'QR Code Manager'] as const) {
    await openPart(page, name)
    await expect(campaign(page).getByRole('button', { name: 'Copy HTML' })).toBeVisible()
    await expect(line).toHaveCount(1)
  }
  await expect(page.getByText(title)).toHaveCount(0)
})

test('the HTML and the links hold PUBLIC_URL when the organiser came by another address', async ({ page }) => {
  const product = await installedAt(publicUrl)
  await openDoors(page, product)
  await openPart(page, 'Email')
  await campaign(page).getByRole('button', { name: 'Copy HTML' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`${publicUrl}/qr-code/*|QRCODE|*`)
  await openPart(page, 'Doors')
  await links(page).getByRole('button', { name: 'Show QR: North gate' }).click()
  await expect(page.getByRole('dialog')).toContainText(`${publicUrl}/scanner/public/`)
  await expect(page.getByText(/For trying only|localhost/)).toHaveCount(0)
})

test('an installation with a support address shows it, another one no sentence about it', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Have an idea for a feature')).toHaveCount(0)
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0)

  const supported = await installedAt(publicUrl)
  await page.goto(supported.address)
  const free = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: 'Why it is free' }) })
  await expect(free).toContainText('Have an idea for a feature, or want to sponsor one?')
  const link = free.getByRole('link', { name: supportEmail })
  await expect(link).toHaveAttribute('href', 'mailto:hello%2Bdoor@listpass.example')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: supportEmail })).toHaveAttribute(
    'href',
    'mailto:hello%2Bdoor@listpass.example',
  )
  // The page is the same after React has rendered it in the browser.
  await page.goto(`${supported.address}/login`)
  await page.getByRole('link', { name: 'Listpass, home' }).click()
  await expect(link).toHaveAttribute('href', 'mailto:hello%2Bdoor@listpass.example')
})

test('where Mailchimp cannot reach Listpass, polling is offered instead', async ({ page }) => {
  const product = await installedAt(publicUrl)
  const organiser = await registerOrganiser(product)
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', [{ email: 'ada@example.com' }])
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  await organiser.signIn(page)
  await page.goto(`${product.address}/app/qr-manager/${list!.id}`)
  await page.getByRole('button', { name: 'Setup Webhook' }).click()
  const refused = page.getByRole('alert')
  await expect(refused).toContainText("(We couldn't verify the URL is working.")
  await expect(refused).toContainText('New contacts get their code within 10 minutes')
  await refused.getByRole('button', { name: 'Check every 10 minutes instead' }).click()
  await expect(
    page.getByText('Listpass checks Mailchimp for changes. New contacts get their code within 10 minutes.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try the webhook again' })).toBeVisible()
  await page.goto(`${product.address}/app`)
  await expect(page.getByRole('row', { name: /Gala/ }).getByText('Setup', { exact: true })).toBeVisible()
})

test('after a change of PUBLIC_URL the HTML has the new address, and the former one is explained', async ({ page }) => {
  const second = 'https://second.example.org'
  const product = await installedAt(publicUrl)
  await openDoors(page, product)
  await openPart(page, 'Email')
  await expect(campaign(page).getByRole('region')).toContainText(publicUrl)
  await expect(page.getByText('Emails and scanner links from before')).toHaveCount(0)
  await installedAt(second)
  await page.reload()
  await expect(campaign(page).getByRole('region')).toContainText(`${second}/qr-code/`)
  await expect(campaign(page)).toContainText(`use ${publicUrl}. They work as long as that address leads to Listpass.`)
})

for (const [url, says] of [
  ['https://192.168.1.20', 'only works in your network'],
  ['http://tickets.example.org', 'has no https'],
] as const) {
  test.describe(url, () => {
    test.use({ isTrial: false })

    test(`${url}: the screens say why guests cannot open it`, async ({ page }) => {
      await openDoors(page, await installedAt(url))
      await openPart(page, 'Email')
      await expect(campaign(page)).toContainText(`${url} ${says}`)
      await expect(page.getByRole('button', { name: /Copy HTML|Copy link|Show QR/ })).toHaveCount(0)
    })
  })
}

test('at an IP address, sign-in and settings say why there are no passkeys', async ({ page }) => {
  const product = await installedAt('http://127.0.0.1:3000')
  const organiser = await registerOrganiser(product)
  const why = 'Passkeys don’t work here, because the address of this Listpass is a number, 127.0.0.1, and no name.'
  await page.goto(`${product.address}/login`)
  await expect(page.getByText(why)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden()
  await organiser.signIn(page)
  await page.goto(`${product.address}/account/passkeys`)
  await expect(page.getByText(why)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeHidden()
})
