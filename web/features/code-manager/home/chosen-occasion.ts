import { inOrder } from '../../../product/occasion-phase.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'

/** The value of `?occasion=` for the whole list. */
export const allOccasions = 'all'

/**
 * The occasion that an address names; without a name, the current or next one. Undefined for the whole list: it has one
 * occasion, or the address asks for all.
 */
export function chosenOccasion(
  occasions: readonly ShownOccasion[],
  wanted: string | null,
  now: number,
): ShownOccasion | undefined {
  if (occasions.length < 2 || wanted === allOccasions) return undefined
  const ordered = inOrder(occasions, now)
  return ordered.find(({ id }) => id === wanted) ?? ordered[0]
}

/** The search of an address with this occasion, to be carried from part to part. */
export function withOccasion(wanted: string | null): string {
  return wanted === null ? '' : `?occasion=${encodeURIComponent(wanted)}`
}
