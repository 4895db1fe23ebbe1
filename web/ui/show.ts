const whole = new Intl.NumberFormat()
const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' })
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** In the browser's own language. */
export function showNumber(value: number): string {
  return whole.format(value)
}

export function showTime(at: Date): string {
  return clock.format(at)
}

/** SPEC §3: a date that cannot be shown reads "Unknown" or "Invalid date". */
export function showDate(text: string | null): string {
  if (text === null) return 'Unknown'
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? 'Invalid date' : day.format(at)
}
