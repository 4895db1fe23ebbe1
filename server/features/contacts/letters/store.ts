import { sql } from 'kysely'
import type { Database, Tx } from '../../../database/open.ts'

/** True for the first time that the guest's letter is due. */
export async function markMailed(tx: Tx, listId: string, contactId: string): Promise<boolean> {
  const marked = await tx
    .updateTable('walk_ins')
    .set({ mailed_at: sql`now()` })
    .where('list_id', '=', listId)
    .where('contact_id', '=', contactId)
    .where('mailed_at', 'is', null)
    .executeTakeFirst()
  return marked.numUpdatedRows === 1n
}

export type Addressee = { email: string; name: string; code: string }

/** Undefined for a contact that has left the list, was erased, or has no email. */
export async function findAddressee(
  database: Database,
  scope: { team: string; list: string },
  contactId: string,
): Promise<Addressee | undefined> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<Addressee>`
      select email, code, btrim(concat_ws(' ', merge_fields->>'FNAME', merge_fields->>'LNAME')) as name from contacts
      where list_id = ${scope.list} and id = ${contactId} and email <> '' and removed_at is null and erased_at is null`.execute(
      tx,
    )
    return rows[0]
  })
}
