import { isDeepStrictEqual } from 'node:util'
import type { StoredWho } from '../../../database/column-types.ts'
import type { Team } from '../../../kernel/team.ts'
import type { Needs } from '../../../services.ts'
import { keepRecord } from '../../audit/keep-record.ts'
import { findListOf } from '../../lists/find-list.ts'
import { refuseUnknownFields, segmentsOf } from '../check-settings.ts'
import { stopScans } from '../store.ts'
import { wantNow } from '../segments/store.ts'
import * as store from './store.ts'

export type Vips = store.StoredVips

/** Sets the condition of a list's VIPs; null for none. A tag or segment is read at once. */
export async function setVips(
  services: Needs<'database' | 'openLogin' | 'keys'>,
  team: Team,
  listKey: string,
  who: StoredWho | null,
): Promise<void> {
  const list = await findListOf(services, team, listKey)
  await refuseUnknownFields(services, team, list, [{ who }], () => 'vips')
  await services.database.as({ team: team.id, list: list.id }, async (tx) => {
    // Locks the list first, in the same order as readings of segments.
    await stopScans(tx, list.id)
    if (isDeepStrictEqual((await store.find(tx, list.id))?.who ?? null, who)) return
    await store.set(tx, list.id, who)
    await wantNow(tx, list.id, segmentsOf([{ who }]))
    await keepRecord(tx, team, 'vips_changed', { listId: list.id, details: { by: who?.kind ?? 'none' } })
  })
}

/** Undefined while the list has no VIPs. */
export async function findVips(
  { database }: Needs<'database'>,
  scope: { team: string; list: string },
): Promise<Vips | undefined> {
  return database.as(scope, (tx) => store.find(tx, scope.list))
}
