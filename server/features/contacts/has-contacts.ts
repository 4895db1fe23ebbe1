import type { Needs } from '../../services.ts'
import * as store from './standing/store.ts'

/** Whether this list has any contact here. */
export function hasContacts(services: Needs<'database'>, scope: { team: string; list: string }): Promise<boolean> {
  return services.database.as(scope, (tx) => store.hasContacts(tx, scope.list))
}
