// Scans of this door that the server has decided, beside what the list and the stream say.
import type { DoorOccasion } from '#contract/offline.ts'
import type { KeptList, OwnScan, QueuedScan } from '../door/kept.ts'
import { isFor } from './visit-here.ts'

/** The figures that the server sent last, and their time. */
export type Told = Pick<KeptList, 'counters' | 'toldAt'> | undefined

/** The longest time after which the server's data include a decided scan. */
const committedMs = 10_000

/**
 * If the server rebuilt the list, the stream may never report a scan of this door. The list still includes it, once it
 * includes a later scan of the contact or was updated well after the scan.
 */
export function notInList(own: readonly OwnScan[], list: Told): OwnScan[] {
  const known = own.filter(({ isInList }) => isInList).map(({ decidedAt = 0 }) => decidedAt)
  const upTo = Math.max((list?.toldAt ?? 0) - committedMs, ...known)
  return own.filter(({ isInList, decidedAt = Infinity }) => !isInList && decidedAt >= upTo)
}

export const isOwn = (scan: QueuedScan | OwnScan): scan is OwnScan => 'isInList' in scan

/** People inside by the server's latest word: in the list, in the stream, or in a verdict of this door. */
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
