import type { Tx } from '../../database/open.ts'

/** False if the occasion was removed, or is none of the list. Removing it waits until this transaction ends. */
export async function hold(tx: Tx, listId: string, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('occasions')
    .select('id')
    .where('list_id', '=', listId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}
