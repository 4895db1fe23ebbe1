import type { ShownPeriod } from './shown-period.ts'
import type { SoFar } from './store.ts'

export type Curve = { from: Date; stepSeconds: number; isWhole: boolean; came: number[]; inside: number[] | null }

/**
 * The numbers at the end of each step. The people inside are counted backwards from `inside`, the present number. So
 * the curve ends at the number that doors show, even if people were already inside at its beginning.
 */
export function curveOf(period: ShownPeriod, { firsts, changes }: SoFar, inside: number | null): Curve {
  const { from, to, stepSeconds, isWhole } = period
  const steps = Math.max(1, Math.ceil((to.getTime() - from.getTime()) / (stepSeconds * 1000)))
  const guests = new Map(firsts.map((first) => [first.step, first.guests]))
  const people = new Map(changes.map((change) => [change.step, change.people]))
  const came = Array.from({ length: steps }, (_, step) => guests.get(step) ?? 0)
  for (let step = 1; step < steps; step += 1) came[step]! += came[step - 1]!
  return { from, stepSeconds, isWhole, came, inside: inside === null ? null : countedBack(steps, people, inside) }
}

function countedBack(steps: number, people: ReadonlyMap<number, number>, last: number): number[] {
  const inside = Array.from({ length: steps }, () => last)
  for (let step = steps - 1; step > 0; step -= 1)
    inside[step - 1] = Math.max(0, inside[step]! - (people.get(step) ?? 0))
  return inside
}
