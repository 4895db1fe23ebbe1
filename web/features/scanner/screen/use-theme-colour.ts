import { useLayoutEffect, type RefObject } from 'react'
import type { FlashColour } from '#domain/colour.ts'

/** The browser's own bars take the colour of the door, which follows the verdict. The page's colours return with the next screen. */
export function useThemeColour(
  door: RefObject<HTMLElement | null>,
  colour: FlashColour | 'turn' | 'out' | undefined,
): void {
  useLayoutEffect(() => {
    if (!door.current) return
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    const before = metas.map(({ content }) => content)
    const token = colour === undefined ? '--stage' : `--flash-${colour === 'turn' ? 'yellow' : colour}`
    const shown = getComputedStyle(door.current).getPropertyValue(token)
    for (const meta of metas) meta.content = shown
    return () => metas.forEach((meta, place) => (meta.content = before[place] ?? ''))
  }, [door, colour])
}
