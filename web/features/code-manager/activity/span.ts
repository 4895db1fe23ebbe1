/** The period of the figures: the day of the latest scans, or a period that ends now. */
export const spans = ['day', 'week', 'month'] as const
export type Span = (typeof spans)[number]

const days: Record<Span, number | undefined> = { day: undefined, week: 7, month: 30 }

/** The start for the call. A period starts with a whole day, so that its bars keep their places. */
export function beginOf(span: Span, now: Date): string | undefined {
  const count = days[span]
  if (count === undefined) return undefined
  const begin = new Date(now)
  begin.setHours(0, 0, 0, 0)
  begin.setDate(begin.getDate() - count + 1)
  return begin.toISOString()
}

/** The start or end of a date field's day, in the browser's time zone; undefined for an empty field. */
export function momentOf(day: string, edge: 'begin' | 'end'): string | undefined {
  const at = new Date(`${day}T00:00:00`)
  if (day === '' || Number.isNaN(at.getTime())) return undefined
  if (edge === 'end') at.setDate(at.getDate() + 1)
  return at.toISOString()
}
