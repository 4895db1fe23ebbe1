import type { Page } from '@playwright/test'
import { addScannerLink } from '#contract/doors.ts'
import { findsNoBarrier } from './barriers.ts'
import { addLink, doorBar, listCard, typeCode, verdict } from './door.ts'
import { readQr } from './read-symbol.ts'
import { openList } from './organiser.ts'
import { expect, test } from './story.ts'
import { thereInTime } from './trouble.ts'
import { section } from './manager.ts'

test('a link is created, opened on a phone by its QR code, and scans without sign-in', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser)
  await organiser.signIn(page)
  await page.clock.install()
  await page.goto(`/app/qr-manager/${list.id}/doors`)
  const links = section(page)
  await expect(links.getByText('No scanner links yet.')).toBeVisible()

  await page.getByRole('button', { name: 'New scanner link' }).click()
  const form = page.getByRole('dialog', { name: 'New scanner link' })
  await form.getByLabel('Label').fill('North gate')
  await form.getByLabel('Expires at').fill('2036-05-01T18:30')
  await form.getByRole('button', { name: 'Create link' }).click()
  const picture = page.getByRole('dialog', { name: 'North gate' })
  const url = await readQr(picture)
  await expect(picture.getByText(url)).toBeVisible()
  await picture.getByRole('button', { name: 'Copy link' }).click()
  await expect(picture.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  await picture.getByRole('button', { name: 'Close' }).click()
  await expect(links.getByRole('listitem')).toContainText('Expires 1 May 2036, 18:30')
  await expect(links.getByRole('listitem')).toContainText('Scan only')
  await expect(links.getByText('Not in use now.')).toBeVisible()

  const sent = phone.waitForRequest('**/scan')
  await phone.goto(url)
  await expect(phone).toHaveTitle('Gala – QR Code Scanner – Listpass')
  const card = listCard(phone)
  await expect(card).toContainText('Gala')
  await expect(card).toContainText('2 active members')
  await expect(card).toContainText('North gate')
  await expect(phone.getByText('Scanner Status')).toHaveCount(0)
  // Nothing leads out of the scanner.
  await expect(phone.getByRole('navigation')).toHaveCount(0)
  await typeCode(phone, codes[0]!)
  await expect(verdict(phone)).toContainText('Ada Brightwell')
  await findsNoBarrier(phone)
  const headers = await (await sent).allHeaders()
  expect(headers['x-scan-token']).toBeTruthy()
  expect(headers['authorization']).toBeUndefined()
  expect(headers['referer']).toBeUndefined()

  await test.step('the organiser sees the device, within a look or two', async () => {
    await thereInTime(page, links.getByText('1 device uses it now'))
    await links.getByText('1 device uses it now').click()
    await expect(links.getByText(/^Chrome on/)).toBeVisible()
  })
  await test.step('and another door names this one', async () => {
    await page.goto(`/scanner/${list.list_id}`)
    await typeCode(page, codes[0]!)
    await expect(verdict(page)).toContainText(/First scan: .*, North gate\./)
  })
})

