import { encodeQR } from 'qr'
import { linkOf } from '#domain/link.ts'
import type { Page } from '@playwright/test'
import { scans, typeCode, verdict } from './door.ts'
import type { Organiser } from './organiser.ts'
import type { Picture } from './picture.ts'
import type { Product } from './product.ts'
import { expect, test } from './story.ts'

const guests = [
  { email: 'ada@example.com', merge_fields: { FNAME: 'Ada', LNAME: 'Brightwell' } },
  { email: 'ken@example.com', merge_fields: { FNAME: 'Ken', LNAME: 'Ito' } },
]

// A door is a phone.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test("two guests one after the other count at once, and a stranger's code is refused", async ({
  page,
  organiser,
  product,
  camera,
}) => {
  const codes = await openDoor(page, product, organiser)
  await page.getByRole('button', { name: 'Allow Camera Access' }).click()
  camera.showPhone(drawn(linkOf('https://listpass.example', codes[0]!)))
  await expect(verdict(page)).toContainText('Ada Brightwell')
  camera.showPhone(drawn(linkOf('https://listpass.example', codes[1]!)))
  await expect(verdict(page)).toContainText('Ken Ito')
  camera.showPhone(drawn('https://example.com/menu.pdf'))
  await expect(verdict(page)).toContainText('Not a Listpass code')
  await expect(scans(page)).toHaveCount(3)
  await expect(scans(page).nth(2)).toContainText('Scanned: Ada Brightwell')

  await page.getByText('Scanner Status').click()
  await expect(page.getByRole('definition').filter({ hasText: 'https://example.com/menu.pdf' })).toBeVisible()
})

test('an answer that was lost is asked for again with the same scan, which counts once', async ({
  page,
  organiser,
  product,
}) => {
  const codes = await openDoor(page, product, organiser)
  const scanIds: string[] = []
  await page.route('**/scan', async (route) => {
    scanIds.push((route.request().postDataJSON() as { scan_id: string }).scan_id)
    if (scanIds.length > 1) return route.continue()
    // The server decides and counts, and its answer never arrives.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Checked in')
  await expect(verdict(page)).toContainText('Scan 1 of 1')
  expect(scanIds).toHaveLength(2)
  expect(new Set(scanIds).size).toBe(1)
})

test('without a connection the door says that the scan may not be counted', async ({ page, organiser, product }) => {
  const codes = await openDoor(page, product, organiser)
  await page.route('**/scan', (route) => route.abort('internetdisconnected'))
  await typeCode(page, codes[0]!)
  await expect(page.getByText('No connection. Trying again...').first()).toBeVisible()
  await expect(verdict(page)).toContainText('The server could not be reached')
  await page.unroute('**/scan')
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Checked in')
})

test('a door whose reader could not be loaded says so, and takes typed codes', async ({ page, organiser, product }) => {
  await page.route('**/*.wasm', (route) => route.abort('connectionreset'))
  const codes = await openDoor(page, product, organiser)
  await expect(page.getByRole('alert')).toContainText('This page cannot read codes at the moment.')
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Checked in')
})

test.describe('when the camera is refused', () => {
  test.use({ permission: 'denied' })

  test('the door says what to do, and a code can be typed instead', async ({ page, organiser, product }) => {
    const codes = await openDoor(page, product, organiser)
    await page.getByRole('button', { name: 'Allow Camera Access' }).click()
    await expect(page.getByRole('alert')).toContainText('The camera is not allowed.')
    await expect(page.getByRole('alert')).toContainText('Allow the camera for this site')
    await page.getByText('Scanner Status').click()
    await expect(page.getByText('Camera Error: The camera is not allowed.')).toBeVisible()

    await typeCode(page, 'TOO SHORT')
    await expect(page.getByText('A code has 24 letters and digits; this has 8.')).toBeVisible()
    await typeCode(page, codes[0]!.replaceAll(/.{4}/g, '$& ').toLowerCase())
    await expect(verdict(page)).toContainText('Ada Brightwell')
  })
})

test('opening the link of a code shows the code and counts nothing', async ({ page, organiser, product }) => {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', guests)
  const [list] = await organiser.connect(account.apiKey)
  const [ada] = await organiser.generateCodes(list!)
  for (const path of [`/q/${ada!.qr_code!}/scan`, `/Q/${ada!.qr_code!}/DIRECT`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Show this at the door' })).toBeVisible()
    const picture = page.getByRole('img', { name: /^QR code/ })
    await expect(picture).toBeVisible()
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(250)
    await expect(page.getByText('Ada')).toBeHidden()
  }
  const [after] = await organiser.generateCodes(list!)
  expect(after!.scan_count).toBe(0)
})

/** A list with its codes, and its scanner on the screen. Answers the codes in the order of the guests. */
async function openDoor(page: Page, product: Product, organiser: Organiser): Promise<string[]> {
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', guests)
  const [list] = await organiser.connect(account.apiKey)
  const contacts = await organiser.generateCodes(list!)
  await organiser.signIn(page)
  await page.goto(`/scanner/${list!.list_id}`)
  await expect(page.getByText('Connected to list:')).toBeVisible()
  return contacts.map(({ qr_code: code }) => code!)
}

/** Drawn by another hand than the product's. */
function drawn(text: string): Picture {
  const scale = 8
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const side = modules.length * scale
  const luma = new Uint8Array(side * side).fill(255)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) if (modules[Math.floor(y / scale)]![Math.floor(x / scale)]) luma[y * side + x] = 0
  }
  return { width: side, height: side, luma }
}
