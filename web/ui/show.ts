import { counted } from '#domain/counted.ts'
import { once } from './once.ts'

const whole = once(() => new Intl.NumberFormat())
const percent = once(() => new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 }))
const clock = once(() => new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' }))
const moment = once(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }))
const day = once(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }))

/** Formats in the browser's own language. */
export function showNumber(value: number): string {
  return whole().format(value)
}

/** "1 contact", "2,300 contacts". */
export function showCount(count: number, one: string, many?: string): string {
  return counted(count, one, many, showNumber)
}

/** Rounded, but 100% only if none is left. */
export function showShare(count: number, of: number): string {
  const whole = Math.round((count * 100) / of)
  return percent().format((count < of ? Math.min(whole, 99) : whole) / 100)
}

export function showTime(at: Date): string {
  return clock().format(at)
}

/** SPEC §3: a date that cannot be shown reads "Unknown" or "Invalid date". */
export function showDate(text: string | null): string {
  return showBy(moment, text)
}

/** A date without the time of day. */
export function showDay(text: string | null): string {
  return showBy(day, text)
}

function showBy(format: () => Intl.DateTimeFormat, text: string | null): string {
  if (text === null) return 'Unknown'
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? 'Invalid date' : format().format(at)
}
