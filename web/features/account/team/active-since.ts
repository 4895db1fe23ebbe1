import { showSince } from '../show-since.ts'
import { words } from '../../../words/account.ts'

/** "Active today", "Active 3 days ago". */
export function activeSince(text: string | null, now: Date, locale?: string): string {
  if (text === null) return words.team.neverActive
  const at = new Date(text)
  if (at.toDateString() === now.toDateString() || at > now) return words.team.activeToday
  // Counts calendar days, so late last night was yesterday.
  const noon = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate(), 12)
  return words.team.active({ since: showSince(noon(at).toISOString(), noon(now), locale) })
}
