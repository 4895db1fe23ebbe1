import { sql } from 'kysely'
import type { Database, ListScope } from '../../database/open.ts'
import { onlyRow } from '../../kernel/only-row.ts'

/** `name` is the list's. */
export async function findCodeTagsElsewhere(
  database: Database,
  { team, list }: ListScope,
): Promise<{ tag: string; name: string }[]> {
  return database.as({ team }, async (tx) => {
    const { rows } = await sql<{ tag: string; name: string }>`
      select f.tag, l.name from fields f join lists l on l.id = f.list_id
      where f.role = 'code' and f.gone_since is null and f.list_id <> ${list} order by l.name desc`.execute(tx)
    return rows
  })
}

/** Every merge tag of the list, as one of its contacts shows them. */
export async function findMergeTags(database: Database, scope: ListScope): Promise<string[]> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<{ tag: string }>`
      select jsonb_object_keys(c.merge_fields) as tag from (
        select merge_fields from contacts where list_id = ${scope.list} and removed_at is null limit 1) c`.execute(tx)
    return rows.map(({ tag }) => tag)
  })
}

export type Doors = { links: number; endEarly: number; lasting: number }

/** The scanner links of an occasion that are switched on, by whether they work until its end. */
export async function countDoors(
  database: Database,
  scope: ListScope,
  occasion: { id: string; closesAt: Date },
): Promise<Doors> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<Doors>`
      select count(*)::int as links,
        count(*) filter (where expires_at > now() and expires_at < ${occasion.closesAt})::int as "endEarly",
        count(*) filter (where coalesce(expires_at >= ${occasion.closesAt}, true))::int as lasting
      from scanner_links k
      where list_id = ${scope.list} and is_active and may_open(k, ${occasion.id})`.execute(tx)
    return onlyRow(rows)
  })
}

const namesShown = 5

export type Receiving = { total: number; withoutCode: number; known: number; names: string[] }

/**
 * `total`: subscribed contacts; `withoutCode`: those whose code Mailchimp does not hold; `known`: contacts of any status. `hashes`:
 * only among these; null for all.
 */
export async function countReceivers(
  database: Database,
  scope: ListScope,
  hashes: string[] | null = null,
): Promise<Receiving> {
  const { list } = scope
  return database.as(scope, async (tx) => {
    const counted = await sql<Omit<Receiving, 'names'>>`
      select count(*) filter (where c.status = 'subscribed')::int as total,
        count(*) filter (where c.status = 'subscribed' and upper(c.held_code) is distinct from c.code_key)::int as "withoutCode",
        count(*)::int as known
      from contacts c where c.list_id = ${list} and c.removed_at is null
        and (${hashes}::text[] is null or c.member_hash = any(${hashes}::text[]))`.execute(tx)
    const counts = onlyRow(counted.rows)
    if (counts.withoutCode === 0) return { ...counts, names: [] }
    const named = await sql<{ name: string }>`
      select coalesce(display_value(c.merge_fields, c.email, null), '') as name
      from contacts c where c.list_id = ${list} and c.removed_at is null and c.status = 'subscribed'
        and (${hashes}::text[] is null or c.member_hash = any(${hashes}::text[]))
        and upper(c.held_code) is distinct from c.code_key
      order by c.email_key limit ${namesShown}`.execute(tx)
    return { ...counts, names: named.rows.map(({ name }) => name) }
  })
}

/** `total`: subscribed contacts among the recipients. The other values are of the chosen one; null if there is none. */
export type Receiver = { total: number; hash: string | null; email: string; name: string; code: string | null }

/** The recipient at this place, counted from 1, by address. `hashes` as in `countReceivers`. */
export async function findReceiver(
  database: Database,
  scope: ListScope,
  hashes: string[] | null,
  place: number,
): Promise<Receiver> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<Receiver>`
      with receivers as not materialized (
        select id, email_key from contacts
        where list_id = ${scope.list} and removed_at is null and status = 'subscribed'
          and (${hashes}::text[] is null or member_hash = any(${hashes}::text[]))
      )
      select n.total, c.member_hash as hash, coalesce(c.email, '') as email, c.code,
        coalesce(display_value(c.merge_fields, c.email, l.display_field), '') as name
      from (select count(*)::int as total from receivers) n
      join lists l on l.id = ${scope.list}
      left join contacts c on c.list_id = ${scope.list} and c.id = (
        select r.id from receivers r order by r.email_key, r.id offset ${place - 1} limit 1)`.execute(tx)
    return onlyRow(rows)
  })
}
