// The tables of readings of tags and saved segments.
import { sql } from 'kysely'
import { onlyRow } from '../../../kernel/only-row.ts'
import type { AllTeams, Database, ListScope, Tx } from '../../../database/open.ts'
import { storedTold } from '../../../database/column-types.ts'
import type { Said } from '../../../kernel/said.ts'

/** A reading of a segment, by its own id. */
export type Reading = { listId: string; segmentId: number; id: string }

type Due = { listId: string; segmentId: number }

/**
 * Tags and saved segments whose next reading is due. Those of occasions are also read once more shortly before the
 * occasion opens. The next reading is never more than 10 minutes ahead.
 */
export const segmentsToRead = (beforeOpening: string) => sql`
  select distinct o.list_id, (o.who ->> 'id')::bigint as segment_id
  from (
    select s.list_id, s.who, s.opens_at - ${beforeOpening}::interval as before_it from occasions s
    where s.removed_at is null and (s.closes_at is null or s.closes_at > now())
    union all
    select v.list_id, v.who, null from vip_rules v
  ) o
  join reachable_lists() l on l.id = o.list_id
  left join segment_readings r on r.list_id = o.list_id and r.segment_id = (o.who ->> 'id')::bigint
  where o.who ->> 'kind' = 'segment'
    and (r.next_at is null or r.next_at <= now() or r.next_at > now() + interval '10 minutes'
      or o.before_it <= now() and r.begun_at < o.before_it)`

export const listsWithDue = (beforeOpening: string) =>
  sql<{ id: string }>`select distinct list_id as id from (${segmentsToRead(beforeOpening)}) d`

export async function findDue(allTeams: AllTeams, beforeOpening: string): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select list_id as "listId", segment_id as "segmentId" from (${segmentsToRead(beforeOpening)}) d`.execute(allTeams)
  return rows
}

/** Has these segments read at once. A reading that is under way ends. */
export async function wantNow(tx: Tx, listId: string, segmentIds: number[]): Promise<void> {
  if (segmentIds.length === 0) return
  await sql`
    insert into segment_readings (list_id, segment_id)
    select ${listId}, id from (select distinct unnest(${segmentIds}::bigint[]) as id) s order by id
    on conflict (list_id, segment_id) do update set next_at = now(), reading = null`.execute(tx)
}

/** Begins a reading from the first page. A reading that was under way stores nothing more. */
export async function begin(tx: Tx, { listId, segmentId, id }: Reading): Promise<void> {
  await sql`
    insert into segment_readings (list_id, segment_id, reading, begun_at) values (${listId}, ${segmentId}, ${id}, now())
    on conflict (list_id, segment_id) do update set reading = ${id}, begun_at = now()`.execute(tx)
  await forgetPages(tx, listId, segmentId)
}

export type Held = { untold: number; doubt: Said | null; doubts: number; begunAt: Date | null }

/**
 * Undefined if another reading has begun, or the segment must be read again. The list is locked first, as by changes.
 */
export async function hold(tx: Tx, { listId, segmentId, id }: Reading): Promise<Held | undefined> {
  await sql`select from lists where id = ${listId} for key share`.execute(tx)
  const { rows } = await sql<Held>`
    select untold, said as doubt, doubts, begun_at as "begunAt" from segment_readings
    where list_id = ${listId} and segment_id = ${segmentId} and reading = ${id} for no key update`.execute(tx)
  return rows[0]
}

/**
 * Keeps a page, and returns its contacts that were no guests of an occasion until now. VIPs are stored too, and doors
 * get no news of them.
 */
export async function keepPage(
  tx: Tx,
  { listId, segmentId }: Reading,
  page: { place: number; hashes: string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with shown as materialized (
      select h.hash, c.id from unnest(${page.hashes}::text[]) as h (hash)
      left join lateral (
        select c.id from contacts c where c.list_id = ${listId} and c.member_hash = h.hash offset 0
      ) c on true
    ), kept as (
      insert into segment_pages (list_id, segment_id, place, members)
      select ${listId}, ${segmentId}, ${page.place},
        coalesce(array_agg(coalesce(s.id, md5(${listId}::text || s.hash)::uuid)), '{}') from shown s
    ), added as (
      insert into occasion_guests (list_id, occasion_id, contact_id)
      select ${listId}, o.id, s.id
      from shown s cross join occasions_of_segment(${listId}, ${segmentId}) o where s.id is not null
      on conflict do nothing returning contact_id
    ), vips as (
      insert into vip_guests (list_id, contact_id)
      select distinct ${listId}::uuid, s.id from shown s join vip_rules v on v.list_id = ${listId}
      where s.id is not null and v.who ->> 'kind' = 'segment' and (v.who ->> 'id')::bigint = ${segmentId}
      on conflict do nothing
    )
    select distinct contact_id as id from added`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function addUntold(tx: Tx, { listId, segmentId }: Reading, more: number): Promise<void> {
  await sql`
    update segment_readings set untold = untold + ${more}
    where list_id = ${listId} and segment_id = ${segmentId}`.execute(tx)
}

