// How a door tells times. It does not load what organisers' screens know of them (product/time.ts).
import { inLanguage, spokenTag } from '../../../ui/spoken.ts'
import { isolated } from '#domain/user-text.ts'
import { words } from '../../../words/door.ts'

const clock = inLanguage((tag) => new Intl.DateTimeFormat(tag, { timeStyle: 'short' }))
const dayAndClock = inLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }))

/** The time alone for today, as a door says it. */
export function showMoment(at: Date, now: Date): string {
  return (at.toDateString() === now.toDateString() ? clock : dayAndClock)().format(at)
}

const minuteMs = 60_000

/** A moment in the occasion's zone. The date is left out today. The place is named if this device's time differs. */
export function showInZone(at: Date, zone: string, now: Date): string {
  const days = formatOf({ dateStyle: 'medium' }, zone)
  const isSameDay = days.format(at) === days.format(now)
  const options: Intl.DateTimeFormatOptions = isSameDay
    ? { timeStyle: 'short' }
    : { weekday: 'short', hour: 'numeric', minute: '2-digit', day: 'numeric', month: 'short' }
  const time = formatOf(options, zone).format(at)
  return time === formatOf(options).format(at) ? time : `${time} (${placeOf(zone)})`
}

/** Whole minutes until then, rounded up: a door that opens in 20 seconds opens in 1 min. Undefined from an hour on. */
export function minutesUntil(at: Date, now: Date): number | undefined {
  const minutes = Math.max(0, Math.ceil((at.getTime() - now.getTime()) / minuteMs))
  return minutes < 60 ? minutes : undefined
}

function placeOf(zone: string): string {
  return isolated((zone.split('/').at(-1) ?? zone).replaceAll('_', ' '), 40)
}

/** Undefined: the zone of the device. A browser may not know a zone that the server knows. */
function formatOf(options: Intl.DateTimeFormatOptions, timeZone?: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(spokenTag(), { ...options, ...(timeZone !== undefined && { timeZone }) })
  } catch {
    return new Intl.DateTimeFormat(spokenTag(), { ...options, timeZone: 'UTC' })
  }
}

/**
 * How long ago, up to 59 minutes. After that, the time of day says more. A wrong clock never makes it a time in the
 * future.
 */
export function agoOf(at: Date, now: number): string | undefined {
  const seconds = Math.max(0, Math.floor((now - at.getTime()) / 1000))
  if (seconds < 60) return words.screen.secondsAgo({ seconds })
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? words.screen.minutesAgo({ minutes }) : undefined
}
