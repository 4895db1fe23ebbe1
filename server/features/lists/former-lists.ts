import type { Needs } from '../../services.ts'
import * as store from './store.ts'

/** The ids of the lists that were merged into each of these. Devices may still hold scans under them. */
export async function findFormerLists(
  { database }: Needs<'database'>,
  listIds: string[],
): Promise<(listId: string) => string[]> {
  const former = Map.groupBy(await store.findFormerLists(database, listIds), ({ into }) => into)
  return (listId) => (former.get(listId) ?? []).map(({ id }) => id)
}
