import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { onlyRow } from '../../../kernel/only-row.ts'
import type { Database, Tx } from '../../../database/open.ts'
import type { ListScope } from '../store.ts'
import type { Ends } from './pages.ts'
import { storedTold } from '../../../database/column-types.ts'
import type { Told } from '../../../kernel/told.ts'

export type Kind = 'generate' | 'sync'

/** The reason for which Listpass ended a batch. */
export type StoppedBy = 'list gone' | 'fields gone'

/** Adds a batch. False if a batch already runs for the list. */
export async function addBatch(
  tx: Tx,
  batch: { id: string; listId: string; kind: Kind; pages: number[]; mayRemove: number },
): Promise<boolean> {
  const added = await sql`
    insert into batches (list_id, id, kind, seed, may_remove)
    values (${batch.listId}, ${batch.id}, ${batch.kind}, ${randomBytes(32)}, ${batch.mayRemove})
    on conflict (list_id) where finished_at is null and cancelled_at is null do nothing`.execute(tx)
  if (added.numAffectedRows !== 1n) return false
  await forgetStopped(tx, batch.listId)
  // One row per page, so that a page that runs twice is counted once.
  await sql`
    insert into batch_pages (list_id, batch_id, page, planned)
    select ${batch.listId}, ${batch.id}, page - 1, planned
    from unnest(${batch.pages}::int[]) with ordinality as p (planned, page)`.execute(tx)
  return true
}

export type Progress = {
  kind: Kind
  notice: Told | null
  isInDoubt: boolean
  startedAt: Date
  finishedAt: Date | null
  cancelledAt: Date | null
  planned: number
  plannedDone: number
  processed: number
  failed: number
  total: number
}

export async function findProgress(
  database: Database,
  scope: ListScope,
  batchId: string,
): Promise<Progress | undefined> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<Progress>`
      select b.kind, b.said as notice, b.in_doubt as "isInDoubt", b.started_at as "startedAt", b.finished_at as "finishedAt", b.cancelled_at as "cancelledAt",
        coalesce(sum(p.planned), 0)::int as planned,
        coalesce(sum(p.planned) filter (where p.finished_at is not null), 0)::int as "plannedDone",
        coalesce(b.processed, sum(p.processed), 0)::int as processed, coalesce(b.failed, sum(p.failed), 0)::int as failed,
        coalesce(b.processed + b.failed, sum(coalesce(p.processed + p.failed, p.planned)), 0)::int as total
      from batches b left join batch_pages p on p.list_id = b.list_id and p.batch_id = b.id
      where b.list_id = ${scope.list} and b.id = ${batchId}
      group by b.list_id, b.id`.execute(tx)
    return rows[0]
  })
}

export type Failure = { email: string; reason: string }

/** The failed contacts, ordered by email. `after` is the last email of the previous page. */
export async function findFailures(
  database: Database,
  scope: ListScope,
  batchId: string,
  { after, count }: { after: string; count: number },
): Promise<Failure[]> {
  return database.as(scope, (tx) =>
    tx
      .selectFrom('batch_failures')
      .select(['email', 'reason'])
      .where('list_id', '=', scope.list)
      .where('batch_id', '=', batchId)
      .where('email', '>', after)
      .orderBy('email')
      .limit(count)
      .execute(),
  )
}

export type Work = {
  kind: Kind
  pass: number
  pages: number[]
  lastPage: number
  /** The seed of the codes; null once the batch is over. */
  seed: Buffer | null
}

/** The unread pages, in order; undefined if the batch is over. */
export async function findWork(database: Database, scope: ListScope, batchId: string): Promise<Work | undefined> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<Work>`
      select b.kind, b.pass, b.seed, coalesce(array_agg(p.page order by p.page) filter (where p.pass < b.pass), '{}') as pages,
        max(p.page) as "lastPage"
      from batches b join batch_pages p on p.list_id = b.list_id and p.batch_id = b.id and not p.is_extra
      where b.list_id = ${scope.list} and b.id = ${batchId} and b.finished_at is null and b.cancelled_at is null
      group by b.list_id, b.id`.execute(tx)
    return rows[0]
  })
}

/** Whether another page may start: the batch may be cancelled meanwhile, and its account switched off. */
export async function findStanding(
  database: Database,
  scope: ListScope,
  batchId: string,
): Promise<'goes on' | 'is over' | 'waits'> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<{ isOver: boolean; isActive: boolean }>`
      select b.cancelled_at is not null as "isOver", a.is_active as "isActive"
      from batches b join lists l on l.id = b.list_id join accounts a on a.id = l.account_id
      where b.list_id = ${scope.list} and b.id = ${batchId}`.execute(tx)
    const [found] = rows
    if (!found || found.isOver) return 'is over'
    return found.isActive ? 'goes on' : 'waits'
  })
}

export type PageRead = Ends & {
  page: number
  pass: number
  /** Contacts whose values Mailchimp has now, and contacts that it refused. */
  done: string[]
  refused: string[]
  /** The keys of archived members on the page. */
  archived: string[]
  /** The names of odd rows that are no contacts here. */
  odd: string[]
  members: number
  total: number
  isExtra: boolean
  isFollowed: boolean
}

