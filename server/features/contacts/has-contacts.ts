import type { Tx } from '../../database/open.ts'
import type { Needs } from '../../services.ts'
import * as store from './standing/store.ts'

/** Whether this list has any contact here. */
export function hasContacts(services: Needs<'database'>, scope: { team: string; list: string }): Promise<boolean> {
  return services.database.as(scope, (tx) => store.hasContacts(tx, scope.list))
}

/** The number of contacts that are in the list, as far as we know. */
export function countContacts(tx: Tx, listId: string): Promise<number> {
  return store.countContacts(tx, listId)
}
