// The camera starts and keeps running: on phones with several lenses, with light and zoom, and after every
// interruption.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { linkOf } from '#domain/link.ts'
import { addLink, closeSheet, drawn, openDoor, openMenu, verdict } from './door.ts'
import { onPhone } from './picture.ts'
import { openList } from './organiser.ts'
import { expect, test } from './story.ts'
import { installSyntheticCameras, synthetic, type SyntheticLens } from './synthetic-camera.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

const allow = (page: Page) => page.getByRole('button', { name: 'Allow Camera Access' })
const cameraList = (page: Page) => page.getByLabel('Camera', { exact: true })
const opened = (page: Page) => synthetic(page, (cameras) => cameras.opened)
const live = (page: Page) => synthetic(page, (cameras) => cameras.live())

const iPhone: readonly SyntheticLens[] = [
  { deviceId: 'front', label: 'Front Camera', facingMode: 'user' },
  { deviceId: 'ultra', label: 'Back Ultra Wide Camera', facingMode: 'environment' },
  { deviceId: 'back', label: 'Back Camera', facingMode: 'environment' },
  { deviceId: 'dual', label: 'Back Dual Wide Camera', facingMode: 'environment' },
]

test('a phone with several lenses uses the one that focuses, and remembers another choice', async ({
  phone,
  organiser,
  product,
}) => {
  await installSyntheticCameras(phone, iPhone)
  const { list } = await openList(product, organiser)
  await phone.goto((await addLink(organiser, list, 'North gate')).url)
  await allow(phone).click()
  await openMenu(phone)
  await expect(cameraList(phone)).toHaveValue('dual')
  // Only one camera may run, because on some phones a second one ends the first.
  expect(await live(phone)).toBe(1)

  await cameraList(phone).selectOption('Front Camera')
  await expect(cameraList(phone)).toHaveValue('front')
  await expect(phone.getByLabel('Camera picture')).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)')

  await phone.reload()
  await allow(phone).click()
  await openMenu(phone)
  await expect(cameraList(phone)).toHaveValue('front')
  expect(await opened(phone)).toEqual(['front'])
})

test('a camera that was chosen once and is gone gives way to the best one', async ({ page, organiser, product }) => {
  await installSyntheticCameras(page, iPhone)
  await page.addInitScript(() => localStorage.setItem('listpass_camera', 'sold'))
  await openDoor(page, product, organiser)
  await allow(page).click()
  await openMenu(page)
  await expect(cameraList(page)).toHaveValue('dual')
  expect(await live(page)).toBe(1)
})

test('light and zoom are shown when the camera offers them, and set one at a time', async ({
  page,
  organiser,
  product,
}) => {
  const zoom = { min: 1, max: 6, step: 0.5 }
  await installSyntheticCameras(page, [
    {
      deviceId: 'back',
      label: 'camera2 0, facing back',
      facingMode: 'environment',
      hasTorch: true,
      zoom,
      abilitiesAfterMs: 400,
    },
  ])
  await openDoor(page, product, organiser)
  await allow(page).click()
  const light = page.getByRole('button', { name: 'Light' })
  await expect(light).toHaveAttribute('aria-pressed', 'false')
  await light.click()
  await expect(light).toHaveAttribute('aria-pressed', 'true')
  const key = page.getByRole('button', { name: 'Zoom' })
  await key.click()
  await expect(key).toHaveText('2×Zoom')
  await openMenu(page)
  await page.getByLabel('Zoom').fill('3')
  await expect(page.getByLabel('Zoom')).toHaveAttribute('aria-valuetext', '3 times')
  await closeSheet(page)
  await expect(key).toHaveText('3×Zoom')
  await light.click()
  await expect(light).toHaveAttribute('aria-pressed', 'false')
  const wishes = [{ torch: true }, { zoom: 2 }, { zoom: 3 }, { torch: false }]
  expect(await synthetic(page, (cameras) => cameras.wishes)).toEqual(wishes)
  expect(await opened(page)).toHaveLength(1)
})

test('a light that does not go off goes off with a new start of the camera', async ({ page, organiser, product }) => {
  await installSyntheticCameras(page, [
    {
      deviceId: 'back',
      label: 'camera2 0, facing back',
      facingMode: 'environment',
      hasTorch: true,
      isTorchStuck: true,
    },
  ])
  await openDoor(page, product, organiser)
  await allow(page).click()
  const light = page.getByRole('button', { name: 'Light' })
  await light.click()
  await expect(light).toHaveAttribute('aria-pressed', 'true')
  await light.click()
  await expect.poll(() => opened(page)).toHaveLength(2)
  await expect(light).toHaveAttribute('aria-pressed', 'false')
  expect(await live(page)).toBe(1)
})

