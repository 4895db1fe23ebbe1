// Fonts come late on a slow line. Nothing may move when they replace their stand-ins, or when data arrives.
import type { Page } from '@playwright/test'
import { redeemScan } from '#contract/scanning.ts'
import { openList } from './organiser.ts'
import { expect, test } from './story.ts'

/** The cumulative layout shift that is still good, with a margin of five (web.dev: 0.1). */
const most = 0.02

const widths = [390, 1440]
const memberWidths = [390, 820, 1440]
const publicPages = ['/', '/guest-list', '/mailchimp-coupons-qr-codes', '/login', '/register', '/password-forget']

/** All movement, and when the fonts came. If the story fails, the elements and their distances show why. */
type Shifts = { all: number; fonts: number; moved: string[] }

/** Opens a page with its fonts held back until all else is there, then lets them come. */
async function shiftOf(page: Page, path: string): Promise<Shifts> {
  const held: (() => void)[] = []
  let isOpen = false
  await page.route('**/*.woff2', async (route) => {
    if (!isOpen) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  // The page counts as loaded only with its fonts.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator('main [aria-busy=true], main [role=status]:has-text("Loading")')).toHaveCount(0)
  await expect.poll(() => held.length).toBeGreaterThan(0)
  expect(await page.evaluate(hasFonts), 'the stand-ins are shown first').toBe(false)
  await page.evaluate(drawn)
  const before = await page.evaluate(() => shifts.sum)
  isOpen = true
  for (const release of held) release()
  await expect.poll(() => page.evaluate(hasFonts)).toBe(true)
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(drawn)
  const { sum: all, moved } = await page.evaluate(() => shifts)
  await page.unrouteAll({ behavior: 'wait' })
  return { all, fonts: all - before, moved }
}

/** Runs in the page. */
function hasFonts(): boolean {
  return [...document.fonts].some(({ family, status }) => /Geist"?$/.test(family) && status === 'loaded')
}

/** Runs in the page: waits two frames, so that the observer has received all movement. */
async function drawn(): Promise<void> {
  for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

declare const shifts: { sum: number; moved: string[] }

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

function countShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.assign(globalThis, { shifts: { sum: 0, moved: [] } })
    const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        shifts.sum += entry.value
        for (const { node, previousRect: from, currentRect: to } of entry.sources)
          shifts.moved.push(`${node?.nodeName} “${node?.textContent?.slice(0, 30)}” ${at(from)} → ${at(to)}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

test('nothing moves on the public pages when the fonts come', async ({ page }) => {
  await countShifts(page)
  const found: Record<string, Shifts> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of publicPages) found[`${path} at ${width}`] = await shiftOf(page, path)
  }
  expect(tooMuch(found)).toEqual({})
})

test('nothing moves on signed-in screens when data and fonts come', async ({ page, organiser, product }) => {
  const { list, codes } = await openList(product, organiser)
  await organiser.signIn(page)
  await countShifts(page)
  const found: Record<string, Shifts> = {}
  await organiser.call(redeemScan, { params: { listId: list.id }, body: { qr_code: codes[0]! } })
  const home = `/app/qr-manager/${list.id}`
  const parts = ['', '/tonight', '/guests', '/doors', '/email', '/results', '/settings', '/occasions'].map(
    (part) => home + part,
  )
  for (const width of memberWidths) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/app', '/setup/account', '/setup/audience', ...parts])
      found[`${path} at ${width}`] = await shiftOf(page, path)
  }
  expect(tooMuch(found)).toEqual({})
})

function tooMuch(found: Record<string, Shifts>): Record<string, Shifts> {
  return Object.fromEntries(Object.entries(found).filter(([, { all }]) => all > most))
}
