// What happens at its own pace in a browser and beside it, one thing after another: nothing runs unless the world lets it.

export type Ticks = {
  /** Runs later, unless the page has ended by then. */
  soon: (task: () => void) => void
  /** Runs everything that waits and what comes of it; at most this many rounds. Answers whether anything is left. */
  run: (rounds?: number) => Promise<boolean>
}

/** `turn` lets promises go on. */
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
