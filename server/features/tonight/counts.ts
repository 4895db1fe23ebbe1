import type { Needs } from '../../services.ts'
import type { List } from '../lists/find-list.ts'
import { openCounters } from '../live/counters.ts'
import type { Place } from '../live/cursor.ts'
import type { Occasion } from '../occasions/find-occasions.ts'
import { nameOf } from '../occasions/wire-occasion.ts'
import { earlierNights, profileOf } from './earlier-nights.ts'
import { shownPeriod, type ShownPeriod } from './shown-period.ts'
import * as store from './store.ts'

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
