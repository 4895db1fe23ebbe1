import type { Tx } from '../../database/open.ts'
import type { Team } from '../../kernel/team.ts'
import * as store from './store.ts'

/** Keeps how the lists of this account could be read. */
export function keepReading(tx: Tx, team: Team, accountId: string, reading: store.ListsReading): Promise<void> {
  return store.setListsReading(tx, team.id, accountId, reading)
}
