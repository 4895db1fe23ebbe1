import { randomUUIDv7 } from 'node:crypto'
import type { AuditAction } from '#contract/audit.ts'
import type { Tx } from '../../database/open.ts'
import type { Person } from '../../kernel/person.ts'
import * as store from './store.ts'

/**
 * Records a change in the transaction that makes it. Details hold ids and names, never a secret or an address. `who` is the
 * label of a scanner link for changes by a door, and `operator` for changes with `npm run admin`.
 */
export async function keepRecord(
  tx: Tx,
  person: Pick<Person, 'id'>,
  action: AuditAction,
  about: { listId?: string; who?: string; details?: Record<string, string | number | boolean> } = {},
): Promise<void> {
  await store.addRecord(tx, {
    id: randomUUIDv7(),
    ownerId: person.id,
    listId: about.listId,
    who: about.who ?? 'organiser',
    action,
    details: about.details ?? {},
  })
}
