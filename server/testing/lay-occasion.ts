// Occasions as rows, for tests of what happens at them.
import { randomUUID } from 'node:crypto'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

type Settings = Partial<Omit<Insertable<Tables['occasions']>, 'list_id'>>

/** Adds an occasion with its admissions and seats, as the calls do; the list's id makes it the main one. Answers with its id. */
export async function layOccasion(owner: Kysely<Tables>, listId: string, settings: Settings = {}): Promise<string> {
  const id = settings.id ?? randomUUID()
  await owner.transaction().execute(async (tx) => {
    await tx
      .insertInto('occasions')
      .values({ name: 'Lounge', who: sql<string>`null`, ...settings, list_id: listId, id })
      .execute()
    await sql`select recount_visits(${listId}, ${id}, null)`.execute(tx)
  })
  return id
}

/** Changes settings as the call does. */
export async function changeOccasion(
  owner: Kysely<Tables>,
  { listId, id }: { listId: string; id: string },
  settings: Settings,
): Promise<void> {
  await owner.transaction().execute(async (tx) => {
    await tx.updateTable('occasions').set(settings).where('list_id', '=', listId).where('id', '=', id).execute()
    await sql`select recount_visits(${listId}, ${id}, null)`.execute(tx)
  })
}
