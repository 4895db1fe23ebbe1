import { sql } from 'kysely'
import type { Database, ListScope, Tx } from '../../database/open.ts'
import type { Hint } from './delivery.ts'

export type { ListScope }

/** `aheadMs`: how far Mailchimp's clock is ahead of ours, as the last poll found. */
export type Hook = { listId: string; teamId: string; sealedSecret: string | null; aheadMs: number }

export async function findHook(database: Database, hash: Buffer): Promise<Hook | undefined> {
  const { rows } = await sql<Hook>`
    select list_id as "listId", owner_id as "teamId", webhook_secret as "sealedSecret", clock_ahead_ms as "aheadMs"
    from webhook_of_address(${hash})`.execute(database.open)
  return rows[0]
}

export type KeptHint = Hint & { id: string; hash: string }

/** Returns the ids of the stored ones; the address of the others is no longer ours. */
export async function keepDeliveries(database: Database, hints: KeptHint[]): Promise<Set<string>> {
  const rows = hints.map(({ id, hash, kind, email, oldEmail }) => ({ id, hash, kind, email, old_email: oldEmail }))
  const { rows: kept } = await sql<{ kept: string }>`
    select kept from keep_deliveries(${JSON.stringify(rows)}::jsonb)`.execute(database.open)
  return new Set(kept.map((row) => row.kept))
}

/**
 * Lists with unprocessed deliveries, or whose next poll is due. A poll in the future was dated by a clock that was wrong. A
 * running batch reads all contacts itself, so its list is not polled. Unordered, so that with too many hints no list is
 * always last.
 */
export const listsToFollow = (pollEvery: string) => sql<{ id: string }>`
  select id from (
    select list_id as id from lists_with_deliveries()
    union
    select l.id from reachable_lists() l
    where l.webhook_mode is not null
      and (l.polled_at is null or l.polled_at not between now() - ${pollEvery}::interval and now() + interval '1 minute')
      and not exists (select from batches b where b.list_id = l.id and b.finished_at is null and b.cancelled_at is null)
  ) l order by random()`

export type StoredHint = { id: string; email: string; oldEmail: string | null; receivedAt: Date }

/** The oldest hints of a list. */
export async function findHints(database: Database, scope: ListScope, most: number): Promise<StoredHint[]> {
  return database.as(scope, (tx) =>
    tx
      .selectFrom('webhook_deliveries')
      .select(['id', 'email_key as email', 'old_email_key as oldEmail', 'received_at as receivedAt'])
      .where('list_id', '=', scope.list)
      .orderBy('id')
      .limit(most)
      .execute(),
  )
}

export async function forgetHints(tx: Tx, listId: string, hints: StoredHint[]): Promise<void> {
  await sql`
    delete from webhook_deliveries
    where list_id = ${listId} and id = any (${hints.map(({ id }) => id)})`.execute(tx)
  await sql`
    update lists set heard_at = greatest(heard_at, ${hints.at(-1)?.receivedAt ?? null}) where id = ${listId}`.execute(
    tx,
  )
}

export type Listening = {
  mode: 'webhook' | 'polling' | null
  hookId: string | null
  sealedCode: string | null
  heardAt: Date | null
  unsignedAt: Date | null
  pollFrom: Date | null
  pollBegan: Date | null
  polledAt: Date | null
}

export async function findListening(database: Database, { team, list }: ListScope): Promise<Listening> {
  return database.as({ team }, (tx) =>
    tx
      .selectFrom('lists')
      .select([
        'webhook_mode as mode',
        'webhook_id as hookId',
        'webhook_code as sealedCode',
        'heard_at as heardAt',
        'unsigned_at as unsignedAt',
        'poll_from as pollFrom',
        'poll_began as pollBegan',
        'polled_at as polledAt',
      ])
      .where('owner_id', '=', team)
      .where('id', '=', list)
      .executeTakeFirstOrThrow(),
  )
}

/** Stores a new webhook address, which answers from now on. The former webhook at Mailchimp is gone. */
export async function keepCode(tx: Tx, listId: string, code: { hash: Buffer; sealed: string }): Promise<void> {
  await sql`
    update lists set webhook_code_hash = ${code.hash}, webhook_code = ${code.sealed}, webhook_id = null, webhook_secret = null
    where id = ${listId}`.execute(tx)
}

