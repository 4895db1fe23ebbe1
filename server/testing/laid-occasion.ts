// Occasions inserted row by row, beside laid-list.ts.
import { randomUUID } from 'node:crypto'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { StoredWho } from '../database/column-types.ts'
import { type LaidList, values } from './laid-list.ts'

type Settings = Partial<Omit<Insertable<Tables['occasions']>, 'who'>> & { who?: StoredWho }

/** A shared occasion without a limit; with the list's id the main one. Its counts are those of the scans so far. */
export async function layOccasion(
  owner: Kysely<Tables>,
  { listId }: Pick<LaidList, 'listId'>,
  { who, ...settings }: Settings = {},
): Promise<string> {
  const id = settings.id ?? randomUUID()
  const row = { list_id: listId, name: 'Night', zone: 'Europe/Berlin', ...settings, id }
  await sql`insert into occasions ${values({ ...row, ...(who && { who: JSON.stringify(who) }) })}`.execute(owner)
  await sql`select recount_visits(${listId}, ${id}, null)`.execute(owner)
  return id
}

/** Changes settings as the call does. */
export async function changeLaid(
  owner: Kysely<Tables>,
  { listId, id }: { listId: string; id: string },
  settings: Partial<Insertable<Tables['occasions']>>,
): Promise<void> {
  await owner.updateTable('occasions').set(settings).where('list_id', '=', listId).where('id', '=', id).execute()
  await sql`select recount_visits(${listId}, ${id}, null)`.execute(owner)
}
