import { sql } from 'kysely'
import type { Database, ListScope } from '../../database/open.ts'
import { onlyRow } from '../../kernel/only-row.ts'
import type { GuestGroup } from './preflight/facts.ts'

/** `name` is the list's. */
export async function findCodeTagsElsewhere(
  database: Database,
  { team, list }: ListScope,
): Promise<{ tag: string; name: string }[]> {
  return database.as({ team }, async (tx) => {
    const { rows } = await sql<{ tag: string; name: string }>`
      select tag, name from code_tags_of_team() where list_id <> ${list} order by name desc`.execute(tx)
    return rows
  })
}

/** More ways to differ than a mail has conditions for. */
const mostGroups = 20_000

/** The subscribed contacts whose code Mailchimp holds, by their values in these fields. */
export async function groupGuests(
  database: Database,
  scope: ListScope,
  fields: readonly string[],
): Promise<GuestGroup[]> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<{ values: Record<string, string>; count: number }>`
      select coalesce((select jsonb_object_agg(f.key, f.value) from jsonb_each_text(c.merge_fields) f
          where f.key = any(${fields}::text[])), '{}')
        || case when 'EMAIL' = any(${fields}::text[]) then jsonb_build_object('EMAIL', c.email) else '{}' end as "values",
        count(*)::int as count
      from contacts c
      where c.list_id = ${scope.list} and c.removed_at is null and c.status = 'subscribed'
        and upper(c.held_code) = c.code_key
      group by 1 order by 2 desc limit ${mostGroups}`.execute(tx)
    return rows
  })
}

/** When the changes of this list in Mailchimp were last read. */
export async function findLastRead(database: Database, { team, list }: ListScope): Promise<Date | undefined> {
  return database.as({ team }, async (tx) => {
    const { rows } = await sql<{ at: Date | null }>`
      select coalesce(polled_at, codes_generated_at) as at from lists where id = ${list}`.execute(tx)
    return onlyRow(rows).at ?? undefined
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

/** `hashes`: only among these; null for all. `emptied`: contacts whose code Mailchimp has just shown as empty. */
export type Among = { hashes: string[] | null; emptied: string[] }

/**
 * `total`: subscribed contacts; `withoutCode`: those whose code Mailchimp does not hold; `known`: contacts of any status.
 */
export async function countReceivers(
  database: Database,
  { team, list }: ListScope,
  { hashes, emptied }: Among,
): Promise<Receiving> {
  return database.as({ team, list }, async (tx) => {
    const counted = await sql<Omit<Receiving, 'names'>>`
      select count(*) filter (where c.status = 'subscribed')::int as total,
        count(*) filter (where c.status = 'subscribed' and (upper(c.held_code) is distinct from c.code_key
          or c.member_hash = any(${emptied}::text[])))::int as "withoutCode",
        count(*)::int as known
      from contacts c where c.list_id = ${list} and c.removed_at is null
        and (${hashes}::text[] is null or c.member_hash = any(${hashes}::text[]))`.execute(tx)
    const counts = onlyRow(counted.rows)
    if (counts.withoutCode === 0) return { ...counts, names: [] }
    const named = await sql<{ name: string }>`
      select coalesce(display_value(c.merge_fields, c.email, null), '') as name
      from contacts c where c.list_id = ${list} and c.removed_at is null and c.status = 'subscribed'
        and (${hashes}::text[] is null or c.member_hash = any(${hashes}::text[]))
        and (upper(c.held_code) is distinct from c.code_key or c.member_hash = any(${emptied}::text[]))
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
