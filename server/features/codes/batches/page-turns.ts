// Decides when pages may use the database. More pages than this run at once, to keep Mailchimp's slots busy. Only some
// of them may use the database at the same time, and scans go first.
import { setTimeout as pause } from 'node:timers/promises'
import type { Needs } from '../../../services.ts'
import { openTurns } from '../../../kernel/turns.ts'

/** Two pages at once keep two cores busy, and still leave time for a scan. */
const atOnce = 2

/** Constant scanning slows the work down, but does not stop it. */
const longestCourtesyMs = 400
const lookEveryMs = 8

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Lists take turns, so a page of one list waits for at most one page of another list's batch. */
export function openPageTurns({ database }: Needs<'database'>): (listId: string) => InTurn {
  const inTurn = openTurns({ atOnce })
  return (listId) => (work) =>
    inTurn({ one: listId }, async () => {
      await giveWay(database.scans)
      return work()
    })
}

async function giveWay(scans: Needs<'database'>['database']['scans']): Promise<void> {
  const until = performance.now() + longestCourtesyMs
  while (scans.totalCount > scans.idleCount && performance.now() < until) await pause(lookEveryMs)
}
