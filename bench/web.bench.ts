// Loading times on a phone with a slow connection: each screen, beside a page of React with one sentence from the same
// server. Pages take turns in one browser, so that a slow moment of the machine affects all of them; the medians of the
// rounds count.
// Then Lighthouse measures the same screens (DESIGN §10: 97 and more on the public ones, 90 and more inside).
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { type Organiser, registerOrganiser } from '../e2e/organiser.ts'
import { type Product, startProduct } from '../e2e/product.ts'
import { findChromium } from '../scripts/find-chromium.ts'
import { serveReactAlone } from './web/react-alone.ts'

const rounds = 5
const contacts = 1000
/** Lighthouse's phone: a slow 4G connection, and a processor at a quarter of its speed. */
const line = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 }
const slowerBy = 4
const root = join(import.meta.dirname, '..')
/**
 * The environment of the start. It is restored, because building pages here sets this process to production, where
 * there is no sandbox.
 */
const environment = { ...process.env }

type Screen = {
  name: string
  address: string
  organiser?: Organiser
  /** Waits for the content that the visitor came for. */
  isThere: (page: Page) => Promise<unknown>
}
type Visit = { requests: number; bytes: number; firstPaintMs: number; thereMs: number }
type Result = { first: Visit[]; again: Visit[] }

const temporary = mkdtempSync(join(tmpdir(), 'web-bench-'))
const product = await startProduct()
const alone = await serveReactAlone(root)
const browser = await chromium.launch({
  executablePath: await findChromium(),
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-gpu'],
})
try {
  const screens = await screensOf(product)
  const results = new Map<Screen, Result>(screens.map((screen) => [screen, { first: [], again: [] }]))
  for (let round = 0; round < rounds; round++)
    for (const [screen, result] of results) {
      const [first, again] = await visitTwice(browser, screen)
      result.first.push(first)
      result.again.push(again)
    }
  console.log(
    `A phone at 1.6 Mbit/s and 150 ms, a processor slowed down ${slowerBy} times; medians of ${rounds} rounds.`,
  )
  report(results)
} finally {
  await browser.close()
  await alone.stop()
  await product.stop()
}
judge()
rmSync(temporary, { recursive: true })

async function screensOf({ address, sandbox }: Product): Promise<Screen[]> {
  const organiser = await registerOrganiser(product)
  const account = await sandbox.addAccount()
  const members = Array.from({ length: contacts }, (_, place) => ({ email: `guest${place}@example.com` }))
  await sandbox.addAudience(account, 'Summer gala guests', members)
  const [list] = await organiser.connect(account.apiKey)
  await organiser.generateCodes(list!)
  const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()
  return [
    { name: 'React alone, one sentence', address: alone.address, isThere: heading },
    { name: 'landing page', address: `${address}/`, isThere: heading },
    { name: 'sign-in', address: `${address}/login`, isThere: (page) => page.getByLabel('Email').waitFor() },
    {
      name: 'dashboard, with its lists',
      address: `${address}/app`,
      organiser,
      isThere: (page) => page.getByRole('link', { name: /Manage QR Codes/ }).waitFor(),
    },
    {
      name: 'manager, with its guests',
      address: `${address}/app/qr-manager/${list!.id}/guests`,
      organiser,
      isThere: (page) => page.getByText('guest0@example.com').waitFor(),
    },
    {
      name: 'scanner, ready to be allowed',
      address: `${address}/scanner/${list!.list_id}`,
      organiser,
      isThere: (page) => page.getByRole('button', { name: 'Allow Camera Access' }).waitFor(),
    },
  ]
}

/** Visits with an empty cache, and again with the same browser a moment later. */
async function visitTwice(from: Browser, screen: Screen): Promise<[Visit, Visit]> {
  const context = await from.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })
  try {
    // The scanner also saves itself for offline use, which is not measured here.
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    const page = await context.newPage()
    await screen.organiser?.signIn(page)
    const first = await visit(page, screen)
    await page.goto('about:blank')
    return [first, await visit(page, screen)]
  } finally {
    await context.close()
  }
}

async function visit(page: Page, { address, isThere }: Screen): Promise<Visit> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy })
  let requests = 0
  let bytes = 0
  session.on('Network.requestWillBeSent', () => requests++)
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  await page.goto(address, { waitUntil: 'commit' })
  await isThere(page)
  const thereMs = await page.evaluate(() => performance.now())
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  const firstPaintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  await session.detach()
  return { requests, bytes, firstPaintMs, thereMs }
}

function report(results: ReadonlyMap<Screen, Result>): void {
  const [alone] = results.values()
  const toAlone = (visits: Visit[]) => median(visits, 'thereMs') / median(alone!.first, 'thereMs')
  console.table(
    Array.from(results, ([{ name }, { first, again }]) => ({
      screen: name,
      requests: median(first, 'requests'),
      kB: Math.round(median(first, 'bytes') / 1000),
      'first words ms': Math.round(median(first, 'firstPaintMs')),
      'there ms': Math.round(median(first, 'thereMs')),
      'to React alone': toAlone(first).toFixed(2),
      'again: kB': Math.round(median(again, 'bytes') / 1000),
      'again: there ms': Math.round(median(again, 'thereMs')),
    })),
  )
}

function median(visits: readonly Visit[], what: keyof Visit): number {
  return visits.map((visit) => visit[what]).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)]!
}

/**
 * Lighthouse is installed into a temporary folder for the measurement. Prints a result below its promise, for a person
 * to examine.
 */
function judge(): void {
  try {
    mkdirSync(temporary, { recursive: true })
    writeFileSync(join(temporary, 'package.json'), '{}')
    execFileSync('npm', ['install', '--prefix', temporary, '--no-audit', '--no-fund', 'lighthouse@13.5.0'], {
      stdio: 'pipe',
    })
  } catch (problem) {
    console.log(`NOT MEASURED: Lighthouse could not be installed (${String(problem).split('\n')[0]}).`)
    return
  }
  const tool = join(temporary, 'node_modules', 'lighthouse', 'core', 'index.js')
  try {
    const said = execFileSync(process.execPath, ['scripts/lighthouse.ts'], {
      cwd: root,
      env: { ...environment, LIGHTHOUSE: tool },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    console.log(said.toString())
  } catch (problem) {
    console.log((problem as { stdout?: Buffer }).stdout?.toString() ?? String(problem))
  }
}
