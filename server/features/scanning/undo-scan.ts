import { randomUUIDv7 } from 'node:crypto'
import { undoWithinMs } from '#contract/limits.ts'
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
  const [reason, message] = sentences[ended.outcome]
  throw new Refusal(reason, message)
}

const sentences: Record<Exclude<UndoOutcome, 'undone'>, [reason: RefusalReason, message: string]> = {
  not_found: ['not_found', 'Scan not found'],
  link_expired: ['forbidden', 'This scanner link has expired. Ask the organiser for a new one.'],
  other_door: ['forbidden', 'Only the door that let them in, or the organiser, can undo this.'],
  too_late: ['forbidden', 'A door can undo a scan for 15 minutes. Ask the organiser.'],
  refused: ['conflict', 'This scan was refused, so there is nothing to undo.'],
  conflict: ['conflict', 'This scan no longer counts: another door let this code in first.'],
}