test.describe('on phones that keep their page', () => {
  test.use({ keepsScanner: true })

  test('before doors open the organiser sees the ready doors, and the missing steps of others', async ({
    page,
    phone,
    organiser,
    product,
  }) => {
    const { list } = await openList(product, organiser)
    const settings = { may_check_in_by_name: false, expires_at: null }
    const add = async (label: string) =>
      (await organiser.call(addScannerLink, { params: { listId: list.id }, body: { ...settings, label } })).link
    const { url } = await add('North gate')
    await add('South gate')
    await organiser.signIn(page)
    await page.clock.install()
    await page.goto(`/app/qr-manager/${list.id}/doors`)
    const north = section(page).getByRole('listitem').filter({ hasText: 'North gate' })
    await expect(page.getByText('0 of 2 doors ready')).toBeVisible()
    await expect(north.getByText('Not open')).toBeVisible()

    // A phone with lasting storage and a charged battery. Chromium itself reports neither.
    await phone.addInitScript(() => {
      navigator.storage.persisted = () => Promise.resolve(true)
      Object.assign(navigator, { getBattery: () => Promise.resolve({ level: 0.8, charging: false }) })
    })
    await phone.goto(url)
    await phone.getByRole('button', { name: 'Type a code' }).click()
    await thereInTime(page, north.getByText('The camera is off. Staff press Allow Camera Access.'))
    await expect(north.getByText('Not ready')).toBeVisible()
    await findsNoBarrier(page)

    await phone.getByRole('button', { name: 'Close' }).click()
    await phone.getByRole('button', { name: 'Allow Camera Access' }).click()
    await thereInTime(page, page.getByText('1 of 2 doors ready'))
    await expect(north.getByText('Ready', { exact: true })).toBeVisible()
  })
})

test('a scanner link opens its own door, also where an organiser is signed in', async ({
  page,
  organiser,
  product,
}) => {
  const { list, codes } = await openList(product, organiser)
  const { url } = await addLink(organiser, list, 'East gate')
  await organiser.signIn(page)
  const asked: Record<string, string>[] = []
  page.on('request', (request) => {
    if (/\/by-slug\/|\/scan$/.test(request.url())) asked.push(request.headers())
  })
  await page.goto(url)
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Checked in')
  expect(asked.length).toBeGreaterThanOrEqual(2)
  for (const headers of asked) expect(headers['authorization']).toBeUndefined()
  await page.reload()
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText(/First scan: .*, East gate\./)
  // The door after the reload is the same one: it came back with its token.
  await page.goto(`/app/qr-manager/${list.id}/doors`)
  await expect(section(page).getByText('1 device uses it now')).toBeVisible()
})

test('an inactive list says so to staff, and an unknown address looks like no list @edge', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', [{ email: 'ada@example.com' }])
  const [list] = await organiser.connect(account.apiKey)
  const { url } = await addLink(organiser, list!, 'Too early')
  await phone.goto(url)
  await expect(phone.getByText('This list is currently inactive for scanning.')).toBeVisible()
  await expect(phone.getByText('Please contact the administrator to activate scanning for this list.')).toBeVisible()
  await expect(phone.getByRole('link', { name: 'Choose another list' })).toHaveCount(0)

  for (const slug of ['Nobody-was-ever-given-this-address-of-a-doo', 'short', 'z'.repeat(400)]) {
    await phone.goto(`/scanner/public/${slug}`)
    await expect(phone.getByText('Scanner is not connected to a valid list.')).toBeVisible()
  }
  await page.route('**/scanner-links', (route) => route.abort('connectionreset'))
  await organiser.signIn(page)
  await page.goto(`/app/qr-manager/${list!.id}/doors`)
  await expect(section(page).getByRole('alert')).toContainText('Network error.')
  await page.unroute('**/scanner-links')
  await section(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(section(page).getByRole('listitem')).toContainText('Too early')
})

test('a door on a home screen opens as that door; the organiser’s opens their lists @edge', async ({
  page,
  phone,
  organiser,
  product,
}) => {
  const { list } = await openList(product, organiser)
  const { url } = await addLink(organiser, list, 'North gate')
  await phone.goto(url)
  await expect(doorBar(phone)).toBeVisible()
  await expect.poll(() => startOf(phone)).toBe(url)
  await organiser.signIn(page)
  await page.goto(`/scanner/${list.id}`)
  await expect(page.getByRole('region', { name: 'Connected to list:' })).toBeVisible()
  expect(new URL(await startOf(page)).pathname).toBe('/scanner')
})

/** The address at which an installed app would open now. */
async function startOf(page: Page): Promise<string> {
  const browser = await page.context().newCDPSession(page)
  const { manifest } = await browser.send('Page.getAppManifest')
  await browser.detach()
  return manifest.startUrl!
}