/** The number of different members on all pages so far. */
export async function countShown(database: Database, scope: ListScope, segmentId: number): Promise<number> {
  const { rows } = await database.as(scope, (tx) =>
    sql<{ count: number }>`
      select count(*)::int as count from segment_shown(${scope.list}, ${segmentId}) s`.execute(tx),
  )
  return onlyRow(rows).count
}

export type Guest = { id: string; hash: string }

/** Guests in the list that the reading did not show: their number, and a random sample. */
export async function findAbsent(
  database: Database,
  scope: ListScope,
  segmentId: number,
  most: number,
): Promise<{ count: number; some: Guest[] }> {
  const { rows } = await database.as(scope, (tx) =>
    sql<{ count: number; some: Guest[] }>`
      with shown as materialized (select id from segment_shown(${scope.list}, ${segmentId})), absent as materialized (
        select distinct c.id, c.member_hash as hash from (
          select g.contact_id from occasion_guests g
          where g.list_id = ${scope.list}
            and g.occasion_id in (select o.id from occasions_of_segment(${scope.list}, ${segmentId}) o)
          union
          select g.contact_id from vip_guests g join vip_rules v on v.list_id = g.list_id
          where g.list_id = ${scope.list} and v.who ->> 'kind' = 'segment' and (v.who ->> 'id')::bigint = ${segmentId}
        ) g
        join contacts c on c.list_id = ${scope.list} and c.id = g.contact_id and c.removed_at is null
        where g.contact_id not in (select id from shown)
      )
      select (select count(*)::int from absent) as count,
        coalesce((select jsonb_agg(a) from (select * from absent order by random() limit ${most}) a), '[]') as some`.execute(
      tx,
    ),
  )
  return onlyRow(rows)
}

/**
 * Removes these guests, or all that the reading did not show. Returns at most `most` of them. Erased contacts are
 * always removed.
 */
export async function removeGuests(
  tx: Tx,
  { listId, segmentId }: Reading,
  gone: string[] | 'all',
  most: number,
): Promise<string[]> {
  const isAll = gone === 'all'
  const ids = isAll ? [] : gone
  const { rows } = await sql<{ id: string }>`
    with shown as materialized (select id from segment_shown(${listId}, ${segmentId}) s where ${isAll}), removed as (
      delete from occasion_guests g
      where g.list_id = ${listId} and g.occasion_id in (select id from occasions_of_segment(${listId}, ${segmentId}))
        and (${isAll} and g.contact_id not in (select id from shown) or g.contact_id = any (${ids}::uuid[])
          or g.contact_id in (select c.id from contacts c where c.list_id = ${listId} and c.erased_at is not null))
      returning g.contact_id
    ), vips as (
      delete from vip_guests g using vip_rules v
      where g.list_id = ${listId} and v.list_id = g.list_id and v.who ->> 'kind' = 'segment'
        and (v.who ->> 'id')::bigint = ${segmentId}
        and (${isAll} and g.contact_id not in (select id from shown) or g.contact_id = any (${ids}::uuid[]))
    )
    select distinct contact_id as id from removed limit ${most}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** `readAt`: null leaves the time of the last successful reading unchanged. */
export async function keepOutcome(
  tx: Tx,
  { listId, segmentId }: Pick<Reading, 'listId' | 'segmentId'>,
  { readAt, trouble }: { readAt: Date | null; trouble: Said | null },
): Promise<void> {
  const told = storedTold(trouble && [trouble])
  await sql`
    update occasions set who_read_at = coalesce(${readAt}, who_read_at), who_said = ${told}::jsonb
    where list_id = ${listId} and id in (select id from occasions_of_segment(${listId}, ${segmentId}))`.execute(tx)
  await sql`
    update vip_rules set who_read_at = coalesce(${readAt}, who_read_at), who_said = ${told}::jsonb
    where list_id = ${listId} and who ->> 'kind' = 'segment' and (who ->> 'id')::bigint = ${segmentId}`.execute(tx)
}

/** Ends a reading. The next one begins after this interval. */
export async function end(
  tx: Tx,
  { listId, segmentId }: Reading,
  next: { after: string; doubt: Said | null; doubts: number },
): Promise<void> {
  await sql`
    update segment_readings set reading = null, untold = 0, next_at = now() + ${next.after}::interval,
      said = ${next.doubt && JSON.stringify(next.doubt)}::jsonb, doubts = ${next.doubts}
    where list_id = ${listId} and segment_id = ${segmentId}`.execute(tx)
  await forgetPages(tx, listId, segmentId)
}

async function forgetPages(tx: Tx, listId: string, segmentId: number): Promise<void> {
  await sql`delete from segment_pages where list_id = ${listId} and segment_id = ${segmentId}`.execute(tx)
}

/** The doors of the occasions that invite this segment read their whole list again. */
export async function tellOfAll(tx: Tx, { listId, segmentId }: Reading): Promise<void> {
  await sql`
    select note_changed_entries(${listId}, o.id) from occasions_of_segment(${listId}, ${segmentId}) o`.execute(tx)
}

/** Doors read these contacts again. */
export async function tellOfContacts(tx: Tx, listId: string, ids: string[]): Promise<void> {
  if (ids.length > 0) await sql`select note_changed_contacts(${listId}, ${ids}::uuid[])`.execute(tx)
}
