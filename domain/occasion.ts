// An occasion is what a scan is for: a night, a day, a lounge, a coupon run (docs/decisions/0069).

/** When a contact may enter again: not at all, once the day is over, or once they have left. */
export const agains = ['never', 'daily', 'after_exit'] as const
export type Again = (typeof agains)[number]

/** The settings that decide a visit. Times are milliseconds since 1970. */
export type Occasion = {
  /** The first moment at which it is open. */
  opensAt: number | undefined
  /** The first moment at which it is closed. */
  closesAt: number | undefined
  /** IANA zone of its days. */
  zone: string
  /** What its clocks show, as the database knows. */
  clocks?: Clocks | undefined
  /** When a day begins, in minutes after midnight. */
  dayBegins: number
  /** Undefined: the contact's maximum, counted over all shared occasions. Otherwise the entries of this occasion count alone. */
  ownMax: number | undefined
  again: Again
  /** The most people inside; undefined without a limit. */
  capacity: number | undefined
  whenFull: 'refuse' | 'warn'
}

/** From each time on, in milliseconds since 1970, the clocks of a zone are so many seconds ahead of UTC. In order. */
export type Clocks = [from: number, aheadSeconds: number][]

/** A contact at an occasion, before this scan. */
export type Admission = {
  isInvited: boolean
  /** Entries that count. */
  entries: number
  /** Entries without a later exit. */
  inside: number
  /** The latest day of an entry, as `dayIn` counts days. */
  day: number | undefined
  /** The entries of that day. */
  onDay: number
}

export type Visit = {
  occasion: Occasion
  admission: Admission
  isExit: boolean
  /** The time of the scan, in milliseconds since 1970, by the server's clock or corrected to it. */
  now: number
  /** How many people are inside, as far as it is known. */
  inside: number
}

/** Notes on an accepted scan: the guest was not inside, or more people are inside than the capacity. */
export const visitNotes = ['not_inside', 'over_capacity'] as const
export type VisitNote = (typeof visitNotes)[number]

export type VisitReason = 'ok' | 'not_invited' | 'too_early' | 'too_late' | 'full' | UsedReason
type UsedReason = 'already_used' | 'already_today' | 'still_inside'

/**
 * Decides the entry of a contact who is on the list and not barred. `used`: the entries of the contact that are used up at
 * shared occasions; `most`: the places of the contact at this occasion. The database's `judge_visit` decides the same.
 */
export function decideVisit(visit: Visit, used: number, most: number): VisitReason {
  const { occasion, admission, now } = visit
  if (!admission.isInvited) return 'not_invited'
  if (occasion.opensAt !== undefined && now < occasion.opensAt) return 'too_early'
  if (occasion.closesAt !== undefined && now >= occasion.closesAt) return 'too_late'
  const reason = occasion.ownMax === undefined ? decideShared(visit, used, most) : decideOwn(visit, most)
  return reason ?? (isFull(visit) && occasion.whenFull === 'refuse' ? 'full' : 'ok')
}

/** The note beside an accepted scan. */
export function noteOf(visit: Visit): VisitNote | undefined {
  if (visit.isExit) return visit.admission.inside === 0 ? 'not_inside' : undefined
  return isFull(visit) ? 'over_capacity' : undefined
}

function isFull({ occasion: { capacity }, inside }: Visit): boolean {
  return capacity !== undefined && inside >= capacity
}

/** Shared occasions add up the contact's entries. A daily one also admits the contact only once a day. */
function decideShared(visit: Visit, used: number, most: number): UsedReason | undefined {
  const { again } = visit.occasion
  if (used >= most) return again === 'after_exit' && visit.admission.inside > 0 ? 'still_inside' : 'already_used'
  return again === 'daily' && entriesToday(visit) > 0 ? 'already_today' : undefined
}

function decideOwn(visit: Visit, most: number): UsedReason | undefined {
  const { again } = visit.occasion
  if (again === 'daily') return entriesToday(visit) >= most ? 'already_today' : undefined
  if (again === 'after_exit') return visit.admission.inside >= most ? 'still_inside' : undefined
  return visit.admission.entries >= most ? 'already_used' : undefined
}

/** The entries of the day of this scan. */
export function entriesToday({ occasion, admission, now }: Pick<Visit, 'occasion' | 'admission' | 'now'>): number {
  return admission.day === dayIn(occasion, now) ? admission.onDay : 0
}

/**
 * The day of a moment in the zone, as days since 1970. It begins `dayBegins` minutes after midnight, by the wall clock. The
 * database decides what that shows: time zones of a phone, a server and a database differ (decision 106). A server of the previous
 * release does not tell its clocks.
 */
export function dayIn(
  { zone, clocks, dayBegins }: Pick<Occasion, 'zone' | 'clocks' | 'dayBegins'>,
  at: number,
): number {
  const ahead = clocks?.findLast(([from]) => from <= at)?.[1]
  const shown = ahead === undefined ? wallClock(zone, at) : at + ahead * 1000
  return Math.floor((shown - dayBegins * 60_000) / 86_400_000)
}

/** The zone's local time as this device knows it, read as if it were UTC. */
export function wallClock(zone: string, at: number): number {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(zone, made)
  return made
}

/**
 * A name of an IANA zone: a region and a place, or UTC. The database reads `+01:00` with the opposite sign, and `CET` as an
 * offset without summer time, so neither is a zone here.
 */
export function isZone(zone: string): boolean {
  if (zone !== 'UTC' && !/^[A-Za-z_]+\/./.test(zone)) return false
  try {
    clockOf(zone)
    return true
  } catch {
    return false
  }
}
