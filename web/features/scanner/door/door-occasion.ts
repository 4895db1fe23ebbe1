// A door's occasion and direction.
import type { DoorOccasion } from '#contract/offline.ts'

export type Direction = 'in' | 'out'

/**
 * The direction to which staff have switched a door, and the time of its last use. `usedAt` is by the device's clock.
 */
export type Turned = { to: Direction; usedAt: number }

/** A switched door without a scan for this long asks again: another shift may have it. */
export const asksAgainMs = 30 * 60_000

type Of = { occasion?: DoorOccasion | null | undefined; turned?: Turned | undefined }

/** Whether staff switch this door between entries and exits. A link may be for one of them. */
export function canTurn({ occasion }: Of): boolean {
  return occasion?.has_exits === true && occasion.direction === null
}

export function directionOf(door: Of): Direction {
  return door.occasion?.direction ?? (canTurn(door) ? door.turned?.to : undefined) ?? 'in'
}

export function mustAsk(door: Of, now: number): boolean {
  return canTurn(door) && door.turned !== undefined && now - door.turned.usedAt >= asksAgainMs
}

export type Phase = 'early' | 'open' | 'late'

/** `at`: by the server's clock, or corrected to it. */
export function phaseAt({ opens_at: from, closes_at: to }: DoorOccasion, at: number): Phase {
  if (from !== null && at < Date.parse(from)) return 'early'
  return to !== null && at >= Date.parse(to) ? 'late' : 'open'
}

/** Milliseconds until its phase or its question changes; undefined if never. */
export function untilChange(door: Of, now: number, clockOffsetMs: number): number | undefined {
  const { occasion, turned } = door
  const boundaries = [occasion?.opens_at, occasion?.closes_at].flatMap((at) =>
    typeof at === 'string' ? [Date.parse(at) - clockOffsetMs] : [],
  )
  const asks = canTurn(door) && turned ? [turned.usedAt + asksAgainMs] : []
  const ahead = [...boundaries, ...asks].filter((at) => at > now)
  return ahead.length === 0 ? undefined : Math.min(...ahead) - now
}

/**
 * Entries that were read for one occasion and its way of counting are useless for another. Lists of earlier versions
 * have no occasion.
 */
export function shapeOf(occasion: DoorOccasion | null | undefined): string {
  if (!occasion || occasion.is_plain) return 'plain'
  const { id, zone, own_max: ownMax, again, day_begins: dayBegins, has_exits: hasExits, capacity } = occasion
  return [id, zone, ownMax, again, dayBegins, hasExits, capacity !== null].join(' ')
}
