import { sql } from 'kysely'
import type { Language } from '#domain/spoken.ts'
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

export type Addressee = { email: string; name: string; code: string; language: Language }

/** Undefined for a contact that has left the list, was erased, or has no email. */
export async function findAddressee(
  database: Database,
  scope: { team: string; list: string },
  contactId: string,
): Promise<Addressee | undefined> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<Addressee>`
      select c.email, c.code, whole_name(c.merge_fields) as name,
        coalesce(w.language, 'en') as language
      from contacts c left join walk_ins w on w.list_id = c.list_id and w.contact_id = c.id
      where c.list_id = ${scope.list} and c.id = ${contactId}
        and c.email <> '' and c.removed_at is null and c.erased_at is null`.execute(tx)
    return rows[0]
  })
}
