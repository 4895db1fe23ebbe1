// The end of a batch: whether the whole list was read, which contacts left it, and the notice.
import { sql } from 'kysely'
import { onlyRow } from '../../../../kernel/only-row.ts'
import type { Tx } from '../../../../database/open.ts'
import { storedTold } from '../../../../database/column-types.ts'
import type { Told } from '../../../../kernel/told.ts'

export type Reading = {
  startedAt: Date
  pass: number
  /** No page is left to read in this pass. */
  isRead: boolean
  /** Each page overlaps with the next, so no contact slipped between two. */
  isWhole: boolean
  /** The list was also read by the time of the last change. */
  isReadByTime: boolean
  /** Some contacts that no page had shown are in the list after all. */
  hasLeftOut: boolean
  /** The number of different members shown, and Mailchimp's own total. */
  shown: number
  total: number
  /** Rows among these that cannot be understood, and are no contacts here. */
  odd: number
  /** Mailchimp's total before the batch began. */
  planned: number
  /** The number of contacts that the organiser has confirmed as gone. */
  mayRemove: number
  repaired: number
  replaced: number
}

/** Undefined if the batch is over. Locks the end of the batch until this transaction is done. */
export async function findReading(tx: Tx, listId: string, batchId: string): Promise<Reading | undefined> {
  const { rows } = await sql<Reading>`
    with batch as (
      select started_at, pass, counted, may_remove from batches
      where list_id = ${listId} and id = ${batchId} and finished_at is null and cancelled_at is null for no key update
    ), p as (
      select p.* from batch_pages p where p.list_id = ${listId} and p.batch_id = ${batchId}
    ), place as (
      select * from p where not is_extra
    )
    select started_at as "startedAt", pass, (select bool_and(place.pass = batch.pass) from place) as "isRead",
      -- After a page that was not full there are no more members.
      (select coalesce(bool_and(a.tail && b.head or (b.members = 0 and a.members < 1000)), true)
        from place a join place b on b.page = a.page + 1)
        -- A page with a gap inside has no stored ends.
        and (select bool_and(tail <> '{}' or members = 0) from place) as "isWhole",
      counted is not null as "isReadByTime",
      exists (select from p where is_extra and seen <> '{}') as "hasLeftOut",
      -- In some accounts Mailchimp counts archived members too. They have no contact here, or a removed one.
      (select count(distinct id)::int from p, unnest(p.seen) s (id))
        + (select count(distinct hash)::int from p, unnest(p.archived) a (hash)) + odd as shown, odd,
      coalesce(counted, (select total from place order by page desc limit 1)) as total,
      (select coalesce(sum(planned), 0)::int from p) as planned, may_remove as "mayRemove",
      (select count(distinct id)::int from p, unnest(p.repaired) r (id)) as repaired,
      (select count(distinct id)::int from p, unnest(p.replaced) r (id)) as replaced
    from batch, (select count(distinct name)::int as odd from p, unnest(p.odd) o (name)) o`.execute(tx)
  return rows[0]
}

export async function readAgain(tx: Tx, listId: string, batchId: string): Promise<void> {
  await sql`
    update batches set pass = pass + 1, pass_began_at = now() where list_id = ${listId} and id = ${batchId}`.execute(tx)
}

/** The members among these whose contact was on no page of the batch yet. */
export async function findUnshown(tx: Tx, listId: string, batchId: string, hashes: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ hash: string }>`
    with seen as materialized (
      select unnest(seen) as id from batch_pages where list_id = ${listId} and batch_id = ${batchId}
    )
    select hash from unnest(${hashes}::text[]) h (hash)
    where not exists (
      select from contacts c join seen on seen.id = c.id where c.list_id = ${listId} and c.member_hash = h.hash)`.execute(
    tx,
  )
  return new Set(rows.map(({ hash }) => hash))
}

export type Unseen = {
  /** Contacts of the list that no page has shown, without news since the pass began. */
  unseen: number
  /** The number of contacts here, and of subscribed ones. */
  known: number
  /** Of these, the contacts that were made since the batch began: their ids are later than its own. */
  joined: number
  joinedUnseen: number
  subscribedHere: number
  /** A random sample of at most `most` contacts. */
  some: { id: string; hash: string }[]
}

/**
 * Contacts that Mailchimp did not show. Contacts with news since the pass began are skipped, because they may have
 * joined after their page was read.
 */
