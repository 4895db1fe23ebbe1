import * as store from './store.ts'
import type { Needs } from '../../services.ts'
import type { List } from '../lists/find-list.ts'
import { openCounters } from '../live/counters.ts'
import type { Place } from '../live/cursor.ts'
import type { Occasion } from '../occasions/find-occasions.ts'
import { nameOf } from '../occasions/wire-occasion.ts'
import { shownPeriod, type ShownPeriod } from './shown-period.ts'
import type { Quarter } from './store.ts'

/** An occasion of a list. */
type At = Place & { team: string; occasion: Occasion }

/** With all occasions of the list. */
export type Asked = At & { list: List; occasions: readonly Occasion[] }

export type SoFar = store.SoFar & { period: ShownPeriod }

/** `came`: guests that had come by each quarter of an hour. */
export type Night = { name: string; openedAt: Date; came: number[] }

export type Counts = ReturnType<typeof openCounts>

/** Nights that are over change only when a door sends scans late. */
const earlierRestMs = 600_000
const withoutCodeRestMs = 30_000
const latelyMs = 10 * 60_000

/**
 * The figures that need the scans of whole evenings. They are counted at intervals, and once for all callers, so they
 * take at most a twentieth of the database's time.
 */
export function openCounts(services: Needs<'database' | 'now'>) {
  return {
    /** Undefined before the opening. */
    soFar: openCounters((asked: At) => countSoFar(services, asked)),
    withoutCode: openCounters(
      ({ team, list }: Asked) => store.countWithoutCode(services.database, { team, list: list.id }),
      withoutCodeRestMs,
    ),
    earlier: openCounters((asked: Asked) => countEarlier(services, asked), earlierRestMs),
  }
}

async function countSoFar(services: Needs<'database' | 'now'>, asked: At): Promise<SoFar | undefined> {
  const { team, listId: list, occasion } = asked
  const now = services.now()
  const period = shownPeriod(timesOf(occasion), now)
  if (!period) return undefined
  const lately = new Date(now.getTime() - latelyMs)
  return { ...(await store.findSoFar(services.database, { team, list }, occasion.id, { ...period, lately })), period }
}

/** While admissions are stopped, the evening is not over. */
export function timesOf(occasion: Occasion): { opensAt: Date | null; closesAt: Date | null } {
  const { opensAt, closesAt, stoppedAt: at, closesBefore } = occasion
  return { opensAt, closesAt: at !== null && closesAt?.getTime() === at.getTime() ? closesBefore : closesAt }
}

async function countEarlier(services: Needs<'database' | 'now'>, asked: Asked): Promise<Night[]> {
  const { team, list, occasion, occasions } = asked
  const nights = earlierNights({ ...occasion, ...timesOf(occasion) }, occasions, services.now())
  if (nights.length === 0) return []
  const wire = nights.map(({ id, opensAt, closesAt }) => ({
    id,
    opens_at: opensAt.toISOString(),
    closes_at: closesAt.toISOString(),
  }))
  const quarters = await store.findQuarters(services.database, { team, list: list.id }, wire)
  return nights.map((night) => ({
    name: nameOf(night, list),
    openedAt: night.opensAt,
    came: profileOf(quarters.filter(({ id }) => id === night.id)),
  }))
}

type EarlierNight = Occasion & { opensAt: Date; closesAt: Date }

const mostNights = 6
const longestMs = 24 * 3_600_000
/** Guests come differently to a much longer or shorter night. */
const mostTimesAsLong = 2
/** At least this many nights of one name are a series. Other nights are left out. */
const leastOfSeries = 2

/**
 * The earlier nights that can be compared: they are over, of a similar length, and counted in the same way. If nights
 * of the same name form a series, only those. The latest comes first.
 */
export function earlierNights(asked: Occasion, all: readonly Occasion[], now: Date): EarlierNight[] {
  if (!hasTimes(asked)) return []
  const length = lengthOf(asked)
  const over = all
    .filter(hasTimes)
    .filter(({ id, closesAt }) => id !== asked.id && closesAt <= now && closesAt <= asked.opensAt)
    .filter((night) => {
      const times = lengthOf(night) / length
      return times <= mostTimesAsLong && times >= 1 / mostTimesAsLong && lengthOf(night) <= longestMs
    })
    .filter((night) => (night.ownMax === null) === (asked.ownMax === null))
    .toSorted((one, other) => other.opensAt.getTime() - one.opensAt.getTime())
  const series = over.filter(({ name }) => name === asked.name)
  return (series.length >= leastOfSeries ? series : over).slice(0, mostNights)
}

function hasTimes(occasion: Occasion): occasion is EarlierNight {
  return occasion.opensAt !== null && occasion.closesAt !== null
}

function lengthOf({ opensAt, closesAt }: EarlierNight): number {
  return closesAt.getTime() - opensAt.getTime()
}

/** Guests that had come by each quarter of an hour. Empty for a night without guests. */
export function profileOf(quarters: readonly Quarter[]): number[] {
  const last = quarters.at(-1)?.minutes ?? 0
  const guests = new Map(quarters.map((quarter) => [quarter.minutes, quarter.guests]))
  let came = 0
  return Array.from({ length: last / 15 }, (_, place) => (came += guests.get(15 * (place + 1)) ?? 0))
}
