import type { Occasion } from '../occasions/find-occasions.ts'
import type { Quarter } from './store.ts'

export type EarlierNight = Occasion & { opensAt: Date; closesAt: Date }

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
