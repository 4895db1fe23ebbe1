// Part of npm run pictures: takes the pictures of the README and of the public pages from the running product.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { setDisplayField } from '#contract/codes.ts'
import { setLogicRules } from '#contract/rules.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import { createFakeCamera, upright } from '../e2e/fake-camera.ts'
import { type Organiser, registerOrganiser, until } from '../e2e/organiser.ts'
import { readPng } from '../e2e/picture.ts'
import { startProduct } from '../e2e/product.ts'
import { findChromium } from './find-chromium.ts'

const root = join(import.meta.dirname, '..')
const readmePicture = join(root, 'docs', 'pictures', 'product.png')
const webPictures = join(root, 'web', 'product', 'pictures')
const listName = 'Summer gala guests'
const firstNames = [
  'Ada',
  'Bram',
  'Chloé',
  'Dilan',
  'Eva',
  'Femi',
  'Greta',
  'Hugo',
  'Inès',
  'Jonas',
  'Kofi',
  'Lotte',
  'Mira',
]
const lastNames = [
  'Lindqvist',
  'Weber',
  'Okafor',
  'Marques',
  'Bakker',
  'Ito',
  'Brightwell',
  'Novak',
  'Moreau',
  'Yılmaz',
]
const listFields = ['FNAME', 'LNAME', 'STAGE'].map((tag) => ({ tag, name: tag, type: 'text' }))
/** The limit for a picture of the public pages. */
const mostBytes = 60_000

type Scheme = 'light' | 'dark'

