import { inOrder, phaseOf } from '../../../product/occasion-phase.ts'
import type { ShownOccasion } from '../../../product/use-occasions.ts'

/** The value of `?occasion=` for the whole list. */
export const allOccasions = 'all'

/**
 * The occasion that an address names; without a name, the current one. Undefined for the whole list: it has one occasion,
 * or the address asks for all.
 */
export function chosenOccasion(
  occasions: readonly ShownOccasion[],
  wanted: string | null,
  now: number,
  held?: string,
): ShownOccasion | undefined {
  if (occasions.length < 2 || wanted === allOccasions) return undefined
  return occasions.find(({ id }) => id === wanted) ?? currentOccasion(occasions, now, held)
}

/** The first in order. An open one that a screen holds is not replaced by another that opens. */
export function currentOccasion(
  occasions: readonly ShownOccasion[],
  now: number,
  held?: string,
): ShownOccasion | undefined {
  const onScreen = occasions.find(({ id }) => id === held)
  const isOpen = onScreen && ['now', 'always'].includes(phaseOf(onScreen, now))
  return isOpen ? onScreen : inOrder(occasions, now)[0]
}

/** The search of an address with this occasion, to be carried from part to part. */
export function withOccasion(wanted: string | null): string {
  return wanted === null ? '' : `?occasion=${encodeURIComponent(wanted)}`
}
