import type { Verdict } from '#contract/scanning.ts'
import type { Language } from '#domain/spoken.ts'
import type { Door } from '../../kernel/door.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import type { RedeemQueue } from './redeem-queue.ts'
import { redeemScan, type Scan } from './redeem-scan.ts'
import { wireVerdict } from './wire-verdict.ts'

/** `doorNow`: identifies the door again; undefined if `door` was identified for this call. `language`: of the door. */
type At = { door: Door; doorNow: (() => Promise<Door>) | undefined; language: Language }

/**
 * Decides a scan in one round trip, if the door was identified a few seconds ago. The decision looks at the session and the
 * link itself. The door is identified once more if it may have ended or moved since, and for an earlier verdict: an
 * ended door gets no names.
 */
export async function decideAt(
  { now }: Needs<'now'>,
  queue: RedeemQueue,
  { door, doorNow, language }: At,
  scan: Scan,
): Promise<Verdict> {
  const arrived = now()
  const decided = await redeemScan(queue, door, scan).catch((error: unknown) => {
    if (!doorNow || !(error instanceof Refusal)) throw error
    return error
  })
  if (!(decided instanceof Refusal) && (!doorNow || decided.receivedAt >= arrived))
    return wireVerdict(door, decided, language)
  const present = doorNow ? await doorNow() : door
  if (!(decided instanceof Refusal)) return wireVerdict(present, decided, language)
  // Only a session that has ended, or a list that was merged into another one, is decided anew.
  if (decided.reason !== 'signed_out' && present.listId === door.listId) throw decided
  return wireVerdict(present, await redeemScan(queue, present, scan), language)
}
