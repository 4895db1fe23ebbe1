// Rows of Mailchimp that cannot be understood as contacts, until an answer shows them in order.
import { sql } from 'kysely'
import type { Tx } from '../../../database/open.ts'
import type { OddRow } from '../../../mailchimp/audience.ts'
import type { OddGroup } from '../../lists/unreadable.ts'

export async function keepOdd(tx: Tx, listId: string, rows: OddRow[], readAt: Date): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into odd_rows (list_id, key, label, why, read_at)
    select distinct on (key) ${listId}::uuid, key, label, why, ${readAt}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (key text, label text, why text) order by key
    on conflict (list_id, key) do update set label = excluded.label, why = excluded.why,
      read_at = greatest(odd_rows.read_at, excluded.read_at)`.execute(tx)
}

/** The reasons of rows that do not name their contact. */
export async function findNamelessWhys(tx: Tx, listId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('odd_rows')
    .select('why')
    .distinct()
    .where('list_id', '=', listId)
    .where('key', 'like', 'row %')
    .execute()
  return rows.map(({ why }) => why)
}

/** Members with these keys are in order, or gone. */
export async function forgetOdd(tx: Tx, listId: string, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  await sql`delete from odd_rows where list_id = ${listId} and key = any (${keys})`.execute(tx)
}

/** A reading that began then showed the list to its end. */
export async function forgetOddBefore(tx: Tx, listId: string, begun: Date): Promise<void> {
  await tx.deleteFrom('odd_rows').where('list_id', '=', listId).where('read_at', '<', begun).execute()
}

/** The odd rows that are no contact here. Mailchimp counts them. */
export async function countStrangeOdd(tx: Tx, listId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from odd_rows o where o.list_id = ${listId} and not exists (
      select from contacts c where c.list_id = ${listId} and c.member_hash = o.key and c.removed_at is null)`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

/** The contacts with these keys. */
export async function findOddContacts(tx: Tx, listId: string, keys: string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ id: string; hash: string }>`
    select id, member_hash as hash from contacts
    where list_id = ${listId} and member_hash = any (${keys}) and removed_at is null and erased_at is null`.execute(tx)
  return new Map(rows.map(({ id, hash }) => [hash, id]))
}

export async function findOddGroups(tx: Tx, listId: string): Promise<OddGroup[]> {
  const { rows } = await sql<{ groups: OddGroup[] }>`select odd_of_list(${listId}) as groups`.execute(tx)
  return rows[0]?.groups ?? []
}
