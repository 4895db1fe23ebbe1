import { randomUUIDv7 } from 'node:crypto'
import { undoWithinMs } from '#contract/limits.ts'
import type { PlainCode } from '#words/refusals.ts'
import type { Door } from '../../kernel/door.ts'
import { Refusal, type RefusalReason } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import type { Decided } from './attempt.ts'
import { upToThreeTimes } from '../../database/once-more.ts'
import { whyUndecided } from './redeem-scan.ts'
import { undo, type UndoOutcome } from './store.ts'

/** Undoes an admission. The scan and its verdict stay, but it no longer counts. */
export async function undoScan({ database }: Needs<'database'>, door: Door, scanId: string): Promise<Decided> {
  const asked = { scanId, withinMs: undoWithinMs, recordId: randomUUIDv7() }
  const ended = await upToThreeTimes(() => undo(database, door, asked))
  if (!ended) throw whyUndecided(door)
  if (ended.outcome === 'undone') return ended.decided
  const [reason, code] = refusals[ended.outcome]
  throw new Refusal(reason, code)
}

const refusals: Record<Exclude<UndoOutcome, 'undone'>, [reason: RefusalReason, code: PlainCode]> = {
  not_found: ['not_found', 'scan_not_found'],
  link_expired: ['forbidden', 'link_expired'],
  other_door: ['forbidden', 'undo_of_other_door'],
  too_late: ['forbidden', 'undo_too_late'],
  refused: ['conflict', 'undo_of_refused'],
  conflict: ['conflict', 'undo_of_lost'],
}
