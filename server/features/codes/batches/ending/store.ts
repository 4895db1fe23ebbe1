// The end of a batch: whether the list was read whole, who is no longer in it, and what is told.
import { sql } from 'kysely'
import type { Tx } from '../../../../database/open.ts'

export type Reading = {
  pass: number
  /** No page is left to read in this pass. */
  isRead: boolean
  /** Each page hangs together with the next: nobody slipped between two. */
  isWhole: boolean
  /** At least as many contacts were seen as Mailchimp says there are. */
  isComplete: boolean
  total: number
  repaired: number
  replaced: number
}

/** Undefined when the batch is over. Nobody else ends it until this transaction is done. */
export async function findReading(tx: Tx, listId: string, batchId: string): Promise<Reading | undefined> {
  const { rows } = await sql<Reading>`
    with batch as (
      select pass from batches
      where list_id = ${listId} and id = ${batchId} and finished_at is null and cancelled_at is null for no key update
    ), p as (
      select p.* from batch_pages p where p.list_id = ${listId} and p.batch_id = ${batchId}
    ), last as (
      select total from p order by page desc limit 1
    )
    select pass, (select bool_and(p.pass = batch.pass) from p) as "isRead",
      -- Behind a page that was not full there is nobody.
      (select coalesce(bool_and(a.tail && b.head or (b.members = 0 and a.members < 1000)), true)
        from p a join p b on b.page = a.page + 1) as "isWhole",
      -- Archived members are counted by Mailchimp in some lists, and seen by us in none.
      (select sum(members) <> sum(cardinality(seen)) from p)
        or (select count(distinct id) from p, unnest(p.seen) s (id)) >= (select total from last) as "isComplete",
      (select total from last) as total,
      (select count(distinct id)::int from p, unnest(p.repaired) r (id)) as repaired,
      (select count(distinct id)::int from p, unnest(p.replaced) r (id)) as replaced
    from batch`.execute(tx)
  return rows[0]
}

export async function readAgain(tx: Tx, listId: string, batchId: string): Promise<void> {
  await sql`
    update batches set pass = pass + 1, pass_began_at = now() where list_id = ${listId} and id = ${batchId}`.execute(tx)
}

/**
 * Whom no page of this pass has shown is no longer in the list. But who was heard of since it began is left alone: they may
 * have come behind its back. Answers with how many they are.
 */
export async function removeUnseen(tx: Tx, listId: string, batchId: string): Promise<number> {
  // A list that was just filled has no statistics: everybody in it was looked for among all that were seen, one by one. With
  // 100,000 that took longer than ten minutes.
  await sql`select set_config('enable_nestloop', 'off', true), set_config('jit', 'off', true)`.execute(tx)
  const removed = await sql`
    with seen as materialized (
      select unnest(seen) as id from batch_pages where list_id = ${listId} and batch_id = ${batchId}
    )
    update contacts c set removed_at = now(), heard_at = now()
    from batches b
    where b.list_id = ${listId} and b.id = ${batchId} and c.list_id = ${listId} and c.removed_at is null
      and c.heard_at < b.pass_began_at and not exists (select from seen where seen.id = c.id)`.execute(tx)
  await sql`set local enable_nestloop to default`.execute(tx)
  await sql`set local jit to default`.execute(tx)
  return Number(removed.numAffectedRows ?? 0)
}

export async function finishBatch(tx: Tx, listId: string, batchId: string, notice: string | null): Promise<void> {
  await sql`
    update batches set finished_at = now(), notice = ${notice} where list_id = ${listId} and id = ${batchId}`.execute(
    tx,
  )
  await forgetReading(tx, listId, batchId)
}

/** What was only needed on the way. */
export async function forgetReading(tx: Tx, listId: string, batchId: string): Promise<void> {
  await sql`update batches set seed = null where list_id = ${listId} and id = ${batchId}`.execute(tx)
  await sql`
    update batch_pages set seen = null, counted = null, head = null, tail = null, repaired = '{}', replaced = '{}'
    where list_id = ${listId} and batch_id = ${batchId}`.execute(tx)
}