export async function findUnseen(tx: Tx, listId: string, batchId: string, most: number): Promise<Unseen> {
  return amongAllSeen(tx, async () => {
    const { rows } = await sql<Unseen>`
      with ${unseenOf(listId, batchId)}
      select (select count(*)::int from unseen) as unseen, known, joined, "subscribedHere",
        (select count(*)::int from unseen where id > ${batchId}::uuid) as "joinedUnseen",
        coalesce((select jsonb_agg(jsonb_build_object('id', id, 'hash', member_hash))
          from (select id, member_hash from unseen order by random() limit ${most}) s), '[]') as some
      from (
        select count(*)::int as known, (count(*) filter (where id > ${batchId}::uuid))::int as joined,
          (count(*) filter (where status = 'subscribed'))::int as "subscribedHere"
        from contacts where list_id = ${listId} and removed_at is null and not is_only_here(status, held_code)) here`.execute(
      tx,
    )
    return onlyRow(rows)
  })
}

/** Removes these contacts, or all of them. Returns their number. */
export async function removeUnseen(tx: Tx, listId: string, batchId: string, only: string[] | 'all'): Promise<number> {
  return amongAllSeen(tx, async () => {
    const removed = await sql`
      with ${unseenOf(listId, batchId)}
      update contacts c set removed_at = now(), heard_at = now() from unseen u
      where c.list_id = ${listId} and c.id = u.id
        ${only === 'all' ? sql`` : sql`and c.id = any (${only}::uuid[])`}`.execute(tx)
    return Number(removed.numAffectedRows ?? 0)
  })
}

function unseenOf(listId: string, batchId: string) {
  return sql`
    seen as materialized (
      select unnest(seen) as id from batch_pages where list_id = ${listId} and batch_id = ${batchId}
    ), unseen as materialized (
      select c.id, c.member_hash from contacts c
      join batches b on b.list_id = ${listId} and b.id = ${batchId} and c.heard_at < b.pass_began_at
      where c.list_id = ${listId} and c.removed_at is null and not is_only_here(c.status, c.held_code)
        and not exists (select from seen where seen.id = c.id)
    )`
}

/**
 * A list that was just filled has no statistics. Without these settings the planner compares each contact with all seen
 * members, one by one: more than ten minutes for 100,000.
 */
async function amongAllSeen<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('enable_nestloop', 'off', true), set_config('jit', 'off', true)`.execute(tx)
  const result = await work()
  await sql`set local enable_nestloop to default`.execute(tx)
  await sql`set local jit to default`.execute(tx)
  return result
}

/** Records that the list was read by time to its end, when Mailchimp counted this many members. */
export async function keepCounted(tx: Tx, listId: string, batchId: string, counted: number): Promise<void> {
  await tx.updateTable('batches').set({ counted }).where('list_id', '=', listId).where('id', '=', batchId).execute()
}

/** Counts each contact once, even if two distant pages have shown it. */
export async function finishBatch(
  tx: Tx,
  listId: string,
  batchId: string,
  { told, isInDoubt }: { told: Told | null; isInDoubt: boolean },
): Promise<void> {
  await sql`
    update batches b set finished_at = now(), said = ${storedTold(told)}::jsonb, in_doubt = ${isInDoubt}, failed = f.count, processed = greatest(0, s.count - f.count)
    from (select count(*)::int as count from batch_failures where list_id = ${listId} and batch_id = ${batchId}) f,
      (select count(distinct id)::int as count from batch_pages p, unnest(p.seen) s (id)
        where p.list_id = ${listId} and p.batch_id = ${batchId}) s
    where b.list_id = ${listId} and b.id = ${batchId}`.execute(tx)
  await forgetReading(tx, listId, batchId)
}

/** Deletes the temporary data of a batch. */
export async function forgetReading(tx: Tx, listId: string, batchId: string): Promise<void> {
  await tx.updateTable('batches').set({ seed: null }).where('list_id', '=', listId).where('id', '=', batchId).execute()
  await sql`
    update batch_pages set seen = null, counted = null, head = null, tail = null, archived = null, odd = null, repaired = '{}', replaced = '{}'
    where list_id = ${listId} and batch_id = ${batchId}`.execute(tx)
}

/** How many of these members have no contact here, with a random sample of at most `most`. */
export async function findStrangers(
  tx: Tx,
  listId: string,
  hashes: string[],
  most: number,
): Promise<{ count: number; some: string[] }> {
  const { rows } = await sql<{ count: number; some: string[] }>`
    with strangers as materialized (
      select h.hash from unnest(${hashes}::text[]) h (hash)
      where not exists (select from contacts c where c.list_id = ${listId} and c.member_hash = h.hash)
    )
    select (select count(*)::int from strangers) as count,
      array(select hash from strangers order by random() limit ${most}) as some`.execute(tx)
  return onlyRow(rows)
}
