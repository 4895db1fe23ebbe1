import type { StoredWho } from '../../../database/occasion-tables.ts'
import type { Tx } from '../../../database/open.ts'
import { toldIn } from '../../../database/told-column.ts'
import type { StoredTold } from '../../../kernel/told.ts'

export type StoredVips = { who: StoredWho; readAt: Date | null; trouble: StoredTold }

export async function find(tx: Tx, listId: string): Promise<StoredVips | undefined> {
  return tx
    .selectFrom('vip_rules')
    .select(['who', 'who_read_at as readAt', toldIn('who_said', 'who_trouble').as('trouble')])
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
