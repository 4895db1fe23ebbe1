import type { ListStats } from '#contract/scans.ts'

export type ChartData = [at: number[], all: (number | null)[], accepted: (number | null)[]]

/**
 * One bar per interval: accepted scans, in front of a bar that is higher by the refused ones. An interval without scans
 * has no bar, instead of one of zero height.
 */
export function chartData(series: ListStats['series']): ChartData {
  return [
    series.map(({ at }) => Date.parse(at) / 1000),
    series.map(({ accepted, refused }) => (refused > 0 ? accepted + refused : null)),
    series.map(({ accepted }) => (accepted > 0 ? accepted : null)),
  ]
}

/** The range of the time axis, with space for a whole bar at both ends. */
export function chartRange(at: readonly number[], intervalSeconds: number): [number, number] {
  const room = intervalSeconds * 0.75
  return [(at[0] ?? 0) - room, (at.at(-1) ?? 1) + room]
}
