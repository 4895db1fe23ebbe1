// How much happened in the evenings that were played: a model in which little happens proves little.
import type { World } from './world.ts'

export function gatherFigures() {
  const counts = new Map<string, number>()
  const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)
  return {
    add(world: World): void {
      count('evenings')
      for (const _ of world.undone) count('undone')
      for (const page of world.everyPage) {
        count('pages')
        for (const { outcome } of page.presented) count(outcome ? `${outcome.reason}, by ${outcome.by}` : 'no result')
        for (const { kind } of page.alerts.values()) count(`alert ${kind}`)
      }
    },
    counts: () => [...counts],
  }
}

/** The most frequent first. */
export function wordsOf(counts: readonly (readonly [what: string, times: number])[]): string {
  const sums = new Map<string, number>()
  for (const [what, times] of counts) sums.set(what, (sums.get(what) ?? 0) + times)
  const sorted = [...sums].toSorted(([, one], [, other]) => other - one)
  return sorted.map(([what, times]) => `${times} × ${what}`).join('; ')
}
