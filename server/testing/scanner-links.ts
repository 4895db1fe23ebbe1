// Calls about the scanner links of a list.
import type { Connected } from './factories.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

export const settings = { label: 'North door', may_check_in_by_name: false, expires_at: null }

export const of = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })

export const ofLink = (connected: Connected, linkId: string) => ({
  token: connected.token,
  params: { listId: connected.list.id, linkId },
})

export function recordsOfLinks(owner: Kysely<Tables>) {
  const recordsOf = ({ personId }: Connected) =>
    owner
      .selectFrom('audit_log')
      .select(['action', 'who', 'list_id', 'details'])
      .where('owner_id', '=', personId)
      .where('action', 'like', 'scanner%')
      .orderBy('id')
      .execute()

  return { recordsOf }
}
