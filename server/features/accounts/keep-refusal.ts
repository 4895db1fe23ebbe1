import type { Tx } from '../../database/open.ts'
import type { Team } from '../../kernel/team.ts'
import type { Told } from '../../kernel/told.ts'
import * as store from './store.ts'

/** Stores why the user of this account may not read lists; null once it may. */
export function keepRefusal(tx: Tx, team: Team, accountId: string, why: Told | null): Promise<void> {
  return store.setListsRefused(tx, team.id, accountId, why)
}