test('the picture comes back by itself after a lock or a call, and a hidden door releases the camera', async ({
  page,
  organiser,
  product,
}) => {
  await installSyntheticCameras(page, iPhone.slice(2, 3))
  await openDoor(page, product, organiser)
  await allow(page).click()
  await expect(allow(page)).toBeHidden()

  await test.step('hidden and back', async () => {
    await synthetic(page, (cameras) => cameras.hide(true))
    await expect.poll(() => live(page)).toBe(0)
    await synthetic(page, (cameras) => cameras.hide(false))
    await expect.poll(() => live(page)).toBe(1)
    await expect(allow(page)).toBeHidden()
  })
  await test.step('ended by the system', async () => {
    await synthetic(page, (cameras) => cameras.end())
    await expect.poll(() => opened(page)).toHaveLength(3)
    await expect(allow(page)).toBeHidden()
  })
  await test.step('muted for good', async () => {
    await synthetic(page, (cameras) => cameras.mute(true))
    await expect.poll(() => opened(page)).toHaveLength(4)
    await expect(allow(page)).toBeHidden()
  })
  await test.step('muted for a moment, as phones do at the start', async () => {
    await synthetic(page, (cameras) => {
      cameras.mute(true)
      cameras.mute(false)
    })
    // Waits longer than the scanner does before it reports the fault.
    const since = Date.now()
    await expect.poll(() => Date.now() - since, { intervals: [500] }).toBeGreaterThan(2500)
    expect(await opened(page)).toHaveLength(4)
  })
  expect(await live(page)).toBe(1)
})

test('a camera that is taken away again and again is given up, with words', async ({ page, organiser, product }) => {
  await installSyntheticCameras(page, iPhone.slice(2, 3))
  await openDoor(page, product, organiser)
  await allow(page).click()
  for (let times = 1; times <= 6; times++) {
    await expect.poll(() => opened(page)).toHaveLength(times)
    await expect.poll(() => live(page)).toBe(1)
    await expect(page.locator('[data-phase="active"]')).toBeVisible()
    await synthetic(page, (cameras) => cameras.end())
  }
  await expect(page.getByRole('alert')).toContainText('The camera shows no picture.')
  await expect(allow(page)).toBeVisible()
})

test('a picture that stays black shows a hint', async ({ page, organiser, product }) => {
  await installSyntheticCameras(page, [{ deviceId: 'back', label: 'Back Camera', isBlack: true }])
  await openDoor(page, product, organiser)
  await allow(page).click()
  await expect(page.getByText('The picture is black. Uncover the lens, or turn on a light.')).toBeVisible()
})

test('a dark hall offers the light, and the camera is asked to focus near', async ({ page, organiser, product }) => {
  const modes = { focusMode: ['manual', 'continuous'], exposureMode: ['continuous'] }
  await installSyntheticCameras(page, [
    { deviceId: 'back', label: 'Back Camera', hasTorch: true, isDark: true, ...modes },
  ])
  await openDoor(page, product, organiser)
  await allow(page).click()
  const offer = page.getByText('It’s dark here. Turn on the light to read paper.')
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Light' }).click()
  await expect(offer).toBeHidden()
  expect(await synthetic(page, (cameras) => cameras.wishes)).toEqual([
    { focusMode: 'continuous' },
    { exposureMode: 'continuous' },
    { torch: true },
  ])
})

test.describe('in the browser of an app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/22E240 Instagram 375.1.0',
  })

  test('staff are advised to use another browser, and can copy the address', async ({ page, organiser, product }) => {
    await openDoor(page, product, organiser)
    await expect(page.getByText('You opened this page inside Instagram, where cameras often don’t work.')).toBeVisible()
    await page.getByRole('button', { name: 'Copy address' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })
})

test('a photo of a code admits a guest where no camera runs', async ({ page, organiser, product }) => {
  const { codes } = await openDoor(page, product, organiser)
  const folder = mkdtempSync(join(tmpdir(), 'listpass-photo-'))
  try {
    const choose = async (path: string) => {
      const chooser = page.waitForEvent('filechooser')
      await (await openMenu(page)).getByRole('button', { name: 'Read a photo of a code' }).click()
      await (await chooser).setFiles(path)
    }
    await choose(photoOf(folder, undefined))
    await expect(page.getByText('No code found in this photo.')).toBeVisible()
    await choose(photoOf(folder, linkOf('https://listpass.example', codes[0]!)))
    await expect(verdict(page)).toContainText('Ada Brightwell')
    writeFileSync(join(folder, 'none.png'), 'no picture at all')
    await choose(join(folder, 'none.png'))
    await expect(page.getByText('No code found in this photo.')).toBeVisible()
  } finally {
    rmSync(folder, { recursive: true })
  }
})

/** A grey bitmap, which browsers open and which needs no library: as large as a phone's photo. */
function photoOf(folder: string, text: string | undefined): string {
  const [width, height] = [2400, 1800]
  const luma = text === undefined ? new Uint8Array(width * height).fill(120) : onPhone(drawn(text), width, height)
  const head = Buffer.alloc(54 + 1024)
  head.write('BM', 0)
  head.writeUInt32LE(head.length + luma.length, 2)
  head.writeUInt32LE(head.length, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  // A negative height in a bitmap means that rows run from the top down.
  head.writeInt32LE(-height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(8, 28)
  for (let grey = 0; grey < 256; grey++) head.writeUInt32LE(grey * 0x10101, 54 + grey * 4)
  const path = join(folder, text === undefined ? 'empty.bmp' : 'code.bmp')
  writeFileSync(path, Buffer.concat([head, luma]))
  return path
}
