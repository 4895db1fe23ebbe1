import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { hideSandbox } from '../sandbox-admin.ts'
import type { Scene } from './scene.ts'

const allWidths = [390, 1280] as const
/** Checked, but not photographed: tablets, and the narrowest width that all content must fit (WCAG 1.4.10). */
const narrowest = 320
const tablets = [768, 820, 1024]
/** A phone upright and on its side, and a tablet; every other width is a computer's. */
const heights: Partial<Record<number, number>> = { 320: 844, 390: 844, 844: 390, 820: 1180 }
const heightOf = (width: number) => heights[width] ?? 900

type Taken = { files: string[]; tooWide: string[] }

/**
 * Photographs the state of a screen at every width, in both themes. Returns the content that is wider than its place.
 */
export async function takeScene(browser: Browser, address: string, folder: string, scene: Scene): Promise<Taken> {
  const widths = scene.widths ?? allWidths
  const first = widths.at(-1)!
  const context = await browser.newContext({
    viewport: { width: first, height: heightOf(first) },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    permissions: ['camera'],
  })
  const taken: Taken = { files: [], tooWide: [] }
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    await scene.as?.signIn(page)
    if (scene.isInEarnest) await hideSandbox(page)
    await page.goto(address + scene.path)
    await scene.act(page)
    await page.mouse.move(0, 0)
    for (const width of widths) await takeAt(page, width, { folder, scene, taken })
    if (widths.includes(390)) await lookAt(page, narrowest, scene, taken)
    if (!scene.widths) for (const width of tablets) await lookAt(page, width, scene, taken)
  } finally {
    await context.close()
  }
  return taken
}

type Into = { folder: string; scene: Scene; taken: Taken }

async function takeAt(page: Page, width: number, { folder, scene, taken }: Into) {
  await lookAt(page, width, scene, taken)
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    const file = `${scene.name}-${width}-${theme}.png`
    await page.screenshot({ path: join(folder, file), fullPage: !scene.isWindow, animations: 'disabled' })
    taken.files.push(file)
  }
}

async function lookAt(page: Page, width: number, { name }: Scene, taken: Taken) {
  await page.setViewportSize({ width, height: heightOf(width) })
  await page.evaluate(settle)
  await page.evaluate(() => scrollTo(0, 0))
  for (const found of await page.evaluate(findTooWide)) taken.tooWide.push(`${name} at ${width} px: ${found}`)
}

/** Runs in the page: waits for lazy pictures and for the new width to be drawn. */
async function settle() {
  await document.fonts.ready
  const images = [...document.images].filter((image) => image.checkVisibility())
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/**
 * Runs in the page: finds content wider than the window or an open dialog, outside scrolling parts, and actions that are cut
 * off.
 */
function findTooWide(): string[] {
  const root = document.documentElement
  const found: string[] = []
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} px wide`)
  for (const dialog of document.querySelectorAll('dialog[open]')) {
    if (dialog.scrollWidth > dialog.clientWidth) found.push(`the dialog is ${dialog.scrollWidth} px wide inside`)
  }
  const cuts = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
  /** Messages are in the corner of the window, also when they belong to a dialog: no parent cuts fixed content. */
  const cutterOf = (element: Element) => {
    for (let at = element; at.parentElement; at = at.parentElement) {
      if (getComputedStyle(at).position === 'fixed') return undefined
      if (cuts(at.parentElement)) return at.parentElement
    }
    return undefined
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility() || element.getBoundingClientRect().right <= innerWidth + 1) continue
    const parent = cutterOf(element)
    if (!parent || parent === document.body)
      found.push(`<${element.tagName.toLowerCase()} class="${element.className}">`)
  }
  for (const action of document.querySelectorAll('a[href], button')) {
    if (!action.checkVisibility()) continue
    const { right, width } = action.getBoundingClientRect()
    const parent = cutterOf(action)
    const isCutOff = parent && right > parent.getBoundingClientRect().right + 1
    if (width > 0 && isCutOff) found.push(`"${action.textContent}" is cut off`)
  }
  return found.slice(0, 3)
}
