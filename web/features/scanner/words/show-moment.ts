import { inLanguage } from '../../../ui/spoken.ts'

const clock = inLanguage((tag) => new Intl.DateTimeFormat(tag, { timeStyle: 'short' }))
const dayAndClock = inLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }))

/** The time alone for today, as a door says it. */
export function showMoment(at: Date, now: Date): string {
  return (at.toDateString() === now.toDateString() ? clock : dayAndClock)().format(at)
}
