// Group commit: deliveries that arrive while earlier ones are stored share the next round trip.
import type { Database } from '../../database/open.ts'
import { step } from '../../kernel/step.ts'
import { keepDeliveries, type KeptHint } from './store.ts'

export type KeepQueue = {
  /** False if the address is no longer ours. Resolves once the hint cannot be lost. */
  keep: (hint: KeptHint) => Promise<boolean>
}

type Waiting = { hint: KeptHint; resolve: (isKept: boolean) => void; reject: (error: unknown) => void }

const groupSize = 500

export function openKeepQueue(database: Database): KeepQueue {
  const waiting: Waiting[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    while (waiting.length > 0) {
      const group = waiting.splice(0, groupSize)
      try {
        const kept = await keepDeliveries(
          database,
          group.map(({ hint }) => hint),
        )
        step('webhook.stored')
        for (const { hint, resolve } of group) resolve(kept.has(hint.id))
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    }
    isRunning = false
  }

  return {
    keep: (hint) =>
      new Promise((resolve, reject) => {
        waiting.push({ hint, resolve, reject })
        if (!isRunning) void run()
      }),
  }
}
