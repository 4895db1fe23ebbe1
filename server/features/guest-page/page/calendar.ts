import ical, { ICalCalendarMethod } from 'ical-generator'
import { shownText } from '#domain/user-text.ts'
import type { PageRow } from '../store.ts'
import type { Language } from '#domain/spoken.ts'
import { wordsIn } from '#words/guest.ts'

type Calendar = { rows: readonly PageRow[]; link: string; host: string; now: Date; language: Language }

/**
 * The occasions with an opening, as a calendar (RFC 5545). Times are in UTC, so that no zone has to be described. An
 * occasion without a closing has no end. Undefined if none has an opening.
 */
export function calendarOf({ rows, link, host, now, language }: Calendar): string | undefined {
  const timed = rows.flatMap((row) => (row.opensAt === null ? [] : [{ ...row, opensAt: row.opensAt }]))
  if (timed.length === 0) return undefined
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: `//Listpass//Listpass//${language.toUpperCase()}`,
  })
  for (const { occasionId, name, opensAt, closesAt, place } of timed) {
    calendar.createEvent({
      id: `${occasionId}@${host}`,
      stamp: now,
      start: opensAt,
      ...(closesAt !== null && { end: closesAt }),
      summary: shownText(name),
      description: wordsIn(language).page.inCalendar({ link }),
      url: link,
      ...(place !== '' && { location: shownText(place) }),
    })
  }
  return calendar.toString()
}
