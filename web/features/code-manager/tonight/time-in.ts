import { showMoment } from '../../../product/show-times.ts'
import { spokenTag } from '../../../ui/spoken.ts'

const dayMs = 86_400_000
const clocks = new Map<string, Intl.DateTimeFormat>()

/** "20:14" in the zone of an occasion; with the day for another time than the last or next 12 hours. */
export function timeIn(zone: string, at: number, now = at): string {
  if (Math.abs(at - now) > dayMs / 2) return showMoment(zone, new Date(at).toISOString())
  const tag = spokenTag()
  const key = `${zone} ${tag}`
  const known = clocks.get(key)
  const clock = known ?? new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone: zone })
  if (!known) clocks.set(key, clock)
  return clock.format(at)
}
