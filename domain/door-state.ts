// The state of a door that an organiser sees while an occasion is open.

/**
 * `quiet`: the door is connected and lets in no guest, while other doors do. `offline`: the server has stopped hearing
 * from it.
 */
export type DoorState = 'scanning' | 'ready' | 'not_ready' | 'quiet' | 'offline' | 'not_open' | 'ended'

/** All times are milliseconds since 1970. */
export type DoorFacts = {
  /** False once its link is switched off or has expired. */
  isOpen: boolean
  /** The latest call or check of its devices; null for a link that no device has opened. */
  heardAt: number | null
  /** A device of the door that was heard lately fails a check. */
  isLacking: boolean
  /** The door's latest scan at this occasion. */
  lastScanAt: number | null
  /** Guests that the other doors of the occasion let in during the last 10 minutes. */
  letInElsewhere: number
}

/** An open door reports to the server this often. One lost report does not make it look away. */
export const reportsEveryMs = 7000
/** An organiser is told of a silent door within 30 seconds: this, and the time until Tonight looks again. */
export const unheardAfterMs = 20_000
const worksWithinMs = 5 * 60_000
export const quietAfterMs = 10 * 60_000
/** A queue at the other doors, which a door without guests should share. */
const quietBeside = 20

/**
 * The state of a door, and since when. `begunAt`: the opening of the occasion; null where it has none, and before it. A
 * door that was only tried out before the opening does not count as offline.
 */
export function doorStateAt(
  door: DoorFacts,
  begunAt: number | null,
  now: number,
): { state: DoorState; since?: number } {
  const { heardAt, lastScanAt } = door
  if (!door.isOpen) return { state: 'ended' }
  if (heardAt === null) return { state: 'not_open' }
  if (heardAt < now - unheardAfterMs) {
    const wasAtWork = lastScanAt !== null || (begunAt !== null && heardAt >= begunAt)
    return wasAtWork ? { state: 'offline', since: heardAt } : { state: 'not_open' }
  }
  const scannedWithin = (ms: number) => lastScanAt !== null && lastScanAt > now - ms
  if (door.isLacking && !scannedWithin(worksWithinMs)) return { state: 'not_ready' }
  if (lastScanAt === null) return { state: 'ready' }
  if (!scannedWithin(quietAfterMs) && door.letInElsewhere >= quietBeside) return { state: 'quiet', since: lastScanAt }
  return { state: 'scanning' }
}
