import { sql } from 'kysely'
import type { Language } from '#domain/spoken.ts'
import { onlyRow } from '../../kernel/only-row.ts'
import type { Database, ListScope, Tx } from '../../database/open.ts'

/** Lists that have pending writes and a working account. */
export const listsWithWrites = () => sql<{ id: string }>`select list_id as id from lists_with_pending_writes()`

/** The number of pending writes, and the age of the oldest, also if a clock that was wrong dated it ahead. Stops counting at `most`. */
export async function findBacklog(
  database: Database,
  scope: ListScope,
  most: number,
): Promise<{ count: number; oldestMs: number }> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<{ count: number; oldest_ms: number | null }>`
      select count(*)::int as count, (abs(extract(epoch from now() - min(queued_at))) * 1000)::float8 as oldest_ms
      from (select queued_at from pending_writes where list_id = ${scope.list} limit ${most}) w`.execute(tx)
    const { count, oldest_ms: oldestMs } = onlyRow(rows)
    return { count, oldestMs: oldestMs ?? 0 }
  })
}

export type Waiting = {
  id: string
  version: number
  hash: string
  email: string
  code: string | null
  max: number | null
  scans: number
  isRemoved: boolean
  /** A door added the guest, and Mailchimp does not have it. */
  isOnlyHere: boolean
  /** The guest has agreed to emails. */
  hasAgreed: boolean
  /** Of the door that added the guest. */
  language: Language | null
  names: Record<string, string>
  rule_values: Record<string, string>
}

/** The newest values of the contacts that have waited longest. */
export async function findWaiting(database: Database, scope: ListScope, most: number): Promise<Waiting[]> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<Waiting>`
      select c.id, w.version, c.member_hash as hash, c.email,
        case when c.held_code is distinct from c.code then c.code end as code,
        case when c.held_max is distinct from c.max_scans then c.max_scans end as max, c.scan_count as scans,
        c.removed_at is not null as "isRemoved", is_only_here(c.status, c.held_code) as "isOnlyHere",
        coalesce(a.consent is not null, false) as "hasAgreed", a.language, case when a.contact_id is null then '{}' else c.merge_fields end as names,
        w.rule_values
      from pending_writes w join contacts c on c.list_id = w.list_id and c.id = w.contact_id
      left join walk_ins a on a.list_id = w.list_id and a.contact_id = w.contact_id
      where w.list_id = ${scope.list}
      order by w.queued_at limit ${most}`.execute(tx)
    return rows
  })
}

export type Done = {
  id: string
  version: number
  /** The accepted results of rules. */
  values: Record<string, string>
}

/** Locks these contacts until they are marked as written, in the same order as scans, so the two never deadlock. */
export async function holdContacts(tx: Tx, listId: string, ids: string[]): Promise<void> {
  await sql`
    select from contacts where list_id = ${listId} and id = any (${ids}) order by id for no key update`.execute(tx)
}

/** A contact that changed since the read stays in the queue, and is written again with the next group. */
export async function clearWaiting(tx: Tx, listId: string, done: Done[]): Promise<void> {
  await sql`select clear_writes(${listId}, ${JSON.stringify(done)}::jsonb)`.execute(tx)
}
