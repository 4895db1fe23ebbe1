import { largestParty } from '#contract/limits.ts'
import type { LocalVerdict } from '../door/scan-log.ts'
import type { DoorOccasion } from '#contract/offline.ts'
import type { Person } from '#contract/scanning.ts'
import type { DoorState } from '../door/door-state.ts'

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

/**
 * How many more people fit in; Infinity where a full house refuses nobody. Without a connection, the organiser decides whether
 * it does.
 */
export function roomOf(
  known: LocalVerdict | undefined,
  occasion: DoorOccasion | null | undefined,
  isOnline: boolean,
): number {
  const { inside, capacity, direction } = known?.visit ?? {}
  if (!refusesWhenFull(occasion, isOnline) || inside == null || capacity == null || direction === 'out') return Infinity
  // The count has this scan already, if it lets in.
  return Math.max(0, capacity - inside + (known?.reason === 'ok' ? 1 : 0))
}

function refusesWhenFull(occasion: DoorOccasion | null | undefined, isOnline: boolean): boolean {
  return occasion?.when_full === 'refuse' && (isOnline || occasion.when_unsure === 'stop')
}

/** A person found by name, as a code of theirs would be known. Only those whom the server calls open are checked in. */
export function knownByName(person: Person, { occasion, counters }: DoorState): LocalVerdict {
  const { display_value: name, scan_count: used, max_scans: maxScans, is_unreached: isUnreached } = person
  const at = occasion && {
    occasion: occasion.is.name,
    direction: occasion.direction,
    note: null,
    opens_at: null,
    closes_at: null,
    inside_since: null,
    inside: counters?.inside === undefined ? null : counters.inside + 1,
    capacity: occasion.is.capacity,
    admission: null,
  }
  const known = { reason: 'ok', name, scanCount: used + 1, maxScans, colour: 'green' } as const
  return { ...known, ...(isUnreached && { isUnreached }), ...(at && { visit: at }) }
}
