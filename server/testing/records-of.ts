import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Connected } from './factories.ts'

export type Stored = {
  id: string
  action: string
  list_id: string | null
  who: string
  details: Record<string, unknown>
}

/** The records of the person's own team, and of the person. */
export async function recordsOf(owner: Kysely<Tables>, { personId }: Pick<Connected, 'personId'>): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select id, action, list_id, who, details from audit_log where owner_id = ${personId}
    union all select id, action, null, who, details from personal_log where person_id = ${personId} order by id`.execute(
    owner,
  )
  return rows
}
