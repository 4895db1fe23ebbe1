// A seeded random generator: the same seed gives the same pictures.

export type Random = {
  /** A number from 0 up to, but not including, 1. */
  next: () => number
  between: (low: number, high: number) => number
  whole: (below: number) => number
  pick: <T>(from: readonly T[]) => T
  /** A number around 0, with a standard deviation of 1. */
  normal: () => number
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  // Mulberry32, a generator in the public domain.
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  const whole = (below: number) => Math.floor(next() * below)
  return {
    next,
    between,
    whole,
    pick: (from) => from[whole(from.length)]!,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}
