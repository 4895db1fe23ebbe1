// The first seconds of a door on a phone that has never opened it: when its camera shows, and when a code that is in view from the
// beginning has its verdict. The phone's line is shared by the page, its reader and its service worker.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { addScannerLink } from '#contract/doors.ts'
import { openList, registerOrganiser } from '../e2e/organiser.ts'
import { onPhone, readPng } from '../e2e/picture.ts'
import { startProduct } from '../e2e/product.ts'
import { quantile } from './decoding/tally.ts'
import { openSlowLine, type Line } from './door-opening/slow-line.ts'
import { launchWithCamera } from './idle/launch-with-camera.ts'
import { createNoisyCamera, frameHeight, frameWidth } from './idle/noisy-camera.ts'

const rounds = 3
const longestMs = 120_000
const lines: readonly Line[] = [
  { kbitPerSecond: 1600, roundTripMs: 150 },
  { kbitPerSecond: 400, roundTripMs: 150 },
]
const goals = [5, 12]

type Opening = { cameraMs: number; verdictMs: number; files: number; kB: number; sounds: number }

const temporary = mkdtempSync(join(tmpdir(), 'door-opening-bench-'))
const camera = createNoisyCamera(join(temporary, 'camera.y4m'))
const product = await startProduct()
const browser = await launchWithCamera(camera)
try {
  const path = await openDoorWithCode()
  const rows = []
  for (const [place, line] of lines.entries()) {
    const openings: Opening[] = []
    for (let round = 0; round < rounds; round++) openings.push(await open(browser, path, line))
    const middle = (what: keyof Opening) =>
      quantile(
        openings.map((opening) => opening[what]),
        0.5,
      )
    rows.push({
      line: `${line.kbitPerSecond} kbit/s, ${line.roundTripMs} ms`,
      'camera s': (middle('cameraMs') / 1000).toFixed(1),
      'first verdict s': (middle('verdictMs') / 1000).toFixed(1),
      'goal s': goals[place],
      'files before it': middle('files'),
      kB: Math.round(middle('kB')),
      'sounds among them': middle('sounds'),
    })
  }
  console.log(`A phone that opens a scanner link for the first time, with a code in view; medians of ${rounds} rounds.`)
  console.table(rows)
} finally {
  await browser.close()
  await product.stop()
  rmSync(temporary, { recursive: true })
}

/** The path of a scanner link of a list whose first guest holds up their code. */
async function openDoorWithCode(): Promise<string> {
  const organiser = await registerOrganiser(product)
  const { list, codes } = await openList(product, organiser)
  const body = { label: 'North gate', may_check_in_by_name: false, may_add: false, expires_at: null }
  const { link } = await organiser.call(addScannerLink, { params: { listId: list.id }, body })
  const image = await fetch(`${product.address}/qr-code/${codes[0]}`)
  camera.show(onPhone(readPng(Buffer.from(await image.arrayBuffer())), frameWidth, frameHeight))
  return new URL(link.url).pathname
}

async function open(from: Browser, path: string, line: Line): Promise<Opening> {
  const slow = await openSlowLine(Number(new URL(product.address).port), line)
  const context = await from.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await context.grantPermissions(['camera'])
  try {
    context.setDefaultTimeout(longestMs)
    const page = await context.newPage()
    const files: string[] = []
    let bytes = 0
    context.on('requestfinished', (request) => {
      const { pathname } = new URL(request.url())
      if (!pathname.startsWith('/api/')) files.push(pathname)
      void request.sizes().then(
        ({ responseBodySize }) => (bytes += responseBodySize),
        () => {},
      )
    })
    await page.goto(`${slow.address}${path}`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Allow Camera Access' }).click()
    await page.locator('[data-phase="active"]').waitFor()
    const cameraMs = await page.evaluate(() => performance.now())
    await page
      .locator('section[aria-label="Last result"]')
      .filter({ hasText: 'Ada Brightwell' })
      .waitFor({ state: 'attached' })
    const verdictMs = await page.evaluate(() => performance.now())
    return {
      cameraMs,
      verdictMs,
      files: files.length,
      kB: bytes / 1000,
      sounds: files.filter((file) => file.startsWith('/sounds/')).length,
    }
  } finally {
    await context.close()
    await slow.close()
  }
}
