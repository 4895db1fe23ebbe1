/** A heading of a long page, and its distance from the top of the window in pixels; negative above it. */
export type PlaceTop = { id: string; top: number }

/** A heading that was scrolled to stands below the bar, at 96 px. */
const readingLine = 160

/**
 * Where a reader of the page is. The place of the address counts while its heading is in view: the last places of a page
 * never reach the top.
 */
export function placeAt(places: readonly PlaceTop[], hash: string, windowHeight: number): string | undefined {
  const named = places.find(({ id }) => hash === `#${id}`)
  if (named && named.top >= 0 && named.top < windowHeight) return named.id
  return (places.findLast(({ top }) => top <= readingLine) ?? places[0])?.id
}