const folder = mkdtempSync(join(tmpdir(), 'listpass-pictures-'))
const camera = createFakeCamera(join(folder, 'camera.y4m'), upright)
// Codes and HTML show the address of Listpass, so it must not be this machine's.
const publicUrl = 'https://listpass.example'
const product = await startProduct({ PUBLIC_URL: publicUrl })
const browser = await chromium.launch({
  executablePath: await findChromium(),
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-gpu', '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${camera.path}`],
})
try {
  const { organiser, listId, listKey, codes } = await prepareList()
  const setDisplay = (field: string | null) =>
    organiser.call(setDisplayField, { params: { listId }, body: { display_field: field } })
  mkdirSync(join(readmePicture, '..'), { recursive: true })
  mkdirSync(webPictures, { recursive: true })
  for (const scheme of ['light', 'dark'] as const) {
    const manager = await openManager(organiser, listId, scheme)
    await keep(manager, 'manager', scheme)
    // The fifth step is there once the fourth is done.
    await setDisplay('FNAME')
    const rules = await openRules(organiser, listId, scheme)
    await keep(rules, 'rules', scheme)
    await setDisplay(null)
    const guests = codes.splice(0, 3)
    const scanner = await openScanner(organiser, listKey, scheme)
    for (const code of guests) await scan(scanner, code)
    const green = await keep(scanner, 'scanner', scheme)
    if (scheme === 'light') await putTogether(await tall(manager), green)
    // A camera serves one door at a time.
    await scanner.context().close()
    const refused = await openScanner(organiser, listKey, scheme)
    for (const code of [codes.shift()!, guests[0]!]) await scan(refused, code)
    await keep(refused, 'refused', scheme)
    for (const page of [manager, rules, refused]) await page.context().close()
  }
} finally {
  await browser.close()
  await product.stop()
  rmSync(folder, { recursive: true })
}

/** A list with its five steps done, and the codes of some guests. */
async function prepareList() {
  const organiser = await registerOrganiser(product)
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, listName, guestList(), listFields)
  const [list] = await organiser.connect(account.apiKey)
  if (!list) throw new Error('The list did not come.')
  const contacts = await organiser.generateCodes(list)
  const params = { listId: list.id }
  await organiser.call(setUpWebhook, { params, body: { mode: 'polling' } })
  const rule = { if_field: 'STAGE', if_value: 'invited', then_field: 'STAGE', then_value: 'customer' }
  await organiser.call(setLogicRules, { params, body: { rules: [rule] } })
  const codes = contacts.map(({ qr_code: code }) => code!)
  return { organiser, listId: list.id, listKey: list.list_id, codes }
}

/** Sorted by email, as their codes are, no two neighbours share a first name. */
function guestList() {
  return lastNames.flatMap((_, row) =>
    firstNames.map((first, place) => ({
      email: `guest${String(row * firstNames.length + place).padStart(3, '0')}@example.com`,
      merge_fields: { FNAME: first, LNAME: lastNames[(row + place) % lastNames.length], STAGE: 'invited' },
    })),
  )
}

async function open(organiser: Organiser, scheme: Scheme, path: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    colorScheme: scheme,
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    permissions: ['camera'],
    ...options,
  })
  const page = await context.newPage()
  await organiser.signIn(page)
  await page.goto(product.address + path)
  return page
}

async function openManager(organiser: Organiser, listId: string, scheme: Scheme): Promise<Page> {
  const options = { viewport: { width: 1200, height: 700 }, deviceScaleFactor: 1.5 }
  const page = await open(organiser, scheme, `/app/qr-manager/${listId}/guests`, options)
  await page.getByRole('table').getByRole('row').nth(1).waitFor()
  return page
}

async function openRules(organiser: Organiser, listId: string, scheme: Scheme): Promise<Page> {
  const options = { viewport: { width: 760, height: 640 }, deviceScaleFactor: 2 }
  const page = await open(organiser, scheme, `/app/qr-manager/${listId}`, options)
  for (const name of ['Show step 5', 'Configure Logic Rules']) await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByText(/^Matches /).waitFor()
  return page
}

async function openScanner(organiser: Organiser, listKey: string, scheme: Scheme): Promise<Page> {
  camera.showNothing()
  const options = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2 }
  const page = await open(organiser, scheme, `/scanner/${listKey}`, options)
  await page.getByRole('button', { name: 'Allow Camera Access' }).click()
  await page.getByRole('status', { name: 'State of this door' }).getByText('Connected.', { exact: true }).waitFor()
  return page
}

/** Waits until the code is among the latest scans, and the flash is over. The page keeps its colour for longer. */
async function scan(page: Page, code: string): Promise<void> {
  // In the menu, which is closed.
  const scans = page.getByText('Scanned:')
  const before = await scans.count()
  const image = await fetch(`${product.address}/qr-code/${code}`)
  camera.showPhone(readPng(Buffer.from(await image.arrayBuffer())))
  const waiting = page.getByText('Checking...')
  await until(async () => (await scans.count()) > before && (await waiting.count()) === 0).catch(
    async (error: unknown) => {
      // What the door showed instead.
      await page.screenshot({ path: join(root, 'test-results', 'picture-of-scanner.png') })
      throw error
    },
  )
  await page.locator('[data-view="verdict"]').waitFor()
  await page.locator('div[data-colour][aria-hidden="true"]').waitFor({ state: 'hidden' })
}

/** Saves a picture as WebP, which Chromium can write, at the best quality within the limit. */
async function keep(page: Page, name: string, scheme: Scheme): Promise<Buffer> {
  const path = join(webPictures, `${name}-${scheme}.webp`)
  const devTools = await page.context().newCDPSession(page)
  for (const quality of [80, 70, 60, 50, 40]) {
    const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality })
    const bytes = Buffer.from(data, 'base64')
    if (bytes.length > mostBytes) continue
    await writeFile(path, bytes)
    console.log(`Made ${path}: ${bytes.length} bytes at quality ${quality}`)
    return bytes
  }
  throw new Error(`${path} would have more than ${mostBytes} bytes.`)
}

/** The part of the page that fits into the README's picture. */
async function tall(page: Page): Promise<Buffer> {
  await page.setViewportSize({ width: 1200, height: 960 })
  return page.screenshot()
}

/** The manager on a desk, with the scanner on a phone in front of it. */
async function putTogether(manager: Buffer, scanner: Buffer): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const source = (kind: string, bytes: Buffer) => `data:image/${kind};base64,${bytes.toString('base64')}`
  await page.setContent(`<body style="margin:0;background:#e9e4d6;overflow:hidden">
    <img src="${source('png', manager)}" style="position:absolute;left:48px;top:56px;width:960px;border-radius:14px;box-shadow:0 10px 40px #0003">
    <img src="${source('webp', scanner)}" style="position:absolute;right:48px;top:96px;width:320px;border-radius:28px;border:8px solid #16181d;box-shadow:0 12px 44px #0005">
  </body>`)
  await page.locator('img').last().waitFor()
  await page.screenshot({ path: readmePicture })
  console.log(`Made ${readmePicture}`)
}
