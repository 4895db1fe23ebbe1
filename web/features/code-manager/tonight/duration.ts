// Lengths of time in words.
import { words } from '../../../words/night.ts'

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
