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
