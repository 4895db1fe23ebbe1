import { randomUUID } from 'node:crypto'
import { codeInText } from '#domain/link.ts'
import type { Person } from '../../kernel/person.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../kernel/services.ts'
import { findListOf, type List } from '../lists/find-list.ts'
import type { Decided } from './attempt.ts'
import type { RedeemQueue } from './redeem-queue.ts'

export type Scan = { text: string; scanId: string | undefined; scannedAt: Date | undefined }

/** Counts one scan at a door, or refuses with a reason that staff can act on. Either way the attempt is kept. */
export async function redeemScan(
  services: Needs<'database'>,
  queue: RedeemQueue,
  person: Person,
  listKey: string,
  scan: Scan,
): Promise<{ list: List; decided: Decided }> {
  const list = await findListOf(services, person, listKey)
  const codeKey = codeInText(scan.text)
  const decided = await queue.decide({
    listId: list.id,
    scanId: scan.scanId ?? randomUUID(),
    personId: person.id,
    sessionId: person.sessionId,
    door: person.name,
    text: scan.text,
    codeKey,
    scannedAt: scan.scannedAt,
  })
  if (!decided) throw new Refusal('not_found', 'List not found')
  if (decided.reason === 'rate_limited') {
    throw new Refusal('too_many', 'Too many unknown codes from this door. Wait a moment and try again.')
  }
  if (decided.codeKey !== codeKey) {
    const message = 'This scan_id was used for another code already.'
    throw new Refusal('invalid', message, { fields: { scan_id: [message] } })
  }
  return { list, decided }
}
