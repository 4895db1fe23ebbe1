// How often the server's reading of a mail agrees with what the product measures in a browser: whether a code is seen, and its side
// within a tenth. Where they differ, the browser's counts.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { judgeWindows, mailWindows, type Shown } from '../domain/mail-windows.ts'
import { findChromium } from '../scripts/find-chromium.ts'
import { readSheets } from '../server/features/campaigns/preflight/drawing/sheets.ts'
import { shownInWindows } from '../server/features/campaigns/preflight/drawing/shown-in.ts'
import { openDrawing } from '../server/features/campaigns/preflight/drawing/style-in.ts'
import { isPicture } from '../server/features/campaigns/preflight/pictures.ts'
import { readMail } from '../server/features/campaigns/preflight/reading/read-mail.ts'
import { badDrafts, goodDrafts, type Made } from '../server/features/campaigns/preflight/testing/made/make.ts'

/** As `measureMail` answers. */
type Measured = Shown | 'absent' | 'blocked'

const seed = Number(process.env['SEED'] ?? 45)
const leastAgreeing = 0.97

/** A condition shows what one guest gets, and some mails have no picture of a code to measure. */
const isDrawnAlike = ({ name }: Made) => !/condition|AMP/.test(name)
const drafts = [...badDrafts(seed, 200), ...goodDrafts(seed, 100)].filter(isDrawnAlike)
const code = '<svg xmlns="http://www.w3.org/2000/svg" width="296" height="296"><rect width="296" height="296"/></svg>'

const entry = join(import.meta.dirname, '../web/features/code-manager/email/measured/measure-mail.ts')
const built = await build({
  configFile: false,
  logLevel: 'silent',
  resolve: { alias: { '#domain': join(import.meta.dirname, '../domain') } },
  build: { write: false, minify: false, lib: { entry, name: 'product', formats: ['iife'] } },
})
const [output] = Array.isArray(built) ? built : [built]
assert.ok(output && 'output' in output)
const script = output.output[0].code

const browser = await chromium.launch({ executablePath: await findChromium() })
const context = await browser.newContext({ deviceScaleFactor: 2 })
const page = await context.newPage()
await page.route('**/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: code }))
const measured = new Map<Made, Measured[]>(drafts.map((draft) => [draft, []]))
for (const { width, look } of mailWindows) {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme: look })
  for (const draft of drafts) {
    await page.setContent(draft.html, { waitUntil: 'load' })
    measured.get(draft)!.push(await page.evaluate<Measured>(`${script};product.measureMail(document)`))
  }
}
await browser.close()

let [all, alike, sameFindings] = [0, 0, 0]
for (const [draft, inBrowser] of measured) {
  const inServer = readByServer(draft.html)
  if (!inServer) continue
  for (const [at, one] of inServer.entries()) {
    const isAlike = agrees(one, inBrowser[at]!)
    all += 1
    alike += Number(isAlike)
    if (!isAlike)
      console.log(`${mailWindows[at]!.name}, ${draft.name}: ${JSON.stringify(one)} ${JSON.stringify(inBrowser[at])}`)
  }
  const names = (shown: readonly Shown[]) =>
    judgeWindows(shown)
      .map(({ name }) => name)
      .join()
  // The address of another picture is a finding of its own.
  const counted = inBrowser.map((one, at) => (typeof one === 'string' || one.seen === 'another' ? inServer[at]! : one))
  sameFindings += Number(names(inServer) === names(counted))
  if (names(inServer) !== names(counted))
    console.log(`${draft.name}: read as ${names(inServer) || 'good'}, measured as ${names(counted) || 'good'}`)
}
console.log(
  `${all / mailWindows.length} mails of seed ${seed}, each in ${mailWindows.length} windows: ${alike} of ${all} drawn alike (${((100 * alike) / all).toFixed(1)} %); the same findings in ${sameFindings}`,
)
assert.ok(alike / all >= leastAgreeing)

/** Undefined for a mail without the picture of a code. */
function readByServer(html: string): Shown[] | undefined {
  const mail = readMail(html)!
  const pictures = mail.elements.filter(
    (each) =>
      isPicture(each) &&
      each.name === 'img' &&
      /\/qr-code\//.test(`${each.attributes['src']} ${each.attributes['srcset']}`),
  )
  return pictures.some(({ outlook }) => outlook !== 'only')
    ? shownInWindows(openDrawing(readSheets(mail.sheets)), pictures)
    : undefined
}

/** An address that changes is a finding of its own, and no matter of drawing. */
function agrees(one: Shown, other: Measured): boolean {
  if (typeof other === 'string') return false
  if (other.seen === 'another') return one.seen === 'code'
  if (one.seen !== other.seen) return false
  return Math.abs(one.side - other.side) <= Math.max(12, other.side / 10)
}
