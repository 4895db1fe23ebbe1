import { randomInt } from 'node:crypto'

// Repeatable random choices: the same seed gives the same choices.
export type Chance = {
  /** A number from 0 to below 1. */
  next: () => number
  below: (limit: number) => number
  one: <T>(choices: readonly T[]) => T
  happens: (share: number) => boolean
}

/** mulberry32: 32 bits of state are enough for choosing tests. */
export function seeded(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { next, below, one: (choices) => choices[below(choices.length)]!, happens: (share) => next() < share }
}

// Kinds of faults in a random order, and the middle of what was measured.

/** Each kind as often as it is counted. */
export function shuffledKinds<Kind extends string>(counts: Record<Kind, number>): Kind[] {
  const left = Object.entries<number>(counts).flatMap(([kind, count]) => Array<Kind>(count).fill(kind as Kind))
  const order: Kind[] = []
  while (left.length > 0) order.push(...left.splice(randomInt(left.length), 1))
  return order
}

/** The upper one of two middle numbers. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!
}
