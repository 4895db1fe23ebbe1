// node scripts/make-pictures.ts: the README's picture, taken from the product as it runs.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { createFakeCamera } from '../e2e/fake-camera.ts'
import { type Organiser, registerOrganiser } from '../e2e/organiser.ts'
import { readPng } from '../e2e/picture.ts'
import { type Product, startProduct } from '../e2e/product.ts'
import { findChromium } from './find-chromium.ts'

const target = join(import.meta.dirname, '..', 'docs', 'pictures', 'product.png')
const listName = 'Summer gala guests'

const folder = mkdtempSync(join(tmpdir(), 'listpass-pictures-'))
const camera = createFakeCamera(join(folder, 'camera.y4m'))
const product = await startProduct()
const browser = await chromium.launch({
  executablePath: await findChromium(),
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-gpu', '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${camera.path}`],
})
try {
  const organiser = await registerOrganiser(product)
  const list = (await organiser.connect(product.apiKey)).find(({ name }) => name === listName)!
  const contacts = await organiser.generateCodes(list)
  const guest = contacts.find(({ display_value: name }) => /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(name)) ?? contacts[0]!
  const manager = await takeManager(product, browser, organiser, list.id)
  const scanner = await takeScanner(product, browser, organiser, list.list_id, guest.qr_code!)
  mkdirSync(join(target, '..'), { recursive: true })
  await putTogether(browser, manager, scanner)
  console.log(`Made ${target}`)
} finally {
  await browser.close()
  await product.stop()
  rmSync(folder, { recursive: true })
}

async function takeManager(
  { address }: Product,
  browser: Browser,
  organiser: Organiser,
  listId: string,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 1000 } })
  await organiser.signIn(page)
  await page.goto(`${address}/app/qr-manager/${listId}`)
  await page.getByRole('table').getByRole('row').nth(1).waitFor()
  return page.screenshot()
}

async function takeScanner({ address }: Product, browser: Browser, organiser: Organiser, listId: string, code: string) {
  const viewport = { width: 390, height: 780 }
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, permissions: ['camera'] })
  const page = await context.newPage()
  await organiser.signIn(page)
  await page.goto(`${address}/scanner/${listId}`)
  await page.getByRole('button', { name: 'Allow Camera Access' }).click()
  const image = await fetch(`${address}/qr-code/${code}`)
  camera.showPhone(readPng(Buffer.from(await image.arrayBuffer())))
  await page.getByText('Scanned:').first().waitFor()
  return page.screenshot()
}

/** The manager on a desk, the scanner on a phone before it. */
async function putTogether(browser: Browser, manager: Buffer, scanner: Buffer): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const source = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`
  await page.setContent(`<body style="margin:0;background:#e9e4d6;overflow:hidden">
    <img src="${source(manager)}" style="position:absolute;left:48px;top:56px;width:960px;border-radius:14px;box-shadow:0 10px 40px #0003">
    <img src="${source(scanner)}" style="position:absolute;right:48px;top:96px;width:320px;border-radius:28px;border:8px solid #16181d;box-shadow:0 12px 44px #0005">
  </body>`)
  await page.locator('img').last().waitFor()
  await page.screenshot({ path: target })
}
