import { linkOf } from '#domain/link.ts'
import { findsNoBarrier } from './barriers.ts'
import { drawn, hasItsList, openDoor, openMenu, readByReader, scans, typeCode, verdict } from './door.ts'
import { openList } from './organiser.ts'
import { expect, test } from './story.ts'

// The door runs on a phone.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test("two guests one after the other count at once, and a stranger's code is refused", async ({
  page,
  organiser,
  product,
  camera,
}) => {
  const { codes } = await openDoor(page, product, organiser)
  await page.getByRole('button', { name: 'Allow Camera Access' }).click()
  camera.showPhone(drawn(linkOf('https://listpass.example', codes[0]!)))
  await expect(verdict(page)).toContainText('Ada Brightwell')
  camera.showPhone(drawn(linkOf('https://listpass.example', codes[1]!)))
  await expect(verdict(page)).toContainText('Ken Ito')
  camera.showPhone(drawn('https://example.com/menu.pdf'))
  await expect(verdict(page)).toContainText('Not a Listpass code')
  await expect(scans(page)).toHaveCount(3)
  await expect(scans(page).nth(2)).toContainText('Scanned: Ada Brightwell')

  await (await openMenu(page)).getByText('Scanner Status').click()
  await expect(page.getByRole('definition').filter({ hasText: 'https://example.com/menu.pdf' })).toBeVisible()
  await findsNoBarrier(page)
})

test('the camera’s button is where it stays from its first moment, so that a tap finds it', async ({
  page,
  organiser,
  product,
}) => {
  await page.addInitScript(notePlaces, 'Allow Camera Access')
  await openDoor(page, product, organiser)
  await expect(page.getByRole('region', { name: 'How it works' })).toBeVisible()
  const places = await page.evaluate(() => (globalThis as unknown as { places: number[] }).places)
  // Fonts that load late may move the button by a few pixels.
  expect(Math.max(...places) - Math.min(...places)).toBeLessThan(16)
  await page.getByRole('button', { name: 'Allow Camera Access' }).click()
  await expect(page.getByRole('button', { name: 'Allow Camera Access' })).toBeHidden()
})

test('a door without a list says when a scan may not be counted, and why a server cannot decide', async ({
  page,
  organiser,
  product,
}) => {
  await page.route('**/offline-list**', (route) => route.abort('internetdisconnected'))
  const { codes } = await openDoor(page, product, organiser)
  await page.route('**/scan', (route) => route.abort('internetdisconnected'))
  await typeCode(page, codes[0]!)
  await expect(page.getByText('No connection. Trying again...').first()).toBeVisible()
  await expect(verdict(page)).toContainText('We couldn’t reach Listpass')
  await page.unroute('**/scan')

  const message = 'Listpass has no room left on its disk.'
  const json = { success: false, message, error: message, errors: {} }
  await page.route('**/scan', (route) => route.fulfill({ status: 503, json }))
  await typeCode(page, codes[1]!)
  await expect(verdict(page)).toContainText('Not checked')
  await expect(verdict(page)).toContainText(message)
  await page.unroute('**/scan')
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Checked in')
})

test('a scan that nobody could decide takes the screen again when it is decided', async ({
  page,
  organiser,
  product,
}) => {
  const { codes } = await openDoor(page, product, organiser)
  await hasItsList(page)
  const message = 'This scan is not understood.'
  const json = { success: false, message, error: message, errors: {} }
  let tries = 0
  // The first try may have counted, so the next scan of the code continues this one.
  await page.route('**/scan', (route) =>
    tries++ === 0 ? route.abort('internetdisconnected') : route.fulfill({ status: 422, json }),
  )
  await readByReader(page, codes[0]!)
  await expect(verdict(page)).toContainText('Not checked')
  await expect(page.locator('[data-view="idle"]')).toBeVisible()
  await page.unroute('**/scan')
  await readByReader(page, codes[0]!)
  await expect(page.locator('[data-view="verdict"]')).toContainText('Checked in')
})

test('a door whose reader could not be loaded says so, and takes typed codes @edge', async ({
  page,
  organiser,
  product,
}) => {
  await page.route('**/*.wasm', (route) => route.abort('connectionreset'))
  const { codes } = await openDoor(page, product, organiser)
  await expect(page.getByRole('alert')).toContainText('This page can’t read codes right now.')
  await typeCode(page, codes[0]!)
  await expect(verdict(page)).toContainText('Checked in')
})

