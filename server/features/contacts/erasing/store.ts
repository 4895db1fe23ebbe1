// Erased contacts and their tombstones.
import { sql } from 'kysely'
import { onlyRow } from '../../../kernel/only-row.ts'
import type { Tx } from '../../../database/open.ts'

/** Blocks erasures in this list until the end of the transaction. Returns the time of the latest one. */
export async function holdErasing(tx: Tx, listId: string): Promise<Date | undefined> {
  // A separate statement, because it may wait, and a statement only sees data from before it began.
  await sql`select hold_erasing(${listId})`.execute(tx)
  const { rows } = await sql<{ at: Date | null }>`
    select last_erased_at as at from lists where id = ${listId}`.execute(tx)
  return rows[0]?.at ?? undefined
}

export async function findErased(tx: Tx, listId: string, ids: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from contacts where list_id = ${listId} and erased_at is not null and id = any (${ids})`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** True if this call erased it, false if it was erased before, null if this list has no such contact. */
export async function eraseContact(tx: Tx, contactId: string, at: Date): Promise<boolean | null> {
  const { rows } = await sql<{ erased: boolean | null }>`
    select erase_contact(${contactId}, ${at}) as erased`.execute(tx)
  return onlyRow(rows).erased
}
