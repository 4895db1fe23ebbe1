import type { StoredWho } from '../../../database/column-types.ts'
import type { Tx } from '../../../database/open.ts'
import type { Told } from '../../../kernel/told.ts'

export type StoredVips = { who: StoredWho; readAt: Date | null; trouble: Told | null }

export async function find(tx: Tx, listId: string): Promise<StoredVips | undefined> {
  return tx
    .selectFrom('vip_rules')
    .select(['who', 'who_read_at as readAt', 'who_said as trouble'])
    .where('list_id', '=', listId)
    .executeTakeFirst()
}

/** Forgets the contacts of a former tag or segment. */
export async function set(tx: Tx, listId: string, who: StoredWho | null): Promise<void> {
  await tx.deleteFrom('vip_rules').where('list_id', '=', listId).execute()
  if (!who) return
  await tx
    .insertInto('vip_rules')
    .values({ list_id: listId, who: JSON.stringify(who) })
    .execute()
}
