// When pages may use the database. Mailchimp's slots are kept busy by more pages than there are slots; the database is not
// asked by all of them at once, and scans go first.
import { setTimeout as pause } from 'node:timers/promises'
import type { Needs } from '../../../kernel/services.ts'

/** Two cores are busy with two of them, and a scan beside them still finds its place. */
const atOnce = 2

/** Whoever scans without a pause slows the work down, but does not stop it. */
const longestCourtesyMs = 400
const lookEveryMs = 8

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

export function openPageTurns({ database }: Needs<'database'>): InTurn {
  const waiting: (() => void)[] = []
  let running = 0

  return async (work) => {
    // Who leaves hands the place to the next: nobody comes in between.
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      await giveWay(database.scans)
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

async function giveWay(scans: Needs<'database'>['database']['scans']): Promise<void> {
  const until = performance.now() + longestCourtesyMs
  while (scans.totalCount > scans.idleCount && performance.now() < until) await pause(lookEveryMs)
}