/** Adds a page outside the planned ones. Returns its number, two above the last, because only neighbours share members. */
export async function addExtraPage(database: Database, scope: ListScope, batchId: string): Promise<number> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<{ page: number }>`
      insert into batch_pages (list_id, batch_id, page, planned, is_extra)
      select ${scope.list}, ${batchId}, max(page) + 2, 0, true from batch_pages
      where list_id = ${scope.list} and batch_id = ${batchId} returning page`.execute(tx)
    return onlyRow(rows).page
  })
}

/** Counts each contact once, even if its page runs twice or the contact is on several pages. */
export async function finishPage(tx: Tx, listId: string, batchId: string, read: PageRead): Promise<void> {
  const { page, done, refused } = read
  const seen = [...done, ...refused]
  // Neighbouring pages finish one after the other, so the second one sees which shared members are already counted.
  await sql`
    update batches set said = null
    where list_id = ${listId} and id = ${batchId} and finished_at is null and cancelled_at is null`.execute(tx)
  await sql`
    with p as (
      select page, unnest(counted) as id from batch_pages
      where list_id = ${listId} and batch_id = ${batchId} and (page between ${page - 1} and ${page + 1} or ${read.isExtra})
    ), mine as (
      select id from p where page = ${page}
      union select id from unnest(${seen}::uuid[]) s (id) where id not in (select id from p where page <> ${page})
    ), refused as (
      select count(*)::int as count from mine where id = any (${refused}::uuid[])
    )
    update batch_pages set pass = ${read.pass}, finished_at = coalesce(finished_at, now()),
      members = ${read.members}, total = ${read.total}, head = ${read.head}, tail = ${read.tail},
      seen = ${seen}, counted = array(select id from mine), archived = ${read.archived}, odd = ${read.odd},
      processed = (select count(*) from mine) - refused.count, failed = refused.count
    from refused
    where list_id = ${listId} and batch_id = ${batchId} and page = ${page} and pass < ${read.pass}`.execute(tx)
  if (!read.isFollowed) return
  // A page that shows nothing new is the last: otherwise Mailchimp could show the same one for ever.
  await sql`
    insert into batch_pages (list_id, batch_id, page, planned)
    select list_id, batch_id, page + 1, 0 from batch_pages
    where list_id = ${listId} and batch_id = ${batchId} and page = ${page} and cardinality(counted) > 0
    on conflict do nothing`.execute(tx)
}

/** Reported at the end. Stored before any write, so that a repeated page does not lose it. */
export async function noteRepairs(
  tx: Tx,
  place: { listId: string; batchId: string; page: number },
  { repaired, replaced }: { repaired: string[]; replaced: string[] },
): Promise<void> {
  if (repaired.length === 0) return
  await sql`
    update batch_pages set repaired = repaired || ${repaired}::uuid[], replaced = replaced || ${replaced}::uuid[]
    where list_id = ${place.listId} and batch_id = ${place.batchId} and page = ${place.page}`.execute(tx)
}

/** Stores the rejected contacts, and removes those that are no longer rejected. */
export async function keepFailures(
  tx: Tx,
  listId: string,
  batchId: string,
  { refused, doneEmails }: { refused: { email: string; reason: string }[]; doneEmails: string[] },
): Promise<void> {
  await tx
    .deleteFrom('batch_failures')
    .where('list_id', '=', listId)
    .where('batch_id', '=', batchId)
    .where(sql<boolean>`email = any (${doneEmails})`)
    .execute()
  if (refused.length === 0) return
  await sql`
    insert into batch_failures (list_id, batch_id, email, reason)
    select ${listId}, ${batchId}, email, left(reason, 500)
    from jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) as f (email text, reason text)
    on conflict (list_id, batch_id, email) do update set reason = excluded.reason`.execute(tx)
}

export async function setNotice(database: Database, scope: ListScope, batchId: string, told: Told): Promise<void> {
  await database.as(scope, (tx) =>
    tx
      .updateTable('batches')
      .set({ said: storedTold(told) })
      .where('list_id', '=', scope.list)
      .where('id', '=', batchId)
      .where('finished_at', 'is', null)
      .execute(),
  )
}

/**
 * False if the batch was already over. Fields that the organiser removed have no row, so the batch is not restarted for
 * them. Fields that Mailchimp lost keep their rows.
 */
export async function cancelBatch(
  tx: Tx,
  listId: string,
  batchId: string,
  { told, stoppedBy }: { told: Told | null; stoppedBy: StoppedBy | null } = { told: null, stoppedBy: null },
): Promise<boolean> {
  const cancelled = await sql`
    update batches set cancelled_at = now(), said = ${storedTold(told)}::jsonb,
      stopped_by = case when (select count(*) from fields where list_id = ${listId}) = 3 then ${stoppedBy} end
    where list_id = ${listId} and id = ${batchId} and finished_at is null and cancelled_at is null`.execute(tx)
  return cancelled.numAffectedRows === 1n
}

/** The ended batch that should start again. */
export async function findStopped(database: Database, scope: ListScope): Promise<{ kind: Kind } | undefined> {
  return database.as(scope, (tx) =>
    tx
      .selectFrom('batches')
      .select('kind')
      .where('list_id', '=', scope.list)
      .where('stopped_by', 'is not', null)
      .orderBy('started_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )
}

/** Another batch has begun, or the organiser cancelled, so no batch restarts. */
export async function forgetStopped(tx: Tx, listId: string): Promise<void> {
  await tx
    .updateTable('batches')
    .set({ stopped_by: null })
    .where('list_id', '=', listId)
    .where('stopped_by', 'is not', null)
    .execute()
}
