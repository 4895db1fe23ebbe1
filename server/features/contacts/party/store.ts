import { sql } from 'kysely'
import { onlyRow } from '../../../kernel/only-row.ts'
import type { Tx } from '../../../database/open.ts'

/** Short enough that a scan of one of these contacts hardly waits. */
const contactsAtOnce = 1000

/**
 * Takes the number in the list's party field as the maximum of some contacts, in the order in which scans lock them. Returns the
 * last of them; null when all have been looked at.
 */
export async function followField(tx: Tx, listId: string, after: string | null): Promise<string | null> {
  const { rows } = await sql<{ last: string }>`
    with looked as (
      select c.id, c.max_scans, party_size(c.merge_fields, l.settings ->> 'party_field') as size
      from lists l join contacts c on c.list_id = l.id
      where l.id = ${listId} and (${after}::uuid is null or c.id > ${after}) order by c.id limit ${contactsAtOnce}
    ), locked as (
      select c.id, o.size from looked o join contacts c on c.list_id = ${listId} and c.id = o.id
      where o.size <> o.max_scans and c.erased_at is null order by c.id for no key update of c
    ), changed as (
      update contacts c set max_scans = locked.size from locked where c.list_id = ${listId} and c.id = locked.id
      returning c.id, c.max_scans, c.held_max, c.removed_at
    ), queued as (
      insert into pending_writes as w (list_id, contact_id)
      select ${listId}, id from changed where max_scans is distinct from held_max and removed_at is null
      on conflict (list_id, contact_id) do update set version = w.version + 1
    )
    select id as last from looked order by id offset ${contactsAtOnce - 1}`.execute(tx)
  return rows[0]?.last ?? null
}

/** How many of these contacts have a number in this field. */
export async function countByField(
  tx: Tx,
  listId: string,
  contactIds: readonly string[],
  tag: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from contacts
    where list_id = ${listId} and id = any (${contactIds}::uuid[]) and party_size(merge_fields, ${tag}) is not null`.execute(
    tx,
  )
  return onlyRow(rows).count
}
