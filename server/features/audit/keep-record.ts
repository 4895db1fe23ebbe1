import { randomUUIDv7 } from 'node:crypto'
import type { AuditAction } from '#contract/audit.ts'
import type { Tx } from '../../database/open.ts'
import type { Person } from '../../kernel/person.ts'
import * as store from './store.ts'

/** Writes down a change in the transaction that makes it. Details hold ids and names, never a secret or an address;
 * `who` is the label of a scanner link where a door did it, and `operator` where whoever runs Listpass did. */
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
