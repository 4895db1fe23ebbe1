// How many guests will have come, by the arrivals of earlier nights.

/** The minutes between two points of a profile. */
export const profileStepMinutes = 15

/** Guests that had come to a night by each step after its opening: the first number after 15 minutes, the last at the end. */
export type Profile = readonly number[]

export type ForecastPoint = { minutes: number; low: number; middle: number; high: number }

/** `nights` is the number of earlier nights behind the forecast. The first point is the current count. */
export type Forecast = { nights: number; points: ForecastPoint[] }

type Tonight = {
  /** Since the opening. */
  minutes: number
  came: number
  /** The most guests that can come. */
  invited: number
}

/** Smaller nights, and a smaller part of one, say nothing about others. */
const leastGuests = 10
const leastShare = 0.05
const leastNights = 2

/**
 * Scales the arrivals of earlier nights to the guests that have come so far. Each night says how many are still to come; the band
 * is from the fewest to the most of them, and the middle is their median. A count of n is itself only sure to about its square root, so
 * the band is wider by that share. Undefined without two earlier nights that can be compared: then there is no forecast.
 */
export function forecastArrivals(
  nights: readonly Profile[],
  { minutes, came, invited }: Tonight,
): Forecast | undefined {
  if (came < leastGuests || minutes <= 0) return undefined
  const usable = nights.filter((night) => totalOf(night) >= leastGuests && shareAt(night, minutes) >= leastShare)
  if (usable.length < leastNights) return undefined
  const last = Math.max(...usable.map((night) => night.length)) * profileStepMinutes
  const doubt = 1 / Math.sqrt(came)
  const most = Math.max(came, invited)
  const points = [{ minutes, low: came, middle: came, high: came }]
  for (let at = nextStep(minutes); at <= last; at += profileStepMinutes) {
    const still = usable
      .map((night) => came * (shareAt(night, at) / shareAt(night, minutes) - 1))
      .toSorted((one, other) => one - other)
    const whole = (count: number) => Math.min(most, Math.round(came + count))
    points.push({
      minutes: at,
      low: whole(still[0]! * (1 - doubt)),
      middle: whole(median(still)),
      high: whole(still.at(-1)! * (1 + doubt)),
    })
  }
  return { nights: usable.length, points }
}

/** The forecast for a moment between its points; undefined after the last one. */
export function forecastAt({ points }: Forecast, minutes: number): ForecastPoint | undefined {
  const after = points.findIndex((point) => point.minutes >= minutes)
  const [from, to] = [points[after - 1], points[after]]
  if (!to || !from) return to
  const part = (minutes - from.minutes) / (to.minutes - from.minutes)
  const between = (name: 'low' | 'middle' | 'high') => Math.round(from[name] + part * (to[name] - from[name]))
  return { minutes, low: between('low'), middle: between('middle'), high: between('high') }
}

/** The part of all guests of a night that had come, from 0 to 1. */
export function shareAt(night: Profile, minutes: number): number {
  const place = minutes / profileStepMinutes
  if (place >= night.length) return 1
  const before = Math.floor(place)
  const from = night[before - 1] ?? 0
  return (from + (place - before) * ((night[before] ?? 0) - from)) / totalOf(night)
}

function totalOf(night: Profile): number {
  return night.at(-1) ?? 0
}

function nextStep(minutes: number): number {
  return (Math.floor(minutes / profileStepMinutes) + 1) * profileStepMinutes
}

function median(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
