import { sql } from 'kysely'
import type { Needs } from '../../services.ts'

/** The ids of the lists that went into each of these. Devices may still hold scans under them. */
export async function findFormerLists(
  { database }: Needs<'database'>,
  listIds: string[],
): Promise<(listId: string) => string[]> {
  const { rows } = await sql<{ id: string; into: string }>`
    select list_id as id, into_list as into from former_lists(${listIds}::uuid[])`.execute(database.open)
  const former = Map.groupBy(rows, ({ into }) => into)
  return (listId) => (former.get(listId) ?? []).map(({ id }) => id)
}
