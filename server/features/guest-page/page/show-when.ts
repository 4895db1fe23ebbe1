// When an occasion is, as its guests read it: in its zone, in English.

type Times = { zone: string; opensAt: Date | null; closesAt: Date | null }

const dayMs = 86_400_000

/**
 * "Saturday 28 November, 19:00–02:00"; undefined without an opening. The year is shown only if it is not the current
 * one.
 */
export function showWhen({ zone, opensAt, closesAt }: Times, now: Date): string | undefined {
  if (opensAt === null) return undefined
  const show = (at: Date) => `${dayOf(zone, at, now)}, ${timeOf(zone, at)}`
  if (closesAt === null) return show(opensAt)
  const isOneNight = closesAt.getTime() - opensAt.getTime() <= dayMs
  return isOneNight ? `${show(opensAt)}–${timeOf(zone, closesAt)}` : `${show(opensAt)} – ${show(closesAt)}`
}

function dayOf(zone: string, at: Date, now: Date): string {
  const part = (options: Intl.DateTimeFormatOptions) => format(zone, options).format(at)
  const year = at.getUTCFullYear() === now.getUTCFullYear() ? '' : ` ${part({ year: 'numeric' })}`
  return `${part({ weekday: 'long' })} ${part({ day: 'numeric' })} ${part({ month: 'long' })}${year}`
}

function timeOf(zone: string, at: Date): string {
  return format(zone, { hour: '2-digit', minute: '2-digit' }).format(at)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are kept, because making one takes longer than making a page. There are some 400 zones. */
function format(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${zone} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone })
  formats.set(key, made)
  return made
}