export async function keepHook(
  tx: Tx,
  listId: string,
  hook: { id: string; sealedSecret: string | null },
): Promise<void> {
  const row = { webhook_id: hook.id, webhook_secret: hook.sealedSecret }
  await tx.updateTable('lists').set(row).where('id', '=', listId).execute()
}

/** Drops the secret of this webhook, unless another one was created meanwhile. */
export async function dropSecret(tx: Tx, listId: string, hookId: string): Promise<void> {
  await tx
    .updateTable('lists')
    .set({ webhook_secret: null })
    .where('id', '=', listId)
    .where('webhook_id', '=', hookId)
    .execute()
}

/** Records the first unsigned delivery to a webhook that has a secret. */
export async function noteUnsigned(database: Database, { team, list }: ListScope, hash: Buffer): Promise<void> {
  await database.as({ team, list }, (tx) =>
    sql`
      update lists set unsigned_at = now()
      where id = ${list} and webhook_code_hash = ${hash} and webhook_secret is not null and unsigned_at is null`.execute(
      tx,
    ),
  )
}

export async function forgetUnsigned(tx: Tx, listId: string): Promise<void> {
  await tx.updateTable('lists').set({ unsigned_at: null }).where('id', '=', listId).execute()
}

/**
 * Changes since the codes were last issued are unknown, so the first poll starts there. It also finds our own writes of
 * that time, which only costs reads.
 */
export async function startListening(tx: Tx, listId: string, mode: 'webhook' | 'polling'): Promise<void> {
  await sql`
    update lists l set webhook_mode = ${mode}, polled_at = null,
      poll_from = coalesce(l.poll_from, (select max(b.started_at) from batches b
        where b.list_id = l.id and b.finished_at is not null), l.codes_generated_at, now())
    where l.id = ${listId}`.execute(tx)
}

/** The list has no webhook address at Mailchimp any more. If it polls, it still follows changes. */
export async function dropHook(tx: Tx, listId: string): Promise<void> {
  await sql`
    update lists set webhook_code_hash = null, webhook_code = null, webhook_id = null, webhook_secret = null,
      webhook_mode = case when webhook_mode is not null then 'polling' end
    where id = ${listId}`.execute(tx)
}

/**
 * If the same doubt lasts this many polls, or any doubt this long, it is Mailchimp's way of counting this list. Polls
 * then continue from there.
 */
const mostDoubts = 6
const longestDoubt = '24 hours'

/** `aheadMs`: how far Mailchimp's clock is ahead of ours. */
export type Poll = { from: Date; began: Date; aheadMs: number; doubt: string | null }

/**
 * If a poll is believed, the next one begins where the poll before it began; otherwise the start stays. It never begins later
 * than this poll. The first poll with a doubt is repeated after a minute. Returns how many polls in a row had this doubt; 0
 * without one.
 */
export async function keepPolled(tx: Tx, listId: string, { from, began, aheadMs, doubt }: Poll): Promise<number> {
  const { rows } = await sql<{ doubts: number }>`
        with doubted as (
          select case when ${doubt}::text is null then 0 when poll_doubt = ${doubt} then poll_doubts + 1 else 1 end as times,
            case when ${doubt}::text is not null then coalesce(poll_doubted_since, now()) end as since
          from lists where id = ${listId}
        ), judged as (
          select *, times = 0 or times >= ${mostDoubts} or since < now() - ${longestDoubt}::interval as is_believed from doubted
        )
        update lists l set polled_at = now() - case when j.times = 1 then interval '9 minutes' else interval '0' end, poll_doubt = ${doubt}, poll_doubts = j.times,
          poll_doubted_since = case when not j.is_believed then j.since end,
          clock_ahead_ms = ${Math.round(aheadMs)},
          poll_from = case when j.is_believed then least(coalesce(l.poll_began, ${from}), ${began}::timestamptz) else l.poll_from end,
          poll_began = case when j.is_believed then ${began} else l.poll_began end
        from judged j where l.id = ${listId} and l.webhook_mode is not null returning l.poll_doubts as doubts`.execute(
    tx,
  )
  return rows[0]?.doubts ?? 0
}
