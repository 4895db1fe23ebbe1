import { randomUUID } from 'node:crypto'
import { codeInText } from '#domain/link.ts'
import type { Door } from '../../kernel/team.ts'
import { tell } from '../../kernel/happenings.ts'
import { linkEnded, Refusal } from '../../kernel/refusal.ts'
import type { Attempt, Decided } from './attempt.ts'
import type { RedeemQueue } from './redeem-queue.ts'

export type Scan = {
  text: string
  scanId: string | undefined
  scannedAt: Date | undefined
  /** Undefined: the main occasion. */
  occasionId?: string | undefined
  isExit?: boolean | undefined
  /** A scan id for each further person who comes in with this code. */
  party?: string[] | undefined
}

/** Counts one scan at a door, or refuses with a reason that staff can act on. Stores the attempt in both cases. */
export function redeemScan(queue: RedeemQueue, door: Door, scan: Scan): Promise<Decided> {
  return redeemCode(queue, door, { ...scan, codeKey: codeInText(scan.text) })
}

/** Counts a scan of a known code, without parsing a text. */
export async function redeemCode(
  queue: RedeemQueue,
  door: Door,
  scan: Scan & { codeKey: string | undefined },
): Promise<Decided> {
  const { codeKey } = scan
  const decided = await decideAndTell(queue, {
    listId: door.listId,
    scanId: scan.scanId ?? randomUUID(),
    teamId: door.teamId,
    sessionId: door.sessionId,
    linkId: door.linkId,
    door: door.name,
    text: scan.text,
    codeKey,
    scannedAt: scan.scannedAt,
    occasionId: scan.occasionId === door.listId ? undefined : scan.occasionId,
    isExit: scan.isExit,
    party: scan.party,
  })
  if (!decided) throw whyUndecided(door)
  if (decided.reason === 'rate_limited') throw tooManyRefused()
  if (decided.codeKey !== codeKey) {
    throw new Refusal('invalid', 'scan_id_of_other_code', { field: 'scan_id' })
  }
  if (isOfAnother(decided, door, scan)) {
    throw new Refusal('invalid', 'scan_id_of_other_occasion', { field: 'scan_id' })
  }
  return decided
}

/** The occasion and direction of a scanner link are its own, whatever a scan asks for. */
function isOfAnother({ reason, occasionId, isExit }: Decided, { linkId, listId }: Door, asked: Scan): boolean {
  // A scan for an occasion that the list does not have gets list_inactive.
  if (linkId !== undefined || reason === 'list_inactive') return false
  const wanted = asked.occasionId === listId ? undefined : asked.occasionId
  return occasionId !== wanted || (isExit ?? false) !== (asked.isExit ?? false)
}

async function decideAndTell(queue: RedeemQueue, attempt: Attempt): Promise<Decided | undefined> {
  const begun = performance.now()
  try {
    const decided = await queue.decide(attempt)
    if (decided) tell('scan', { reason: decided.reason, way: 'at the door', ms: performance.now() - begun })
    return decided
  } catch (error) {
    tell('undecided-scan', { why: error instanceof Refusal ? 'too many' : 'fault' })
    throw error
  }
}

export function tooManyRefused(): Refusal {
  return new Refusal('too_many', 'too_many_refused_scans')
}

/** The list or the session was removed between authentication and decision. */
export function whyUndecided({ linkId }: Door): Refusal {
  return linkId === undefined ? new Refusal('not_found', 'list_not_found') : linkEnded()
}
