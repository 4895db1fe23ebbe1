// The lines of the chart of arrivals, as numbers by time. Times are milliseconds since 1970.
import type { Tonight } from '#contract/tonight.ts'
import { type Forecast, forecastArrivals, forecastAt, type ForecastPoint } from '#domain/forecast.ts'

export type LinePoint = { at: number; count: number }
export type BandPoint = ForecastPoint & { at: number }

export type NightLines = {
  came: LinePoint[]
  /** Undefined where people inside are not counted. */
  inside: LinePoint[] | undefined
  /** Empty without a forecast. */
  band: BandPoint[]
  /** How many earlier nights the forecast is from. */
  nights: number
  from: number
  to: number
}

const minuteMs = 60_000
const leastMs = 60 * minuteMs
/** A forecast for the next minutes says nothing. */
const leastAheadMs = 15 * minuteMs
/** Space to the right of the current time, for the labels of the lines. */
const roomAhead = 0.2

type Night = Pick<Tonight, 'curve' | 'earlier' | 'figures'> & {
  /** Now, or the end of the night. */
  end: number
  /** Whether guests can still come. */
  isOpen: boolean
  closesAt: number | null
}

/** Undefined while no guest has come. */
export function nightLines({ curve, earlier, figures, end, isOpen, closesAt }: Night): NightLines | undefined {
  if (!curve) return undefined
  const last = curve.is_whole ? figures.came : (curve.came.at(-1) ?? 0)
  if (last === 0) return undefined
  const opened = Date.parse(curve.from)
  const stepMs = curve.step_seconds * 1000
  const first = curve.is_whole ? 0 : Math.max(0, curve.came.findIndex((count) => count > 0) - 1)
  const line = (counts: readonly number[], now: number, most: number): LinePoint[] => [
    ...counts
      .map((count, step) => ({ at: opened + (step + 1) * stepMs, count: Math.min(count, most) }))
      .slice(first)
      .filter(({ at }) => at < end),
    { at: end, count: now },
  ]
  const begin = { at: opened + first * stepMs, count: 0 }
  const came = [begin, ...line(curve.came, last, last)]
  const inside =
    curve.inside && figures.inside !== null
      ? [{ at: begin.at, count: insideAt(curve, first) }, ...line(curve.inside, figures.inside, Infinity)]
      : undefined
  const forecast = isOpen && curve.is_whole ? forecastOf({ earlier, figures, opened, end }) : undefined
  const band = bandOf(forecast, opened, closesAt)
  const span = Math.max(end - begin.at, leastMs)
  const ahead = isOpen ? end + span * roomAhead : end
  const to = Math.max(band.at(-1)?.at ?? 0, ahead, begin.at + leastMs)
  return { came, inside, band, nights: forecast?.nights ?? 0, from: begin.at, to }
}

/** A curve that is not whole begins in the middle of the night. */
function insideAt({ is_whole: isWhole, inside }: NonNullable<Night['curve']>, step: number): number {
  return isWhole ? 0 : (inside?.[step] ?? 0)
}

type Past = Pick<Tonight, 'earlier' | 'figures'> & { opened: number; end: number }

function forecastOf({ earlier, figures, opened, end }: Past): Forecast | undefined {
  return forecastArrivals(
    earlier.map(({ came }) => came),
    { minutes: (end - opened) / minuteMs, came: figures.came, invited: figures.invited },
  )
}

/** Until the closing time, and until the earlier nights had their last guests. */
function bandOf(forecast: Forecast | undefined, opened: number, closesAt: number | null): BandPoint[] {
  const points = (forecast?.points ?? [])
    .map((point) => ({ ...point, at: opened + point.minutes * minuteMs }))
    .filter(({ at }) => closesAt === null || at <= closesAt)
  const final = points.at(-1)
  const full = points.findIndex(({ low, high }) => low === final?.low && high === final.high)
  return points.slice(0, full + 1)
}

/** The forecast for the next half hour that is at least 30 minutes away, or for the end of the band if that is earlier. */
export function expected({ band }: NightLines): BandPoint | undefined {
  const [now] = band
  if (!now) return undefined
  const halfHour = 30 * minuteMs
  const at = Math.ceil((now.at + halfHour) / halfHour) * halfHour
  const opened = now.at - now.minutes * minuteMs
  const point = forecastAt({ nights: 0, points: band }, (at - opened) / minuteMs)
  const last = band.at(-1)
  return point ? { ...point, at } : last && last.at >= now.at + leastAheadMs ? last : undefined
}
