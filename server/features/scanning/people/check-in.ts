import type { Door } from '../../../kernel/door.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import type { Decided } from '../attempt.ts'
import type { RedeemQueue } from '../redeem-queue.ts'
import { redeemCode, type Scan } from '../redeem-scan.ts'
import { refuseUnlessByName } from './find-people.ts'
import { findCodeKey } from './store.ts'

/** An ordinary scan for a guest without their code. The code is not shown either. */
export async function checkIn(
  { database }: Needs<'database'>,
  queue: RedeemQueue,
  door: Door,
  contactId: string,
  scan: Omit<Scan, 'text'>,
): Promise<Decided> {
  refuseUnlessByName(door)
  const codeKey = await findCodeKey(database, door, contactId)
  if (codeKey === undefined) throw new Refusal('not_found', 'contact_not_found')
  return redeemCode(queue, door, { ...scan, text: '', codeKey })
}
