import { inLanguage } from '../../../ui/spoken.ts'

// Days of the calendar as text, "2026-10-25", and nights of them. No zone: a day is what the calendar on the wall says.

const dayMs = 86_400_000

/** The opening and closing of a night, as a `datetime-local` field shows them. */
export type Window = { opens: string; closes: string }

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}Z`) + count * dayMs).toISOString().slice(0, 10)
}

/** How many days the second is after the first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / dayMs)
}

/** All days from the first to the last, both included; at most `most`, so that a mistyped year does no harm. */
export function daysFrom(first: string, last: string, most: number): string[] {
  const count = isDay(first) && isDay(last) ? daysBetween(first, last) + 1 : 0
  return Array.from({ length: Math.max(0, Math.min(count, most)) }, (_, place) => addDays(first, place))
}

/** 0 is Monday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}Z`).getUTCDay() + 6) % 7
}

/** Closing at or before the opening is on the next morning. */
export function nightOf(day: string, from: string, to: string): Window {
  return { opens: `${day}T${from}`, closes: `${to <= from ? addDays(day, 1) : day}T${to}` }
}

/** Moves a night to another day. Both times of day stay the same. */
export function moveNight({ opens, closes }: Window, day: string): Window {
  const by = daysBetween(opens.slice(0, 10), day)
  return { opens: moveDays(opens, by), closes: moveDays(closes, by) }
}

/** An empty time stays empty. */
function moveDays(time: string, by: number): string {
  return time === '' ? '' : `${addDays(time.slice(0, 10), by)}${time.slice(10)}`
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const at = Date.parse(`${text}Z`)
  // Some browsers read 31 February as a day of March, others as invalid.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** Firefox has no week info yet; older browsers have it as a property. */
type WithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } }

/** The first day of the week in a language and region: 0 is Monday, which it also is where the browser does not know. */
export function weekStartOf(language: string): number {
  const locale: WithWeek = new Intl.Locale(language)
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 }
  return (firstDay + 6) % 7
}

/** In the language of the page and the region of the browser. */
export const weekStart = inLanguage(weekStartOf)
