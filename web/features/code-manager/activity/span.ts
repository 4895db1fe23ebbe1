/** What the figures are looked at for: the day of the latest scans, or a span that ends now. */
export const spans = ['day', 'week', 'month'] as const
export type Span = (typeof spans)[number]

const days: Record<Span, number | undefined> = { day: undefined, week: 7, month: 30 }

/** As the call wants it. A span begins with a whole day, so that its bars stay where they are. */
export function beginOf(span: Span, now: Date): string | undefined {
  const count = days[span]
  if (count === undefined) return undefined
  const begin = new Date(now)
  begin.setHours(0, 0, 0, 0)
  begin.setDate(begin.getDate() - count + 1)
  return begin.toISOString()
}

/** The end of a day that a date field names, in the browser's time; undefined for an empty one. */
export function momentOf(day: string, edge: 'begin' | 'end'): string | undefined {
  const at = new Date(`${day}T00:00:00`)
  if (day === '' || Number.isNaN(at.getTime())) return undefined
  if (edge === 'end') at.setDate(at.getDate() + 1)
  return at.toISOString()
}
