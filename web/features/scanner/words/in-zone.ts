import { spokenTag } from '../../../ui/spoken.ts'
import { isolated } from '../../../ui/user-text.ts'

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
