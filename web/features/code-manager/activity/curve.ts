// The lines of the chart in Results: how many guests had come, by time.
import type { Arrival, ListStats } from '#contract/scans.ts'

/** `at`: milliseconds after the beginning. */
export type CurvePoint = { at: number; count: number }
export type CurveLine = { name: string; points: CurvePoint[] }
/** The first line is the shown one, the others are earlier nights. Times are milliseconds since 1970. */
export type Curve = { beginsAt: number; lines: CurveLine[] }

const minuteMs = 60_000

/** A night over earlier ones, each from its own opening. Undefined before the first guest. */
export function curveOfNight([night, ...earlier]: readonly Arrival[]): Curve | undefined {
  if (!night || night.opened_at === null || night.points.length === 0) return undefined
  const lines = [night, ...earlier.filter(({ points }) => points.length > 0)].map(({ name, points }) => ({
    name,
    points: [{ at: 0, count: 0 }, ...points.map(({ minutes, came }) => ({ at: minutes * minuteMs, count: came }))],
  }))
  return { beginsAt: Date.parse(night.opened_at), lines: tellApart(lines) }
}

/** Entries in a period, from the interval before the first scan on. Undefined without one. */
export function curveOfPeriod(
  { series, interval_seconds: seconds }: Pick<ListStats, 'series' | 'interval_seconds'>,
  name: string,
): Curve | undefined {
  const first = series.findIndex(({ accepted }) => accepted > 0)
  const begin = series[first]
  if (!begin) return undefined
  const beginsAt = Date.parse(begin.at)
  let count = 0
  const points = series.slice(first).map(({ at, accepted }) => {
    count += accepted
    return { at: Date.parse(at) - beginsAt + seconds * 1000, count }
  })
  return { beginsAt, lines: [{ name, points: [{ at: 0, count: 0 }, ...points] }] }
}

/** When half of all guests of the shown line had come. */
export function halfAt({ beginsAt, lines: [line] }: Curve): number | undefined {
  const last = line?.points.at(-1)?.count ?? 0
  const half = line?.points.find(({ count }) => count > 0 && count >= last / 2)
  return half && beginsAt + half.at
}

/** The most people that were inside, and when. Undefined where they are not counted, or nobody came in. */
export function peakOf(series: ListStats['series']): { people: number; at: string } | undefined {
  const peak = series.reduce<{ people: number; at: string } | undefined>(
    (best, { inside, at }) => (inside !== null && inside > (best?.people ?? 0) ? { people: inside, at } : best),
    undefined,
  )
  return peak
}

/** Every night of a club may have the same name: it is numbered from its second use on. */
function tellApart(lines: CurveLine[]): CurveLine[] {
  const uses = new Map<string, number>()
  return lines.map(({ name, points }) => {
    const use = (uses.get(name) ?? 0) + 1
    uses.set(name, use)
    return { name: use === 1 ? name : `${name} (${use})`, points }
  })
}
