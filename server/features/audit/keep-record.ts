import { randomUUIDv7 } from 'node:crypto'
import type { Tx } from '../../database/open.ts'
import type { Person } from '../../kernel/person.ts'
import * as store from './store.ts'

/** A closed list of what is written down; each says what is now different. */
export type Action =
  | 'account_added'
  | 'account_reconnected'
  | 'account_updated'
  | 'account_deleted'
  | 'lists_synced'
  | 'fields_created'
  | 'field_deleted'
  | 'generation_started'
  | 'sync_started'
  | 'batch_cancelled'
  | 'display_field_changed'
  | 'webhook_set_up'
  | 'rules_changed'

/** Writes down a change in the transaction that makes it. Details hold ids and names, never a secret or an address. */
export async function keepRecord(
  tx: Tx,
  person: Pick<Person, 'id'>,
  action: Action,
  about: { listId?: string; details?: Record<string, string | number | boolean> } = {},
): Promise<void> {
  await store.addRecord(tx, {
    id: randomUUIDv7(),
    ownerId: person.id,
    listId: about.listId,
    who: 'organiser',
    action,
    details: about.details ?? {},
  })
}
