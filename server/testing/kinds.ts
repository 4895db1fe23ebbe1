// Kinds of faults in a random order, and the middle of what was measured.
import { randomInt } from 'node:crypto'

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
