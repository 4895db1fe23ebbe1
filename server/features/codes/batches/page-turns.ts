// Decides when pages may use the database. More pages than slots run, to keep Mailchimp's slots busy. But only some of
// them may use the database at once, and scans go first.
import { setTimeout as pause } from 'node:timers/promises'
import type { Needs } from '../../../services.ts'
import { openTurns } from '../../../kernel/turns.ts'

/** Two pages at once keep two cores busy, and still leave room for a scan. */
const atOnce = 2

/** Constant scanning slows the work down, but does not stop it. */
const longestCourtesyMs = 400
const lookEveryMs = 8

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Lists take turns: a long batch of one keeps a page of another waiting for one page. */
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
