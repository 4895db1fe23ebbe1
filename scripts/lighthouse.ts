// node scripts/lighthouse.ts: Lighthouse measures the pages on a phone with a slow connection, medians of three. First
// the public pages, then an organiser's screens with a list of 1,000 and its steps done, and the scanner. A path after
// it limits the run to pages that begin with it: node scripts/lighthouse.ts /app
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { registerOrganiser, tokenKey, type Organiser } from '../e2e/organiser.ts'
import { startProduct } from '../e2e/product.ts'
import { findChromium } from './find-chromium.ts'
import { freePort } from '../server/testing/this-machine.ts'

const runs = 3
const [wanted = '/'] = process.argv.slice(2)
const contacts = 1000
const open = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Screens that search engines must not index. */
const inside = { performance: 90, accessibility: 100, 'best-practices': 100 }
const atTheDoor = { ...inside, performance: 92 }

type Least = Record<string, number>
type Category = { score: number | null }
type Report = {
  categories: Record<string, Category>
  audits: Record<string, { title: string; score: number | null; numericValue?: number; scoreDisplayMode: string }>
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>

const lighthouse = await loadTool()
const product = await startProduct()
try {
  const publicPaths = ['/', '/guest-list', '/mailchimp-coupons-qr-codes', '/login']
  for (const path of publicPaths.filter((each) => each.startsWith(wanted))) await judge(path, open)
  const { organiser, list } = await prepareList()
  const insidePaths = ['/app', `/app/qr-manager/${list.id}/tonight`, `/scanner/${list.list_id}`]
  for (const path of insidePaths.filter((each) => each.startsWith(wanted)))
    await judge(path, path.startsWith('/scanner') ? atTheDoor : inside, organiser)
} finally {
  await product.stop()
}

async function prepareList() {
  const organiser = await registerOrganiser(product)
  const account = await product.sandbox.addAccount()
  const members = Array.from({ length: contacts }, (_, place) => ({
    email: `guest${place}@example.com`,
    merge_fields: { FNAME: `Guest ${place}` },
  }))
  await product.sandbox.addAudience(account, 'Summer gala guests', members)
  const [list] = await organiser.connect(account.apiKey)
  if (!list) throw new Error('The list did not come.')
  await organiser.generateCodes(list)
  return { organiser, list }
}

async function judge(path: string, least: Least, organiser?: Organiser): Promise<void> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++)
    reports.push(await runOnce(product.address + path, Object.keys(least), organiser))
  const scores = Object.keys(least).map((name) => {
    const score = median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100)))
    if (score < least[name]!) process.exitCode = 1
    return `${name} ${score}`
  })
  const value = (name: string) => median(reports.map(({ audits }) => Math.round(audits[name]?.numericValue ?? 0)))
  const times = `FCP ${value('first-contentful-paint')} ms, LCP ${value('largest-contentful-paint')} ms, TBT ${value('total-blocking-time')} ms, ${Math.round(value('total-byte-weight') / 1000)} kB`
  console.log(`${path}: ${scores.join(', ')} (${times})`)
  const failed = Object.values(reports[0]!.audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score !== null && score < 1,
  )
  for (const { title } of failed) console.log(`  - ${title}`)
}

/** A fresh browser each time, which keeps only the session. */
async function runOnce(url: string, categories: string[], organiser: Organiser | undefined): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'listpass-lighthouse-'))
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: await findChromium(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-gpu', `--remote-debugging-port=${port}`],
  })
  try {
    if (organiser) await keepSession(await browser.newPage(), organiser)
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: categories,
      disableStorageReset: organiser !== undefined,
    })
    if (!result) throw new Error(`Lighthouse said nothing about ${url}.`)
    return result.lhr
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Stores the session from a file that is not a page, so that the browser has cached none of the product's files. */
async function keepSession(page: Page, { token }: Organiser): Promise<void> {
  await page.goto(`${product.address}/robots.txt`)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [tokenKey, token] as const)
  await page.close()
}

/**
 * Loads Lighthouse only if it is installed. It is no dependency, because its 200 packages are needed only before a
 * release.
 */
async function loadTool(): Promise<Lighthouse> {
  try {
    const tool = (await import(process.env['LIGHTHOUSE'] ?? 'lighthouse')) as { default: Lighthouse }
    return tool.default
  } catch (error) {
    console.error('Lighthouse is not installed. Run: npm install --no-save lighthouse@13.5.0')
    if (process.env['LOG_LEVEL'] === 'debug') console.error(error)
    process.exit(1)
  }
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
}
