import { sql } from 'kysely'
import { onlyRow } from '../../../kernel/only-row.ts'
import type { Tx } from '../../../database/open.ts'

export async function countGuessable(tx: Tx, listId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select id from contacts where list_id = ${listId} and not is_own_code(code_key) and erased_at is null
      union
      select contact_id from other_codes where list_id = ${listId} and not is_own_code(code_key)
    ) guessable`.execute(tx)
  return onlyRow(rows).count
}

/** Some of these contacts, locked in the same order as scans lock them. */
export async function holdGuessable(tx: Tx, listId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from contacts where list_id = ${listId} and not is_own_code(code_key) and erased_at is null
    order by id limit ${most} for no key update`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The old codes are kept, so that they are never issued again. The new ones go to Mailchimp like any change. */
export async function replaceCodes(tx: Tx, listId: string, codes: { id: string; code: string }[]): Promise<void> {
  const ids = codes.map(({ id }) => id)
  await sql`
    insert into retired_codes (list_id, contact_id, code_key, code_number)
    select list_id, id, code_key, code_number from contacts where list_id = ${listId} and id = any (${ids})`.execute(tx)
  await sql`
    update contacts c set code = n.code
    from unnest(${ids}::uuid[], ${codes.map(({ code }) => code)}::text[]) as n (id, code)
    where c.list_id = ${listId} and c.id = n.id`.execute(tx)
  await sql`select queue_writes(${listId}, ${ids}::uuid[])`.execute(tx)
}
