// The asynchronous work of a browser and its surroundings, run step by step. Nothing runs unless the world lets it.

export type Ticks = {
  /** Runs later, unless the page has ended by then. */
  soon: (task: () => void) => void
  /** Runs all waiting work and the work that it causes, in at most this many rounds. Returns whether any is left. */
  run: (rounds?: number) => Promise<boolean>
}

/** `turn` lets waiting promises continue. */
export function createTicks(turn: () => Promise<void>): Ticks {
  let waiting: (() => void)[] = []
  return {
    soon: (task) => void waiting.push(task),
    async run(rounds = 20_000) {
      await turn()
      for (let round = 0; round < rounds && waiting.length > 0; round++) {
        const now = waiting
        waiting = []
        for (const task of now) task()
        await turn()
      }
      if (waiting.length > 0 && rounds === 20_000) throw new Error('It never ends.')
      return waiting.length > 0
    },
  }
}
