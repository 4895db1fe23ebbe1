// Geometry of a door's screen: words that are cut or covered, and targets too small for a thumb.
import type { Page } from '@playwright/test'

/** A size of the screen in CSS pixels, and of the reader's text as a share of the usual. */
export type Room = { name: string; width: number; height: number; text: number }

/** Gives the page a size of screen and of text. */
export async function setRoom(page: Page, { width, height, text }: Room): Promise<void> {
  await page.evaluate((share) => (document.documentElement.style.fontSize = `${100 * share}%`), text)
  // The page measures its text when the window changes.
  await page.setViewportSize({ width, height: height + 1 })
  await page.setViewportSize({ width, height })
}

/** What staff cannot read or press on this screen; empty if all is well. Words are fitted a frame after the window has changed. */
export async function cutIn(page: Page): Promise<string[]> {
  let found: string[] = []
  for (let look = 0; look < 6; look++) {
    await page.evaluate(twoFrames)
    found = await page.evaluate(lookAtGeometry)
    if (found.length === 0) break
  }
  return found
}

/** Runs in the page. A browser without a screen may draw no frame after a change of its size, so a second is the most. */
function twoFrames(): Promise<unknown> {
  const drawn = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 1000))])
}

/** Runs in the page. */
function lookAtGeometry(): string[] {
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open]')]
  const top = dialogs.at(-1) ?? document.querySelector<HTMLElement>('[data-view]')
  if (!top) return ['no door']
  const found: string[] = []
  const least = 43.5
  const isShown = (part: Element) =>
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && part.getClientRects().length > 0
  /** Words for screen readers take one pixel. */
  const isUnseen = (part: Element) => {
    for (let at: Element | null = part; at && at !== top; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect()
      if (width <= 1.5 && height <= 1.5 && getComputedStyle(at).overflow !== 'visible') return true
    }
    return false
  }
  const clips = (part: Element) => {
    const { overflowX, overflowY } = getComputedStyle(part)
    return overflowX !== 'visible' || overflowY !== 'visible'
  }
  const mayScroll = (part: Element) => {
    const { overflowX, overflowY } = getComputedStyle(part)
    return /auto|scroll/.test(`${overflowX} ${overflowY}`)
  }
  const said = (part: Element) => (part.getAttribute('aria-label') ?? part.textContent ?? '').trim().slice(0, 60)

  /** Brings a box into view by parts that a finger can scroll, and by no others. */
  function bringIntoView(part: Element, boxOf: () => DOMRect) {
    for (let at = part.parentElement; at; at = at.parentElement) {
      if (!mayScroll(at)) continue
      const outer = at.getBoundingClientRect()
      const inner = boxOf()
      // To its upper part, above a foot that stays.
      at.scrollTop += inner.top - outer.top - 0.3 * (outer.height - inner.height)
      at.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2
    }
  }
  /** Whether a box is inside the screen and every part around it that cuts. */
  function isWithin(box: DOMRect, part: Element) {
    const slack = 2
    if (box.left < -slack || box.right > innerWidth + slack || box.top < -slack || box.bottom > innerHeight + slack)
      return false
    for (let at: Element | null = part; at && at !== document.body; at = at.parentElement) {
      if (!clips(at)) continue
      const { left, right, top: upper, bottom } = at.getBoundingClientRect()
      // Letters reach a little over their line.
      const over = 0.2 * box.height + slack
      if (box.left < left - slack || box.right > right + slack || box.top < upper - over || box.bottom > bottom + over)
        return false
    }
    return true
  }
  const isOnTop = (part: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && (part.contains(hit) || hit.contains(part))
  }

  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT)
  const withText = new Set<HTMLElement>()
  while (walker.nextNode()) {
    const { parentElement: part, data } = walker.currentNode as Text
    if (part && data.trim() !== '' && isShown(part) && !isUnseen(part)) withText.add(part)
  }
  const scrolled = [...top.querySelectorAll<HTMLElement>('*'), top].filter(mayScroll)
  for (const part of scrolled) part.scrollTop = 0
  for (const part of withText) {
    const isMust = part.closest('[data-is-must]') !== null
    const range = document.createRange()
    range.selectNodeContents(part)
    const linesOf = () => [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    const lines = linesOf()
    // A key's word is whole or not at all: its shape says the same.
    const key = part.closest('[data-is-keys] button span')
    if (key && lines.every(({ top: from }) => from >= key.getBoundingClientRect().bottom - 2)) continue
    // The bar has one line, and its whole words are in the menu.
    const line = part.closest('p, p > span')
    if (part.closest('[data-is-bar]') && line && getComputedStyle(line).textOverflow === 'ellipsis') continue
    if (part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0 && clips(part)) {
      found.push(`cut: ${said(part)}`)
      continue
    }
    for (const place of lines.keys()) {
      if (isMust) for (const at of scrolled) at.scrollTop = 0
      else bringIntoView(part, () => linesOf()[place]!)
      const box = linesOf()[place]!
      if (!isWithin(box, part)) found.push(`${isMust ? 'not in view' : 'cut'}: ${said(part)}`)
      else if (getComputedStyle(part).pointerEvents !== 'none') {
        if (!isOnTop(part, (box.left + box.right) / 2, (box.top + box.bottom) / 2)) found.push(`covered: ${said(part)}`)
      }
    }
  }
  const targets = top.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary')
  for (const target of targets) {
    if (!isShown(target) || isUnseen(target)) continue
    // A box is ticked by its words too.
    const area =
      target instanceof HTMLInputElement && /checkbox|radio/.test(target.type) ? (target.labels?.[0] ?? target) : target
    const { width, height } = area.getBoundingClientRect()
    if (Math.min(width, height) < least)
      found.push(`small, ${Math.round(width)} × ${Math.round(height)}: ${said(area)}`)
    // Its middle, and just inside its four edges.
    const points = [
      [width / 2, height / 2],
      [4, height / 2],
      [width - 4, height / 2],
      [width / 2, 4],
      [width / 2, height - 4],
    ] as const
    for (const [x, y] of points) {
      const at = () => {
        const { left, top: from } = area.getBoundingClientRect()
        return new DOMRect(left + x, from + y, 0, 0)
      }
      bringIntoView(area, at)
      const { x: px, y: py } = at()
      const isInside = px >= 0 && py >= 0 && px <= innerWidth && py <= innerHeight
      if (!isInside) found.push(`out of reach: ${said(area)}`)
      else if (!isOnTop(area, px, py)) found.push(`covered: ${said(area)}`)
    }
  }
  for (const part of scrolled) part.scrollTop = 0
  if (document.documentElement.scrollWidth > innerWidth + 1)
    found.push(`the page is ${document.documentElement.scrollWidth} wide`)
  return [...new Set(found)]
}
