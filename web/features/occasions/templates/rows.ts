// Several occasions at once: each row becomes one, with the settings that they share.
import { occasionsAtOnce } from '#contract/limits.ts'
import { daysFrom, nightOf, weekdayOf, type Window } from '../times/days.ts'

export type Row = Window & { name: string }

/** One more than the limit, so that the screen can say that there are too many. */
const mostDays = occasionsAtOnce + 1

/** A day of a festival as it is typed. If a time is empty, the common time of all days applies. */
export type FestivalDay = { day: string; from: string; to: string }

/** The days of a festival; a day that was there already keeps its own times. */
export function festivalDays(first: string, last: string, before: readonly FestivalDay[]): FestivalDay[] {
  return daysFrom(first, last, mostDays).map(
    (day) => before.find((each) => each.day === day) ?? { day, from: '', to: '' },
  )
}

export function rowsOfFestival(
  days: readonly FestivalDay[],
  usual: { from: string; to: string },
  nameOf: (day: string) => string,
): Row[] {
  return days.map(({ day, from, to }) => ({ name: nameOf(day), ...nightOf(day, from || usual.from, to || usual.to) }))
}

export type Weekly = { weekdays: readonly number[]; first: string; last: string; from: string; to: string }

/** The nights of a recurring one; one more than may be added if there are too many. */
export function rowsOfWeekly({ weekdays, first, last, from, to }: Weekly, nameOf: (day: string) => string): Row[] {
  return daysFrom(first, last, mostDays * 7)
    .filter((day) => weekdays.includes(weekdayOf(day)))
    .slice(0, mostDays)
    .map((day) => ({ name: nameOf(day), ...nightOf(day, from, to) }))
}
