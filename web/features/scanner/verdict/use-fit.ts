import { useLayoutEffect, type RefObject } from 'react'

/** How words are laid out: one row of the table in `verdict.module.css`, and what must be whole with it. */
type Try = {
  size: number
  /** The most lines of the name. */
  lines?: number
  /** Without ornaments. */
  isPlain?: boolean
  /** The camera gives up its window. */
  takesAll?: boolean
  /** The guest's card may be scrolled to. */
  scrolls?: boolean
  /** A word that is wider than the screen is broken. */
  breaks?: boolean
}

const ofTablet: Try = { size: 1, lines: 2 }
const ofNames: readonly Try[] = [2, 3].map((size) => ({ size, lines: 2 }))
const ofWords: readonly Try[] = [
  { size: 4, lines: 3 },
  { size: 5, lines: 3 },
  { size: 6, lines: 4 },
]
const plain = { isPlain: true, takesAll: true }
/** The first that fits is taken: camera and ornaments give way before the words become small, and so does the card. */
const rest: readonly Try[] = [
  ...ofWords,
  ...ofWords.slice(1).map((one) => ({ ...one, isPlain: true })),
  { size: 6, takesAll: true },
  ...[6, 7, 8].map((size) => ({ size, ...plain })),
  ...[6, 7, 8].map((size) => ({ size, ...plain, scrolls: true })),
  ...[7, 8, 9, 10, 11, 12, 13].map((size) => ({ size, ...plain, scrolls: true, breaks: true })),
]

/** From here on words are small. */
const dense = 7

/**
 * Sets `data-fit` on the element: the largest words with which nothing is cut. What does not fit even with the smallest words is
 * scrolled to. `isNamed`: the words may be as large as a name.
 */
export function useFit(place: RefObject<HTMLElement | null>, isNamed: boolean): void {
  useLayoutEffect(() => {
    const stage = place.current
    const door = stage?.closest('[data-view]')
    if (!stage || !door) return
    const fit = () => {
      const tries = [
        ...(isNamed ? [...(door.hasAttribute('data-is-wide') ? [ofTablet] : []), ...ofNames] : []),
        ...rest,
      ]
      stage.scrollTo(0, 0)
      for (const one of tries) {
        stage.setAttribute('data-fit', String(one.size))
        stage.toggleAttribute('data-is-dense', one.size >= dense)
        stage.toggleAttribute('data-is-plain', one.isPlain ?? false)
        stage.toggleAttribute('data-takes-all', one.takesAll ?? false)
        stage.toggleAttribute('data-breaks', one.breaks ?? false)
        if (fits(stage, one)) return
      }
    }
    fit()
    let frame = 0
    // In the next frame, because words of another size change the size of what is watched.
    const again = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(fit)
    }
    const watch = new ResizeObserver(again)
    for (const part of [door, ...door.querySelectorAll('[data-is-thumb]')]) watch.observe(part)
    document.fonts.addEventListener('loadingdone', again)
    return () => {
      cancelAnimationFrame(frame)
      watch.disconnect()
      document.fonts.removeEventListener('loadingdone', again)
    }
  })
}

function fits(stage: HTMLElement, { lines = Infinity, scrolls = false, breaks = false }: Try): boolean {
  const bottom = stage.getBoundingClientRect().bottom + 1
  const parts = Array.from(stage.querySelectorAll<HTMLElement>('[data-is-must]'))
  const isHigh = scrolls
    ? parts.some((part) => part.getBoundingClientRect().bottom > bottom)
    : stage.scrollHeight > stage.clientHeight + 1
  if (isHigh) return false
  const isBroken = !breaks && parts.some((part) => part.scrollWidth > part.clientWidth + 1)
  return !isBroken && linesOf(stage.querySelector('[data-is-name]')) <= lines
}

function linesOf(name: HTMLElement | null): number {
  return name ? Math.round(name.offsetHeight / Number.parseFloat(getComputedStyle(name).lineHeight)) : 0
}
