import { spokenTag } from '../../ui/spoken.ts'
import { words } from '../../words/account.ts'

/** Twice a minute is enough for times shown in minutes. */
export const renewEveryMs = 30_000

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** “3 hours ago”, in the language of the page. A wrong clock never makes it a time in the future. */
export function showSince(text: string, now: Date, locale = spokenTag()): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const seconds = Math.max(0, (now.getTime() - new Date(text).getTime()) / 1000)
  const step = steps.find(([, size]) => seconds >= size)
  return step ? words.format(-Math.floor(seconds / step[1]), step[0]) : words.format(0, 'second')
}

/** "Active today", "Active 3 days ago". */
export function activeSince(text: string | null, now: Date, locale?: string): string {
  if (text === null) return words.team.neverActive
  const at = new Date(text)
  if (at.toDateString() === now.toDateString() || at > now) return words.team.activeToday
  // Counts calendar days, so late last night was yesterday.
  const noon = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate(), 12)
  return words.team.active({ since: showSince(noon(at).toISOString(), noon(now), locale) })
}
