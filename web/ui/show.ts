import { inLanguage } from './spoken.ts'
import { words } from '../words/ui.ts'

const whole = inLanguage((tag) => new Intl.NumberFormat(tag))
const percent = inLanguage((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }))
const clock = inLanguage((tag) => new Intl.DateTimeFormat(tag, { timeStyle: 'medium' }))
const moment = inLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }))
const day = inLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }))

/** Formats in the language of the page. */
export function showNumber(value: number): string {
  return whole().format(value)
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
  if (text === null) return words.unknown
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? words.invalidDate : format().format(at)
}
