// When an occasion is, as its guests read it: in its zone, and in their language.
import { type Language, tagOf } from '#domain/spoken.ts'

type Times = { zone: string; opensAt: Date | null; closesAt: Date | null }

const dayMs = 86_400_000

/**
 * In English "Saturday 28 November, 19:00–02:00"; undefined without an opening. The year is shown only if it is not the current
 * one.
 */
export function showWhen({ zone, opensAt, closesAt }: Times, now: Date, language: Language): string | undefined {
  if (opensAt === null) return undefined
  const show = (at: Date) => `${dayOf(zone, at, now, language)}, ${timeOf(zone, at, language)}`
  if (closesAt === null) return show(opensAt)
  const isOneNight = closesAt.getTime() - opensAt.getTime() <= dayMs
  return isOneNight ? `${show(opensAt)}–${timeOf(zone, closesAt, language)}` : `${show(opensAt)} – ${show(closesAt)}`
}

function dayOf(zone: string, at: Date, now: Date, language: Language): string {
  const isThisYear = at.getUTCFullYear() === now.getUTCFullYear()
  const year = isThisYear ? {} : { year: 'numeric' as const }
  const day = format(language, zone, { weekday: 'long', day: 'numeric', month: 'long', ...year }).format(at)
  // English has a comma after the weekday only where a year follows.
  return language === 'en' ? day.replace(',', '') : day
}

function timeOf(zone: string, at: Date, language: Language): string {
  return format(language, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are kept, because making one takes longer than making a page. There are some 400 zones. */
function format(language: Language, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${zone} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(tagOf[language], { ...options, timeZone: zone })
  formats.set(key, made)
  return made
}