test('the rear camera opens in a readable size, and its picture fits the screen', async ({
  page,
  organiser,
  product,
}) => {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const real = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = (wanted) => {
      Object.assign(globalThis, { wanted: (globalThis as unknown as { wanted?: object }).wanted ?? wanted })
      return real(wanted)
    }
  })
  await openDoor(page, product, organiser)
  await page.getByRole('button', { name: 'Allow Camera Access' }).click()
  await expect(page.getByRole('button', { name: 'Allow Camera Access' })).toBeHidden()
  expect(await page.evaluate(() => (globalThis as unknown as { wanted: object }).wanted)).toMatchObject({
    video: {
      facingMode: { ideal: 'environment' },
      width: { min: 640, ideal: 1280, max: 1920 },
      height: { min: 480, ideal: 720, max: 1080 },
    },
    audio: false,
  })
  const picture = page.getByLabel('Camera picture')
  const form = async () => {
    const { width, height } = (await picture.boundingBox())!
    return width / height
  }
  await expect.poll(form).toBeCloseTo(4 / 3, 1)
  await test.step('on its side the phone shows it in the same shape, as wide as its place', async () => {
    await page.setViewportSize({ width: 844, height: 390 })
    await expect.poll(async () => (await picture.boundingBox())!.width).toBeCloseTo(363, 0)
    expect(await form()).toBeCloseTo(4 / 3, 2)
  })
  const corners = page.locator('video + div[aria-hidden="true"] > i')
  await expect(corners).toHaveCount(4)
  await expect(corners.first()).toHaveCSS('border-top-color', 'rgb(255, 200, 61)')
})

test('a door at which nothing moves hardly reads, and a code that comes is read in full @edge', async ({
  page,
  organiser,
  product,
  camera,
}) => {
  await page.addInitScript(() => {
    const efforts: string[] = []
    Object.assign(globalThis, { efforts })
    globalThis.Worker = class extends Worker {
      override postMessage(said: unknown, given?: StructuredSerializeOptions | Transferable[]) {
        const { look } = said as { look?: { isLittle: boolean } }
        if (look) efforts.push(look.isLittle ? 'little' : 'full')
        super.postMessage(said, given as Transferable[])
      }
    }
  })
  const efforts = () => page.evaluate(() => (globalThis as unknown as { efforts: string[] }).efforts)
  const { codes } = await openDoor(page, product, organiser)
  await page.getByRole('button', { name: 'Allow Camera Access' }).click()
  await expect.poll(async () => new Set((await efforts()).slice(-6))).toEqual(new Set(['little']))
  const before = (await efforts()).length
  camera.showPhone(drawn(linkOf('https://listpass.example', codes[0]!)))
  await expect(verdict(page)).toContainText('Ada Brightwell')
  expect((await efforts()).slice(before)).toContain('full')
})

test('a reader that says nothing for ten seconds is replaced by another, which reads on @edge', async ({
  page,
  organiser,
  product,
  camera,
}) => {
  await page.addInitScript(() => {
    let made = 0
    globalThis.Worker = class extends Worker {
      isHanging = made++ === 0
      // The first reader gets no picture, so it never answers.
      override postMessage(said: unknown, given?: StructuredSerializeOptions | Transferable[]) {
        if (this.isHanging) Object.assign(globalThis, { isAsked: true })
        else super.postMessage(said, given as Transferable[])
      }
    }
  })
  await page.clock.install()
  const { codes } = await openDoor(page, product, organiser)
  camera.showPhone(drawn(linkOf('https://listpass.example', codes[0]!)))
  await page.getByRole('button', { name: 'Allow Camera Access' }).click()
  await page.waitForFunction(() => (globalThis as unknown as { isAsked?: boolean }).isAsked)
  const second = page.waitForEvent('worker')
  await page.clock.fastForward(10_000)
  await second
  await expect(verdict(page)).toContainText('Ada Brightwell')
})

test.describe('when the camera is refused', () => {
  test.use({ permission: 'denied' })

  test('the door says what to do, and a code can be typed instead', async ({ page, organiser, product }) => {
    const { codes } = await openDoor(page, product, organiser)
    await page.getByRole('button', { name: 'Allow Camera Access' }).click()
    await expect(page.getByRole('alert')).toContainText('The camera is not allowed.')
    await expect(page.getByRole('alert')).toContainText('Allow the camera for this site')
    await (await openMenu(page)).getByText('Scanner Status').click()
    await expect(page.getByText('Camera Error: The camera is not allowed.')).toBeVisible()

    await typeCode(page, 'TOO SHORT')
    await expect(page.getByText('A code has 24 letters and digits; this has 8.')).toBeVisible()
    await typeCode(page, codes[0]!.replaceAll(/.{4}/g, '$& ').toLowerCase())
    await expect(verdict(page)).toContainText('Ada Brightwell')
  })
})

test('opening the link of a code shows the code and counts nothing', async ({ page, organiser, product }) => {
  const { list, codes } = await openList(product, organiser)
  for (const path of [`/q/${codes[0]!}/scan`, `/Q/${codes[0]!}/DIRECT`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Show this at the entrance' })).toBeVisible()
    const picture = page.getByRole('img', { name: /^QR code/ })
    await expect(picture).toBeVisible()
    expect((await picture.boundingBox())!.width).toBeGreaterThan(250)
    await expect(page.getByText('Ada')).toBeHidden()
  }
  const [after] = await organiser.generateCodes(list)
  expect(after!.scan_count).toBe(0)
})

/** Runs in the page, before any of its scripts: notes each distance of this button from the upper edge. */
function notePlaces(name: string): void {
  const places: number[] = []
  Object.assign(globalThis, { places })
  new MutationObserver(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    const top = button && Math.round(button.getBoundingClientRect().top)
    if (top !== undefined && top !== places.at(-1)) places.push(top)
  }).observe(document, { childList: true, subtree: true })
}
