import type { Needs } from '../../kernel/services.ts'
import * as store from './standing/store.ts'

/** Whether we take anybody to be in this list. */
export function hasContacts(services: Needs<'database'>, scope: { person: string; list: string }): Promise<boolean> {
  return services.database.as(scope, (tx) => store.hasContacts(tx, scope.list))
}
