// The points of the charts: people inside over time, and arrivals beside those of earlier occasions.
import type { Arrival, ListStats } from '#contract/scans.ts'

export type Line = { name: string; values: (number | null)[] }
export type Lines = { at: number[]; lines: Line[] }

/** People inside by time in seconds, from the interval before the first guest on. */
export function insideLine(series: ListStats['series'], name: string): Lines {
  const first = series.findIndex(({ inside }) => (inside ?? 0) > 0)
  const shown = first < 0 ? [] : series.slice(Math.max(0, first - 1))
  return {
    at: shown.map(({ at }) => Date.parse(at) / 1000),
    lines: [{ name, values: shown.map(({ inside }) => inside) }],
  }
}

/**
 * How many guests had come, by minutes from the opening; as shares of all that came once the occasion is over, so that nights of
 * any size can be compared. Each line ends with its last guest.
 */
export function arrivalLines(arrivals: readonly Arrival[], isOver: boolean): Lines {
  const at = [...new Set(arrivals.flatMap(({ points }) => points.map(({ minutes }) => minutes)))].toSorted(
    (one, other) => one - other,
  )
  const apart = tellApart()
  const lines = arrivals
    .filter(({ points }) => points.length > 0)
    .map(({ name, points }) => {
      const byMinute = new Map(points.map((point) => [point.minutes, isOver ? point.share : point.came]))
      return { name: apart(name), values: at.map((minutes) => byMinute.get(minutes) ?? null) }
    })
  return { at, lines }
}

/** Numbers a name from its second use on: every night of a club may have the same. */
function tellApart(): (name: string) => string {
  const uses = new Map<string, number>()
  return (name) => {
    const count = (uses.get(name) ?? 0) + 1
    uses.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  }
}
