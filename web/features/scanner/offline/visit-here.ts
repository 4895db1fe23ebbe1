// A contact's visit as this door knows it: the entry of the list, and this door's own scans that are not in it yet.
import type { DoorOccasion } from '#contract/offline.ts'
import type { Verdict } from '#contract/scanning.ts'
import { settingsOf } from '#domain/door-occasion.ts'
import { dayIn, noteOf, type Admission, type Visit } from '#domain/occasion.ts'
import { entryStates } from '#domain/offline-entry.ts'
import type { Direction } from '../door/door-occasion.ts'
import type { OwnScan, QueuedScan, ScanFor } from '../door/kept.ts'
import type { Entry } from './bucket.ts'

/** `count`: the entries that are used up, of the contact's maximum or of the occasion's own. */
export type Standing = { count: number; inside: number; day: number | undefined; onDay: number }

/**
 * This door's own scans of a contact, without those that the list includes. `all` has the scans of every contact, for
 * the people inside.
 */
export type OwnScans = { own: readonly OwnScan[]; waiting: readonly QueuedScan[]; all: readonly OfList[] }

type OfList = ScanFor & Pick<QueuedScan, 'listId'>

type At = { occasion: DoorOccasion; direction: Direction; now: number; insideAsTold: number | undefined }

export function standingHere(entry: Entry | undefined, { own, waiting }: OwnScans, occasion: DoorOccasion): Standing {
  const { scanCount: count = 0, inside = 0, day, onDay = 0 } = entry ?? {}
  const known = own.filter(isFor(occasion)).toSorted(inOrder)
  const confirmed = known.reduce<Standing>((standing, scan) => afterOwn(standing, scan, occasion), {
    count,
    inside,
    day,
    onDay,
  })
  return waiting
    .filter(isFor(occasion))
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .reduce((standing, scan) => {
      const at = scan.scannedAt + (scan.clockOffsetMs ?? 0)
      return scan.isExit ? afterExit(standing, occasion) : afterEntry(standing, occasion, at)
    }, confirmed)
}

/** In the order of the server's decisions. */
function inOrder(one: OwnScan, other: OwnScan): number {
  return (one.decidedAt ?? 0) - (other.decidedAt ?? 0) || (one.place ?? 0) - (other.place ?? 0)
}

/**
 * The state after a scan of this door. The server's counts after the scan are absolute. With an exit, its count is that
 * before the place came back.
 */
function afterOwn(standing: Standing, scan: OwnScan, occasion: DoorOccasion): Standing {
  const { admission, isLost, isExit, countAfter, at, moves } = scan
  if (admission) {
    const { inside, day, on_day: onDay } = admission
    const before = { count: countAfter, inside, day: day ?? undefined, onDay }
    return isExit && moves === -1 ? afterExit({ ...before, inside: inside + 1 }, occasion) : before
  }
  // Another door's scan has the place.
  if (isLost) return { ...standing, count: Math.max(standing.count, countAfter) }
  if (isExit) return afterExit(standing, occasion)
  // The list may have been read again since then, and may already contain this entry.
  return standing.count >= countAfter ? standing : afterEntry(standing, occasion, at)
}

export function afterEntry(standing: Standing, occasion: DoorOccasion, at: number): Standing {
  const entered = { ...standing, count: standing.count + 1, inside: standing.inside + 1 }
  if (occasion.again !== 'daily') return entered
  const today = dayIn(settingsOf(occasion), at)
  if (today === standing.day) return { ...entered, onDay: standing.onDay + 1 }
  return standing.day !== undefined && today < standing.day ? entered : { ...entered, day: today, onDay: 1 }
}

/** An exit gives a shared place back where guests may come again after it. */
export function afterExit(standing: Standing, { again, own_max: ownMax }: DoorOccasion): Standing {
  if (standing.inside === 0) return standing
  const givesBack = ownMax === null && again === 'after_exit'
  return { ...standing, inside: standing.inside - 1, count: standing.count - (givesBack ? 1 : 0) }
}

/** The main occasion has the list's id. */
export const isFor =
  ({ id }: DoorOccasion) =>
  ({ occasionId, listId }: OfList) =>
    (occasionId ?? listId) === id

/**
 * The values that decide() needs. At the capacity, a door without a connection follows the organiser's setting for that
 * case.
 */
export function visitHere(entry: Entry | undefined, scans: OwnScans, at: At): { visit: Visit; standing: Standing } {
  const { occasion, direction, now, insideAsTold = 0 } = at
  const standing = standingHere(entry, scans, occasion)
  const moved = scans.all.filter(isFor(occasion)).reduce((sum, { moves = 0 }) => sum + moves, 0)
  const { count: entries, inside, day, onDay } = standing
  const isInvited = entry?.state !== entryStates.uninvited
  const admission: Admission = { isInvited, entries, inside, day, onDay }
  const visit = {
    occasion: settingsOf(occasion),
    admission,
    isExit: direction === 'out',
    now,
    inside: Math.max(0, insideAsTold + moved),
  }
  return { visit, standing }
}

/** The change in the number of people inside by an accepted scan. */
export function movesOf(visit: Pick<Visit, 'isExit' | 'admission'>): number {
  if (!visit.isExit) return 1
  return visit.admission.inside === 0 ? 0 : -1
}

/** The occasion's facts of the verdict. `since`: when this door last let the guest in, if it did. */
export function factsOf(
  { occasion, direction, insideAsTold }: At,
  visit: Visit,
  reason: string,
  since: number | undefined,
): NonNullable<Verdict['visit']> {
  const isIn = reason === 'ok'
  return {
    occasion: occasion.name,
    direction,
    note: isIn ? (noteOf(visit) ?? null) : null,
    opens_at: reason === 'too_early' ? occasion.opens_at : null,
    closes_at: reason === 'too_late' ? occasion.closes_at : null,
    inside_since: reason === 'still_inside' && since !== undefined ? new Date(since).toISOString() : null,
    inside:
      insideAsTold === undefined && occasion.capacity === null ? null : visit.inside + (isIn ? movesOf(visit) : 0),
    capacity: occasion.capacity,
    admission: null,
  }
}
