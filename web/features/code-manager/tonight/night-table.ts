import type { LinePoint, NightLines } from './night-lines.ts'

export type TableRow = {
  at: number
  came?: number | undefined
  inside?: number | undefined
  low?: number
  high?: number
}

const mostRows = 24
const minutes = [5, 15, 30, 60, 120]

/** The chart in rows, at times of the clock and now; at most about two dozen. */
export function tableOf({ came, inside, band, from }: NightLines): TableRow[] {
  const end = came.at(-1)?.at ?? from
  const step = (minutes.find((each) => (end - from) / (each * 60_000) <= mostRows) ?? 360) * 60_000
  const times = [from]
  for (let at = Math.ceil((from + 1) / step) * step; at < end; at += step) times.push(at)
  const past = [...times, end].map((at) => ({ at, came: countAt(came, at), inside: inside && countAt(inside, at) }))
  return [...past, ...band.slice(1).map(({ at, low, high }) => ({ at, low, high }))]
}

/** The count at the latest point up to this moment. */
function countAt(line: readonly LinePoint[], at: number): number {
  return line.findLast((point) => point.at <= at)?.count ?? 0
}
