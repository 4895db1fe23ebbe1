import { useEffect, type RefObject } from 'react'
import type { FlashColour } from '#domain/colour.ts'

/**
 * Gives the browser's own bars the colour of the door, which follows the verdict. The page's colours return with the
 * next screen.
 */
export function useThemeColour(
  door: RefObject<HTMLElement | null>,
  colour: FlashColour | 'turn' | 'out' | undefined,
): void {
  useEffect(() => {
    const token = colour === undefined ? '--stage' : `--flash-${colour === 'turn' ? 'yellow' : colour}`
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    const before = metas.map(({ content }) => content)
    // Asking for a style before the paint makes the browser lay out the page twice: a slow phone takes 0.6 s for the first
    // one.
    const cancel = afterPaint(() => {
      if (!door.current) return
      const shown = getComputedStyle(door.current).getPropertyValue(token)
      for (const meta of metas) meta.content = shown
    })
    return () => {
      cancel()
      metas.forEach((meta, place) => (meta.content = before[place] ?? ''))
    }
  }, [door, colour])
}

/** Runs the work once the present state of the page is painted. Returns a function that cancels it. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
