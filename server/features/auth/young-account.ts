import type { Needs } from '../../services.ts'
import * as store from './store.ts'

/** Whether the account was made within the last 7 days. */
export function isYoungAccount({ database }: Needs<'database'>, personId: string): Promise<boolean> {
  return database.as({ person: personId }, (tx) => store.isYounger(tx, personId, '7 days'))
}
