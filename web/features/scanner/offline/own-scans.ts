// Scans of this door that the server has decided, beside what the list and the stream say.
import type { DoorOccasion } from '#contract/offline.ts'
import type { KeptList, OwnScan, QueuedScan } from '../door/kept.ts'
import { isFor } from './visit-here.ts'

/** The figures as last told, and when. */
export type Told = Pick<KeptList, 'counters' | 'toldAt'> | undefined

/** A scan is at the server for all to read after so long at the latest. */
const committedMs = 10_000

/**
 * If the list was made anew, the stream may never report a scan of this door. The list has it all the same once it has
 * a later scan of the contact, or news of a time well after the scan.
 */
export function notInList(own: readonly OwnScan[], list: Told): OwnScan[] {
  const known = own.filter(({ isInList }) => isInList).map(({ decidedAt = 0 }) => decidedAt)
  const upTo = Math.max((list?.toldAt ?? 0) - committedMs, ...known)
  return own.filter(({ isInList, decidedAt = Infinity }) => !isInList && decidedAt >= upTo)
}

export const isOwn = (scan: QueuedScan | OwnScan): scan is OwnScan => 'isInList' in scan

/** People inside, as the server said last: with the list, by the stream, or with a verdict of this door. */
export function insideAsTold(
  list: Told,
  all: readonly (QueuedScan | OwnScan)[],
  occasion: DoorOccasion,
): number | undefined {
  const told = all.filter(isOwn).filter((scan) => isFor(occasion)(scan) && scan.insideAfter !== undefined)
  const latest = told.toSorted((one, other) => (other.decidedAt ?? 0) - (one.decidedAt ?? 0))[0]
  const isNewer = latest !== undefined && (latest.decidedAt ?? 0) > (list?.toldAt ?? 0)
  return isNewer ? latest.insideAfter : list?.counters.inside
}
