// Which three finders are those of one code: its corner, and the ends of the two sides that meet there.
import type { Finder } from './finders.ts'
import type { Point } from './luma.ts'

/** The corner of the right angle first, then clockwise. */
export type Three = readonly [corner: Finder, right: Finder, below: Finder]

/** Pairs are of the best of the finders, because many of the others are none. */
const mostInPairs = 5

/** All threes of finders that may be the corners of a square. */
export function* threesOf(finders: readonly Finder[]): Generator<Three> {
  for (let first = 0; first < finders.length; first++)
    for (let second = first + 1; second < finders.length; second++)
      for (let third = second + 1; third < finders.length; third++) {
        const three = inOrder(finders[first]!, finders[second]!, finders[third]!)
        if (three) yield three
      }
}

function inOrder(...three: Three): Three | undefined {
  const [corner, one, other] = ([0, 1, 2] as const)
    .map((at) => [three[at], three[(at + 1) % 3]!, three[(at + 2) % 3]!] as const)
    .sort(([, a, b], [, c, d]) => Math.hypot(c.x - d.x, c.y - d.y) - Math.hypot(a.x - b.x, a.y - b.y))[0]!
  const [x1, y1, x2, y2] = [one.x - corner.x, one.y - corner.y, other.x - corner.x, other.y - corner.y]
  const [long, short] = [Math.hypot(x1, y1), Math.hypot(x2, y2)]
  const cross = x1 * y2 - y1 * x2
  const isSquare = long < 1.7 * short && short < 1.7 * long && Math.abs(cross) > 0.7 * long * short
  if (!isSquare || !areAlike(...three)) return undefined
  return cross > 0 ? [corner, one, other] : [corner, other, one]
}

function areAlike(...finders: readonly Finder[]): boolean {
  const sizes = finders.map(({ across, down }) => Math.sqrt(across * down))
  return Math.max(...sizes) <= 1.7 * Math.min(...sizes)
}

/**
 * For a code of which two finders are left: where the third would be, for each of the three. `settle` returns a better
 * place for it.
 */
export function* threesOfTwo(
  finders: readonly Finder[],
  settle: (guess: Finder, three: Three) => Finder,
): Generator<Three> {
  const best = finders.slice(0, mostInPairs)
  for (const one of best)
    for (const other of best) {
      if (one === other || !areAlike(one, other)) continue
      const [x, y] = [other.x - one.x, other.y - one.y]
      const at = ({ x: across, y: down }: Point): Finder => ({ ...one, x: one.x + across, y: one.y + down })
      const below = at({ x: -y, y: x })
      yield [one, other, settle(below, [one, other, below])]
      const right = at({ x: y, y: -x })
      yield [one, settle(right, [one, right, other]), other]
      const corner = at({ x: (x - y) / 2, y: (x + y) / 2 })
      yield [settle(corner, [corner, one, other]), one, other]
    }
}
