import { showMoment } from '../../../product/show-times.ts'
import { spokenTag } from '../../../ui/spoken.ts'
import { words } from '../../../words/night.ts'

const dayMs = 86_400_000
const clocks = new Map<string, Intl.DateTimeFormat>()

/** "20:14" in the zone of an occasion; with the day for another time than the last or next 12 hours. */
export function timeIn(zone: string, at: number, now = at): string {
  if (Math.abs(at - now) > dayMs / 2) return showMoment(zone, new Date(at).toISOString())
  const tag = spokenTag()
  const key = `${zone} ${tag}`
  const known = clocks.get(key)
  const clock = known ?? new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone: zone })
  if (!known) clocks.set(key, clock)
  return clock.format(at)
}

// Lengths of time in words.

/** "5 h 42 min", "18 min", "3 days": the largest two units that are not zero. */
export function duration(ms: number): string {
  const { durations } = words.tonight
  const minutes = Math.max(1, Math.round(ms / 60_000))
  if (minutes < 60) return durations.minutes({ minutes })
  if (minutes >= 48 * 60) return durations.days({ days: Math.floor(minutes / 1440) })
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return rest === 0 ? durations.hours({ hours }) : durations.hoursAndMinutes({ hours, minutes: rest })
}

export function ago(ms: number): string {
  return ms < 60_000
    ? words.tonight.secondsAgo({ seconds: Math.max(1, Math.round(ms / 1000)) })
    : words.tonight.ago({ duration: duration(ms) })
}

/** A silence is told within its first minute, in seconds. */
export function silence(ms: number): string {
  return ms < 60_000 ? words.tonight.durations.seconds({ seconds: Math.max(1, Math.round(ms / 1000)) }) : duration(ms)
}
