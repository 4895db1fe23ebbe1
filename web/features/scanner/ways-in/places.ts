import { largestParty } from '#contract/limits.ts'
import type { LocalVerdict } from '../door/scan-log.ts'
import type { DoorOccasion } from '#contract/offline.ts'

/**
 * How many people may come in with a code, by this device's own list: 1 where it does not know, for an exit, and where a day
 * has one place however many there are.
 */
export function placesOf(known: LocalVerdict | undefined, occasion: DoorOccasion | null | undefined): number {
  const { reason, scanCount, maxScans, visit } = known ?? {}
  if (reason !== 'ok' || scanCount === undefined || maxScans === undefined) return 1
  if (visit?.direction === 'out' || (occasion?.again === 'daily' && occasion.own_max === null)) return 1
  // The count has this scan already.
  return Math.min(largestParty, maxScans - scanCount + 1)
}
