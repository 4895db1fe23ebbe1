import { showSince } from '../show-since.ts'
import { words } from './words.ts'

/** "Active today", "Active 3 days ago". */
export function activeSince(text: string | null, now: Date, locale?: string): string {
  if (text === null) return words.neverActive
  const at = new Date(text)
  if (at.toDateString() === now.toDateString() || at > now) return words.activeToday
  // Counts calendar days, so late last night was yesterday.
  const noon = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate(), 12)
  return words.active(showSince(noon(at).toISOString(), noon(now), locale))
}
