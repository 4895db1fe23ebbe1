import { sql } from 'kysely'
import type { Database, Scope, Tx } from '../../database/open.ts'
import type { Role } from './field-roles.ts'

export type Field = { id: string; role: Role; mergeId: number; tag: string; name: string; type: string }
export type ListScope = Scope & { list: string }

export async function findFields(database: Database, scope: ListScope): Promise<Field[]> {
  return database.as(scope, (tx) =>
    tx
      .selectFrom('fields')
      .select(['id', 'role', 'merge_id as mergeId', 'tag', 'name', 'type'])
      .where('list_id', '=', scope.list)
      .orderBy('merge_id')
      .execute(),
  )
}

export async function keepFields(tx: Tx, listId: string, fields: Field[]): Promise<void> {
  for (const { id, role, mergeId, tag, name, type } of fields) {
    const seen = { merge_id: mergeId, tag, name, type: type as 'text' | 'number' }
    await tx
      .insertInto('fields')
      .values({ list_id: listId, id, role, ...seen })
      .onConflict((conflict) => conflict.columns(['list_id', 'role']).doUpdateSet(seen))
      .execute()
  }
}

export async function removeField(tx: Tx, listId: string, fieldId: string): Promise<void> {
  await tx.deleteFrom('fields').where('list_id', '=', listId).where('id', '=', fieldId).execute()
}

/** False when a batch is at work for the list already: one at a time. */
export async function addBatch(
  tx: Tx,
  batch: { id: string; listId: string; kind: 'generate' | 'sync'; pages: number[] },
): Promise<boolean> {
  const added = await sql`
    insert into batches (list_id, id, kind) values (${batch.listId}, ${batch.id}, ${batch.kind})
    on conflict (list_id) where finished_at is null and cancelled_at is null do nothing`.execute(tx)
  if (added.numAffectedRows !== 1n) return false
  // One row a page, so that a page that runs twice is still counted once.
  await sql`
    insert into batch_pages (list_id, batch_id, page, planned)
    select ${batch.listId}, ${batch.id}, page - 1, planned
    from unnest(${batch.pages}::int[]) with ordinality as p (planned, page)`.execute(tx)
  return true
}

export type Progress = {
  kind: 'generate' | 'sync'
  notice: string | null
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
      select b.kind, b.notice, b.started_at as "startedAt", b.finished_at as "finishedAt", b.cancelled_at as "cancelledAt",
        coalesce(sum(p.planned), 0)::int as planned,
        coalesce(sum(p.planned) filter (where p.finished_at is not null), 0)::int as "plannedDone",
        coalesce(sum(p.processed), 0)::int as processed, coalesce(sum(p.failed), 0)::int as failed,
        coalesce(sum(coalesce(p.processed + p.failed, p.planned)), 0)::int as total
      from batches b left join batch_pages p on p.list_id = b.list_id and p.batch_id = b.id
      where b.list_id = ${scope.list} and b.id = ${batchId}
      group by b.list_id, b.id`.execute(tx)
    return rows[0]
  })
}

/** The pages still to do, and whether the batch is one to work on at all. */
export async function findWork(
  database: Database,
  scope: ListScope,
  batchId: string,
): Promise<{ pages: number[]; pageCount: number } | undefined> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<{ pages: number[]; pageCount: number }>`
      select coalesce(array_agg(p.page order by p.page) filter (where p.page is not null and p.finished_at is null), '{}') as pages,
        count(p.page)::int as "pageCount"
      from batches b left join batch_pages p on p.list_id = b.list_id and p.batch_id = b.id
      where b.list_id = ${scope.list} and b.id = ${batchId} and b.finished_at is null and b.cancelled_at is null
      group by b.id`.execute(tx)
    return rows[0]
  })
}

export async function isCancelled(database: Database, scope: ListScope, batchId: string): Promise<boolean> {
  return database.as(scope, async (tx) => {
    const batch = await tx
      .selectFrom('batches')
      .select('cancelled_at')
      .where('list_id', '=', scope.list)
      .where('id', '=', batchId)
      .executeTakeFirst()
    return !batch || batch.cancelled_at !== null
  })
}

/** Counted once, however often the page ran. */
export async function finishPage(
  tx: Tx,
  page: { listId: string; batchId: string; page: number; processed: number; failed: number },
) {
  await sql`
    update batch_pages set processed = ${page.processed}, failed = ${page.failed}, finished_at = now()
    where list_id = ${page.listId} and batch_id = ${page.batchId} and page = ${page.page} and finished_at is null`.execute(
    tx,
  )
  await sql`update batches set notice = null where list_id = ${page.listId} and id = ${page.batchId} and notice is not null`.execute(
    tx,
  )
}

export async function keepFailures(
  tx: Tx,
  listId: string,
  batchId: string,
  failures: { email: string; reason: string }[],
): Promise<void> {
  if (failures.length === 0) return
  await sql`
    insert into batch_failures (list_id, batch_id, email, reason)
    select ${listId}, ${batchId}, email, left(reason, 500)
    from jsonb_to_recordset(${JSON.stringify(failures)}::jsonb) as f (email text, reason text)
    on conflict (list_id, batch_id, email) do update set reason = excluded.reason`.execute(tx)
}

/** True for the one who finishes it. */
export async function finishBatch(tx: Tx, listId: string, batchId: string): Promise<boolean> {
  const finished = await sql`
    update batches b set finished_at = now(), notice = null
    where b.list_id = ${listId} and b.id = ${batchId} and b.finished_at is null and b.cancelled_at is null
      and not exists (select from batch_pages p where p.list_id = ${listId} and p.batch_id = b.id and p.finished_at is null)`.execute(
    tx,
  )
  return finished.numAffectedRows === 1n
}

export async function setNotice(database: Database, scope: ListScope, batchId: string, notice: string): Promise<void> {
  await database.as(scope, (tx) =>
    sql`update batches set notice = ${notice} where list_id = ${scope.list} and id = ${batchId} and finished_at is null`.execute(
      tx,
    ),
  )
}

export async function cancelBatch(
  database: Database,
  scope: ListScope,
  batchId: string,
  notice: string | null,
): Promise<void> {
  await database.as(scope, (tx) =>
    sql`update batches set cancelled_at = now(), notice = ${notice}
      where list_id = ${scope.list} and id = ${batchId} and finished_at is null and cancelled_at is null`.execute(tx),
  )
}
