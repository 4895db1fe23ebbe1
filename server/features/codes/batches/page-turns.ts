// Decides when pages may use the database. More pages than this run at once, to keep Mailchimp's slots busy. Only some
// of them may use the database at the same time, and they give way to doors.
import type { Needs } from '../../../services.ts'
import { openTurns } from '../../../kernel/turns.ts'

/** Two pages at once keep two cores busy, and still leave time for a scan. */
const atOnce = 2

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Lists take turns, so a page of one list waits for at most one page of another list's batch. */
export function openPageTurns({ giveWay }: Needs<'giveWay'>): (listId: string, stopping: AbortSignal) => InTurn {
  const inTurn = openTurns({ atOnce })
  return (listId, stopping) => (work) => inTurn({ one: listId }, () => giveWay(work, stopping))
}
