// node scripts/lighthouse.ts: the public pages as a phone on a slow line gets them, judged by Lighthouse. Medians of three.
import { startProduct } from '../e2e/product.ts'
import { findChromium } from './find-chromium.ts'

const paths = ['/', '/guest-list', '/mailchimp-coupons-qr-codes', '/login']
const runs = 3
const least: Record<string, number> = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }

type Category = { score: number | null }
type Report = {
  categories: Record<string, Category>
  audits: Record<string, { title: string; score: number | null; numericValue?: number; scoreDisplayMode: string }>
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>
type Launcher = { launch: (options: object) => Promise<{ port: number; kill: () => void }> }

const { lighthouse, launcher } = await loadTools()
const product = await startProduct()
try {
  for (const path of paths) await judge(path)
} finally {
  await product.stop()
}

async function judge(path: string): Promise<void> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await runOnce(product.address + path))
  const scores = Object.keys(least).map((name) => {
    const score = median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100)))
    if (score < least[name]!) process.exitCode = 1
    return `${name} ${score}`
  })
  const value = (name: string) => median(reports.map(({ audits }) => Math.round(audits[name]?.numericValue ?? 0)))
  const times = `FCP ${value('first-contentful-paint')} ms, LCP ${value('largest-contentful-paint')} ms, TBT ${value('total-blocking-time')} ms`
  console.log(`${path}: ${scores.join(', ')} (${times})`)
  const failed = Object.values(reports[0]!.audits).filter(
    ({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score !== null && score < 1,
  )
  for (const { title } of failed) console.log(`  - ${title}`)
}

async function runOnce(url: string): Promise<Report> {
  const chrome = await launcher.launch({
    chromePath: await findChromium(),
    chromeFlags: ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: Object.keys(least),
    })
    if (!result) throw new Error(`Lighthouse said nothing about ${url}.`)
    return result.lhr
  } finally {
    chrome.kill()
  }
}

/** They are no part of what the tests need: 200 packages for a figure that is looked at before a release. */
async function loadTools(): Promise<{ lighthouse: Lighthouse; launcher: Launcher }> {
  const names = (process.env['LIGHTHOUSE_TOOLS'] ?? 'lighthouse,chrome-launcher').split(',')
  try {
    const [tool, launcher] = (await Promise.all(names.map((name) => import(name)))) as [
      { default: Lighthouse },
      Launcher,
    ]
    return { lighthouse: tool.default, launcher }
  } catch (error) {
    console.error('Lighthouse is not installed. Run: npm install --no-save lighthouse@13.5.0 chrome-launcher@1.2.1')
    if (process.env['LOG_LEVEL'] === 'debug') console.error(error)
    process.exit(1)
  }
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
}
