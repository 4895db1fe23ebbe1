// Where the lines of the chart are, in pixels.
import type { LinePoint, NightLines } from './night-lines.ts'

export const chartHeight = 250
const edges = { top: 26, bottom: 26, start: 44, end: 14 }
/** Pixels that a time takes with its gap. */
const tickWidth = 62
/** The chart leaves out a capacity far above all numbers, which would make their lines flat. */
const leastOfCapacity = 0.25

/** Pixels that a label takes above its line, and as much below for the next one. */
const labelHeight = 20

export type Spot = { x: number; y: number }

export type ChartShape = {
  came: string
  /** The ground below the line of the guests. */
  ground: string
  inside: string | undefined
  band: string | undefined
  middle: string | undefined
  now: { came: Spot; inside: Spot | undefined }
  /** Undefined where it is far above all numbers. */
  capacity: number | undefined
  /** False where the number inside is written in its place: the house is full. */
  isCapacityNamed: boolean
  counts: { count: number; y: number }[]
  times: { at: number; x: number }[]
  left: number
  right: number
  bottom: number
  top: number
}

export function chartShape(lines: NightLines, capacity: number | null, width: number): ChartShape {
  const { came, inside, band, from, to } = lines
  const most = Math.max(...[...came, ...(inside ?? [])].map(({ count }) => count), ...band.map(({ high }) => high), 1)
  const shown = capacity !== null && inside && most >= capacity * leastOfCapacity ? capacity : undefined
  const highest = Math.max(most, shown ?? 0) * 1.06
  const [left, right] = [edges.start, Math.max(edges.start + 1, width - edges.end)]
  const [top, bottom] = [edges.top, chartHeight - edges.bottom]
  const x = (at: number) => round(left + ((at - from) / (to - from)) * (right - left))
  const y = (count: number) => round(bottom - (count / highest) * (bottom - top))
  const spot = ({ at, count }: LinePoint): Spot => ({ x: x(at), y: y(count) })
  const path = (points: readonly LinePoint[]) => pathOf(points.map(spot))
  const last = came.at(-1)!
  const of = (name: 'low' | 'middle' | 'high') => band.map((point) => ({ at: point.at, count: point[name] }))
  return {
    came: path(came),
    ground: `${path(came)}L${x(last.at)} ${bottom}L${x(came[0]!.at)} ${bottom}Z`,
    inside: inside && path(inside),
    band: band.length > 1 ? `${path([...of('high'), ...of('low').toReversed()])}Z` : undefined,
    middle: band.length > 1 ? path(of('middle')) : undefined,
    now: { came: spot(last), inside: inside && spot(inside.at(-1)!) },
    capacity: shown === undefined ? undefined : y(shown),
    isCapacityNamed: shown !== undefined && Math.abs(y(inside?.at(-1)?.count ?? 0) - y(shown)) > labelHeight,
    counts: countTicks(highest).map((count) => ({ count, y: y(count) })),
    times: timeTicks(from, to, Math.max(2, Math.floor((right - left) / tickWidth))).map((at) => ({ at, x: x(at) })),
    left,
    right,
    bottom,
    top,
  }
}

function pathOf(spots: readonly Spot[]): string {
  return spots.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Round numbers for an axis, from 0 up to the largest value: at most 5. */
export function countTicks(most: number): number[] {
  const rough = Math.max(1, most / 4)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, place) => place * step)
}

const minutes = [5, 10, 15, 30, 60, 120, 180, 360]

/** At most `most` moments between two others, at familiar intervals, in milliseconds since 1970. */
export function timeTicks(from: number, to: number, most: number): number[] {
  const stepMinutes = minutes.find((each) => (to - from) / (each * 60_000) <= most - 1) ?? minutes.at(-1)!
  const step = stepMinutes * 60_000
  const first = Math.ceil(from / step) * step
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, place) => first + place * step)
}
