// Contacts as a person looks through them.
import { sql } from 'kysely'
import type { Database } from '../../../database/open.ts'

export type ContactRow = {
  id: string
  email: string
  displayValue: string
  status: string
  code: string
  maxScans: number
  scanCount: number
}

/** Ordered by email. `q` is the beginning of one; `after` the email that the page before ended with. */
export async function findPage(
  database: Database,
  scope: { person: string; list: string },
  {
    q,
    after,
    displayField,
    count,
  }: { q: string | undefined; after: string | undefined; displayField: string | null; count: number },
): Promise<ContactRow[]> {
  const begin = (q ?? '').toLowerCase()
  return database.as(scope, async (tx) => {
    const { rows } = await sql<ContactRow>`
      select id, email, display_value(merge_fields, '', ${displayField}) as "displayValue", status, code,
        max_scans as "maxScans", scan_count as "scanCount"
      from contacts
      where list_id = ${scope.list} and removed_at is null and email_key > ${(after ?? '').toLowerCase()}
        and email_key >= ${begin} and starts_with(email_key, ${begin})
      order by email_key limit ${count}`.execute(tx)
    return rows
  })
}
