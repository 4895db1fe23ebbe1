// Times and days in words, in the zone of an occasion and the language of the page, or of a sheet.
import { once } from '../ui/once.ts'
import { spokenTag } from '../ui/spoken.ts'

type Kind = 'time' | 'day' | 'dayAndTime'

const options: Record<Kind, Intl.DateTimeFormatOptions> = {
  time: { hour: '2-digit', minute: '2-digit' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  dayAndTime: { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** The year is shown only if it is not the current one. */
function formatOf(kind: Kind, zone: string, withYear: boolean, tag: string): Intl.DateTimeFormat {
  const key = `${kind} ${zone} ${withYear} ${tag}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(tag, {
    ...options[kind],
    ...(withYear && kind !== 'time' && { year: 'numeric' }),
    timeZone: zone,
  })
  formats.set(key, made)
  return made
}

function show(kind: Kind, zone: string, at: number, tag = spokenTag()): string {
  const isOtherYear = new Date(at).getUTCFullYear() !== new Date().getUTCFullYear()
  return formatOf(kind, zone, isOtherYear, tag).format(at)
}

/** "Sat, 28 Nov, 19:00". */
export function showMoment(zone: string, moment: string, tag?: string): string {
  return show('dayAndTime', zone, Date.parse(moment), tag)
}

const dayMs = 86_400_000

/** "20:14" in the zone of an occasion; with the day for another time than the last or next 12 hours. */
export function timeIn(zone: string, at: number, now = at): string {
  return show(Math.abs(at - now) > dayMs / 2 ? 'dayAndTime' : 'time', zone, at)
}

/** "Sat, 28 Nov", of a moment. */
export function showDayIn(zone: string, moment: string): string {
  return show('day', zone, Date.parse(moment))
}

/** "Sat, 28 Nov", of a day such as "2026-11-28". */
export function showDayName(day: string): string {
  return show('day', 'UTC', Date.parse(`${day}Z`))
}

/** "Sat, 28 Nov, 19:00–02:00" for a night, and both days for a longer time. */
export function showSpan(zone: string, opens: string, closes: string, tag?: string): string {
  const isNight = Date.parse(closes) - Date.parse(opens) <= dayMs
  const [from, to] = [showMoment(zone, opens, tag), showMoment(zone, closes, tag)]
  return isNight ? `${from}–${show('time', zone, Date.parse(closes), tag)}` : `${from} – ${to}`
}

/** "19:00–02:00" in a column that says the day already; the days for a longer time. */
export function showHours(zone: string, opens: string, closes: string): string {
  const [from, to] = [Date.parse(opens), Date.parse(closes)]
  const kind = to - from <= dayMs ? 'time' : 'day'
  return kind === 'time'
    ? `${show(kind, zone, from)}–${show(kind, zone, to)}`
    : `${show(kind, zone, from)} – ${show(kind, zone, to)}`
}

/** The times beside a name. A name that has the day, as the nights of a plan do, needs the hours alone. */
export function showTimesOf({ name, zone }: { name: string; zone: string }, opens: string, closes: string): string {
  return (name.includes(showDayIn(zone, opens)) ? showHours : showSpan)(zone, opens, closes)
}

/** "19:30", or "07:30 PM", as time fields show it. */
export function showClock(text: string): string {
  return show('time', 'UTC', Date.parse(`1970-01-01T${text}Z`))
}

export const browserZone = once(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)

/** All zones that the browser knows, UTC, and the chosen ones. */
export function zonesWith(...chosen: string[]): string[] {
  const known = once(() => Intl.supportedValuesOf('timeZone'))()
  return [...new Set([...known, 'UTC', ...chosen])].toSorted()
}

/** "Amsterdam" for Europe/Amsterdam. */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

/** "20:14"; of another day than today "Sat, 28 Nov, 20:14". */
export function showWhen(zone: string, moment: string): string {
  const at = Date.parse(moment)
  const [then, now] = [at, Date.now()].map((each) => formatOf('day', zone, true, spokenTag()).format(each))
  return show(then === now ? 'time' : 'dayAndTime', zone, at)
}
