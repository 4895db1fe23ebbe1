import type { Tx } from '../../database/open.ts'
import type { Person } from '../../kernel/person.ts'
import * as store from './store.ts'

/** Why the user of this account may not read lists; null once it may. */
export function keepRefusal(tx: Tx, person: Pick<Person, 'id'>, accountId: string, why: string | null): Promise<void> {
  return store.setListsRefused(tx, person.id, accountId, why)
}
