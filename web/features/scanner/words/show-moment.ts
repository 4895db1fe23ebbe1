import { once } from '../../../ui/once.ts'

const clock = once(() => new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }))
const dayAndClock = once(() => new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }))

/** The time alone for today, as a door says it. */
export function showMoment(at: Date, now: Date): string {
  return (at.toDateString() === now.toDateString() ? clock : dayAndClock)().format(at)
}
