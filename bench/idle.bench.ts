// An idle server and its PostgreSQL: processor time, and statements to the database (goal: at most 1 % of a core and 3 a second).
// Then processor time of an idle door, and whether the next code has to wait for it. A door is idle for most of the evening.
// The camera's frames have noise, as on a phone. Processor time is the page process's, including drawing the video. In
// turn, a page that shows the same video without reading is measured (goal: at most 8 % of a core more). A door in a trembling hand,
// before a furnished room in which somebody walks by, has 15 % of a core as its goal.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { registerOrganiser, type Organiser } from '../e2e/organiser.ts'
import { emptyRoom, onPhone, readPng } from '../e2e/picture.ts'
import { startProduct } from '../e2e/product.ts'
import { quantile } from './decoding/tally.ts'
import { furnishedRoom } from './idle/furnished-room.ts'
import { launchWithCamera } from './idle/launch-with-camera.ts'
import { measureIdleServer } from './idle/idle-server.ts'
import { createNoisyCamera, frameHeight, frameWidth } from './idle/noisy-camera.ts'

const rounds = 3
const seconds = 10
const codesShown = 8
/** The camera sees no code for this long, and hardly any movement, before a code is held up. */
const stillMs = 4000
const briefMs = 200

const videoAlone = `<!doctype html><button>Allow Camera Access</button>
<video autoplay muted playsinline style="width: 390px; height: 292px; object-fit: cover"></video>
<script>
  document.querySelector('button').onclick = async () => {
    const video = { width: 1280, height: 720 }
    document.querySelector('video').srcObject = await navigator.mediaDevices.getUserMedia({ video })
  }
</script>`

const { serverPercent, postgresPercent, statementsPerSecond } = await measureIdleServer(60)
console.log('a server with one list and nothing to do, 60 s')
console.table([
  {
    what: 'the server',
    '% of a core': serverPercent.toFixed(2),
    'statements a second': statementsPerSecond.toFixed(1),
  },
  { what: 'its PostgreSQL', '% of a core': postgresPercent.toFixed(2) },
  { what: 'both', '% of a core': (serverPercent + postgresPercent).toFixed(2) },
])

const temporary = mkdtempSync(join(tmpdir(), 'idle-bench-'))
const camera = createNoisyCamera(join(temporary, 'camera.y4m'))
/** Two seconds. */
const walkFrames = 60
const walk = createNoisyCamera(join(temporary, 'walk.y4m'), walkFrames)
const wall = emptyRoom(frameWidth, frameHeight)
const product = await startProduct()
const browser = await launchWithCamera(camera)
const walkers = await launchWithCamera(walk)
const { organiser, door, guests } = await openGuests()
try {
  camera.show(wall)
  walk.show((frame) => furnishedRoom(frame, walkFrames))
  for (const [where, viewer] of [
    ['at a bare wall', browser],
    ['in a trembling hand before a furnished room', walkers],
  ] as const) {
    const alone: number[] = []
    const idle: number[] = []
    for (let round = 0; round < rounds; round++) {
      alone.push(await shareOfCore(viewer, `${product.address}/video-alone`))
      idle.push(await shareOfCore(viewer, door, organiser))
    }
    const more = idle.map((share, round) => share - alone[round]!)
    console.log(`${rounds} rounds of ${seconds} s ${where}, 1280 × 720, 30 frames a second`)
    console.table([
      { what: 'a page that shows the video', '% of a core': percent(alone) },
      { what: 'a door', '% of a core': percent(idle) },
      { what: 'reading, which is the rest', '% of a core': percent(more) },
    ])
  }
  const times = await verdictTimes()
  console.log(`${codesShown} codes each, with the server, in turn`)
  console.table(
    Object.entries(times).map(([what, ms]) => ({
      'code to verdict': what,
      'ms, median': quantile(ms, 0.5).toFixed(0),
      'ms, at the most': Math.max(...ms).toFixed(0),
    })),
  )
} finally {
  await browser.close()
  await walkers.close()
  await product.stop()
  rmSync(temporary, { recursive: true })
}

/** A list of two guests, the address of its door, and the picture of each guest's code. */
async function openGuests() {
  const organiser = await registerOrganiser(product)
  const account = await product.sandbox.addAccount()
  await product.sandbox.addAudience(account, 'Gala', [{ email: 'ada@example.com' }, { email: 'ken@example.com' }])
  const [list] = await organiser.connect(account.apiKey)
  const contacts = await organiser.generateCodes(list!)
  const guests = await Promise.all(
    contacts.map(async ({ email, qr_code: code }) => {
      const image = await fetch(`${product.address}/qr-code/${code}`)
      const picture = readPng(Buffer.from(await image.arrayBuffer()))
      return { email, frame: onPhone(picture, frameWidth, frameHeight) }
    }),
  )
  return { organiser, door: `${product.address}/scanner/${list!.list_id}`, guests }
}

async function openPage(browser: Browser, address: string, organiser?: Organiser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.grantPermissions(['camera'])
  // The scanner also saves itself for offline use, which is not measured here.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const page = await context.newPage()
  await page.route('**/video-alone', (route) => route.fulfill({ contentType: 'text/html', body: videoAlone }))
  await organiser?.signIn(page)
  await page.goto(address)
  await page.getByRole('button', { name: 'Allow Camera Access' }).click()
  if (organiser) await page.locator('[data-phase="active"]').waitFor()
  return page
}

/** The page process's share of a core. The first seconds, in which code is loaded and compiled, are left out. */
async function shareOfCore(viewer: Browser, address: string, organiser?: Organiser): Promise<number> {
  const page = await openPage(viewer, address, organiser)
  await page.waitForTimeout(5000)
  const [before, start] = [await rendererSeconds(viewer), performance.now()]
  await page.waitForTimeout(seconds * 1000)
  const share = ((await rendererSeconds(viewer)) - before) / ((performance.now() - start) / 1000)
  await page.context().close()
  return share
}

async function rendererSeconds(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.reduce((sum, { type, cpuTime }) => sum + (type === 'renderer' ? cpuTime : 0), 0)
}

/** Shows the guests' codes in turn. Most are refused as already used, which takes as long as letting them in. */
async function verdictTimes() {
  const page = await openPage(browser, door, organiser)
  const times: Record<string, number[]> = { 'after movement': [], 'after 4 s of a bare wall': [] }
  for (let place = 0; place < 2 * codesShown; place++) {
    const { email, frame } = guests[place % guests.length]!
    camera.show(wall)
    await page.waitForTimeout(stillMs)
    const isStill = Math.floor(place / 2) % 2 === 1
    // A hand that passes wakes the reader up.
    if (!isStill) {
      camera.show(wall.map((light) => light + 60))
      await page.waitForTimeout(briefMs)
    }
    const shown = performance.now()
    camera.show(frame)
    await page.locator('section[aria-label="Last result"]').filter({ hasText: email }).waitFor({ state: 'attached' })
    times[isStill ? 'after 4 s of a bare wall' : 'after movement']!.push(performance.now() - shown)
  }
  await page.context().close()
  return times
}

function percent(shares: readonly number[]): string {
  return (100 * quantile(shares, 0.5)).toFixed(1)
}
