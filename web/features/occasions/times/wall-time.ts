// Converts between moments and the value of a `datetime-local` field ("2026-10-25T02:30") in a zone of the organiser's choice.
import { wallClock } from '#domain/occasion.ts'

const dayMs = 86_400_000

/**
 * The moments at which the clocks of the zone show this time, the earlier first: two in the hour that comes twice, none in an
 * hour that the clocks skip.
 */
export function momentsOf(zone: string, text: string): number[] {
  const shown = readWall(text)
  return [...new Set(offsetsAround(zone, shown).map((offset) => shown - offset))].filter(
    (at) => wallClock(zone, at) === shown,
  )
}

/** The first of those moments. A skipped time moves on by the skipped length, as in the iCalendar standard. */
export function momentOf(zone: string, text: string): number {
  const shown = readWall(text)
  const [before = 0] = offsetsAround(zone, shown)
  return momentsOf(zone, text)[0] ?? shown - before
}

/** The clocks of the zone at a moment, to the minute. */
export function wallOf(zone: string, at: number): string {
  return new Date(wallClock(zone, at)).toISOString().slice(0, 16)
}

/** The field's text, read as if it were UTC. NaN if it is no time. */
function readWall(text: string): number {
  return Date.parse(`${text}Z`)
}

/** The zone's offsets from UTC a day before this time and a day after it. A day is more than any offset. */
function offsetsAround(zone: string, shown: number): number[] {
  return [shown - dayMs, shown + dayMs].map((at) => wallClock(zone, at) - at)
}
