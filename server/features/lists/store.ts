import { sql } from 'kysely'
import type { ListSettings } from '#contract/list-settings.ts'
import { type StoredNames, storedTold } from '../../database/column-types.ts'
import type { AllTeams, Database, Tx } from '../../database/open.ts'
import { onlyRow } from '../../kernel/only-row.ts'
import type { MailchimpList } from '../../mailchimp/login.ts'
import type { Told } from '../../kernel/told.ts'
import { settings } from './settings/store.ts'
import type { OddGroup } from './unreadable.ts'

export type List = {
  id: string
  accountId: string
  mailchimpId: string
  name: string
  memberCount: number
  activeMembers: number
  dateCreated: Date | null
  settings: ListSettings
  /** Null until the fields were read from Mailchimp. */
  nameFields: StoredNames | null
  codesGeneratedAt: Date | null
  goneSince: Date | null
  /** Another team has set up the same Mailchimp list. */
  isShared: boolean
  /** Mailchimp's statuses that do not count as guests. */
  uncounted: string[]
  /** Contacts that are in the list now, by status, as last counted. */
  statusCounts: Record<string, number>
  accountName: string
  accountActive: boolean
  reconnectSince: Date | null
  fieldCount: number
  runningBatch: string | null
  runningKind: 'generate' | 'sync' | null
  webhookMode: 'webhook' | 'polling' | null
  /** The open question of the last batch. */
  doubt: Told | null
  unconfirmed: number
  odd: OddGroup[]
  rules: { if_field: string; if_value: string; then_field: string; then_value: string }[]
  /** What rules set, and Mailchimp does not take. */
  ruleTroubles: { field: string; value: string; guests: number; reason: string }[]
}

/** All lists of a team, or those with this internal or Mailchimp id. Two accounts may have connected the same list. */
export async function findLists(database: Database, teamId: string, key?: string): Promise<List[]> {
  return database.as({ team: teamId }, async (tx) => {
    const { rows } = await sql<List>`
      select o.id, o.account_id as "accountId", o.mailchimp_id as "mailchimpId", o.name, o.member_count as "memberCount",
        o.active_members as "activeMembers", o.date_created as "dateCreated", o.codes_generated_at as "codesGeneratedAt",
        o.gone_since as "goneSince", ${settings} as settings, account_name as "accountName", account_active as "accountActive",
        reconnect_since as "reconnectSince", field_count as "fieldCount", running_batch as "runningBatch",
        running_kind as "runningKind", o.webhook_mode as "webhookMode", l.doubt_said as doubt, l.unconfirmed, l.uncounted,
        l.name_fields as "nameFields", l.status_counts as "statusCounts", rules, o.rule_troubles as "ruleTroubles",
        o.odd, o.is_shared as "isShared"
      from list_overview(${key ?? null}) with ordinality o join lists l on l.id = o.id order by ordinality`.execute(tx)
    return rows
  })
}

export async function findOwner(allTeams: AllTeams, listId: string): Promise<string | undefined> {
  const found = await allTeams.selectFrom('lists').select('owner_id').where('id', '=', listId).executeTakeFirst()
  return found?.owner_id
}

type Found = MailchimpList & { newId: string }

/** Lists as Mailchimp has them now. */
export async function keepLists(tx: Tx, teamId: string, accountId: string, lists: Found[]): Promise<void> {
  for (const { newId, id, name, memberCount, dateCreated } of lists) {
    const seen = { name, member_count: memberCount, date_created: dateCreated ?? null, gone_since: null }
    await tx
      .insertInto('lists')
      .values({ id: newId, owner_id: teamId, account_id: accountId, mailchimp_id: id, ...seen })
      .onConflict((conflict) => conflict.columns(['account_id', 'mailchimp_id']).doUpdateSet(seen))
      .execute()
  }
}

/** A list keeps its history, however long Mailchimp does not have it. */
export async function markGone(database: Database, teamId: string, listId: string): Promise<void> {
  await database.as({ team: teamId }, (tx) =>
    tx
      .updateTable('lists')
      .set({ gone_since: sql`coalesce(gone_since, now())` })
      .where('owner_id', '=', teamId)
      .where('id', '=', listId)
      .execute(),
  )
}

export async function markThere(database: Database, teamId: string, listId: string): Promise<void> {
  await database.as({ team: teamId }, (tx) =>
    tx.updateTable('lists').set({ gone_since: null }).where('owner_id', '=', teamId).where('id', '=', listId).execute(),
  )
}

/** Switches scanning on when every contact has a code for the first time. */
export async function markGenerated(tx: Tx, teamId: string, listId: string): Promise<void> {
  await tx
    .updateTable('lists')
    .set({
      settings: sql<string>`case when codes_generated_at is null then settings || '{"scanning_on": true}' else settings end`,
      codes_generated_at: sql<Date>`coalesce(codes_generated_at, now())`,
    })
    .where('owner_id', '=', teamId)
    .where('id', '=', listId)
    .execute()
}

/**
 * Counts the contacts of a list by status. Locks the list's row first, so that a concurrent transaction adds its change
 * to the new counts.
 */
export async function recount(tx: Tx, teamId: string, listId: string): Promise<StatusCounts> {
  await sql`select from lists where owner_id = ${teamId} and id = ${listId} for no key update`.execute(tx)
  const { rows } = await sql<{ counts: StatusCounts }>`
    select coalesce(jsonb_object_agg(c.status, c.many), '{}') as counts from (
      select status, count(*) as many from contacts where list_id = ${listId} and removed_at is null group by status
    ) c`.execute(tx)
  const { counts } = onlyRow(rows)
  await sql`
    update lists set status_counts = ${JSON.stringify(counts)}::jsonb
    where owner_id = ${teamId} and id = ${listId}
      and (status_counts <> ${JSON.stringify(counts)}::jsonb or active_members <> guests_among(status_counts, uncounted))`.execute(
    tx,
  )
  return counts
}

/**
 * `unconfirmed`: contacts missing in Mailchimp that are removed only if the organiser confirms
 * it.
 */
export type Doubt = { told: Told; unconfirmed: number }

/**
 * The next check is after 10 minutes, then after twice as long each time, up to a day. One that was asked for since `since`, when
 * this check began, stays due: it looks at what came after.
 */
export async function markDoubt(
  tx: Tx,
  teamId: string,
  listId: string,
  { doubt, since }: { doubt: Doubt | undefined; since: Date },
): Promise<void> {
  const later = doubt
    ? sql<Date>`now() + least(interval '1 day', interval '10 minutes' * power(2, greatest(0, least(looks, 15) - 5)))`
    : sql<null>`null`
  await tx
    .updateTable('lists')
    .set({
      doubt_said: storedTold(doubt?.told ?? null),
      unconfirmed: doubt?.unconfirmed ?? 0,
      look_again_at: sql<Date | null>`case when look_again_at between ${since} and clock_timestamp() then look_again_at else ${later} end`,
      looks: doubt ? sql<number>`looks + 1` : 0,
    })
    .where('owner_id', '=', teamId)
    .where('id', '=', listId)
    .execute()
}

export async function setLook(tx: Tx, teamId: string, listId: string, at: 'now' | null): Promise<void> {
  await tx
    .updateTable('lists')
    .set({ look_again_at: at && sql<Date>`now()` })
    .where('owner_id', '=', teamId)
    .where('id', '=', listId)
    .execute()
}

/** Lists in doubt whose next check is due, without a running batch. It is never more than a day ahead. */
export const listsToLookAtAgain = () => sql<{ id: string }>`
  select l.id from reachable_lists() l
  where (l.look_again_at <= now() or l.look_again_at > now() + interval '1 day')
    and not exists (select from batches b where b.list_id = l.id and b.finished_at is null and b.cancelled_at is null)`

/** Contacts of a list by their status in Mailchimp. */
export type StatusCounts = Record<string, number>

/** Adjusts the list's counts of contacts after some came, left or changed their status. */
export async function changeCounts(tx: Tx, teamId: string, listId: string, change: StatusCounts): Promise<void> {
  await sql`
    update lists set status_counts = add_counts(status_counts, ${JSON.stringify(change)}::jsonb)
    where owner_id = ${teamId} and id = ${listId}`.execute(tx)
}

export async function findHookId(database: Database, teamId: string, listId: string): Promise<string | undefined> {
  const found = await database.as({ team: teamId }, (tx) =>
    tx
      .selectFrom('lists')
      .select('webhook_id')
      .where('owner_id', '=', teamId)
      .where('id', '=', listId)
      .executeTakeFirst(),
  )
  return found?.webhook_id ?? undefined
}

export type Hook = { accountId: string; mailchimpId: string; hookId: string }

/** Our webhooks at Mailchimp in lists that still exist: of one account, or of all. */
export async function findHooks(database: Database, teamId: string, accountId: string | undefined): Promise<Hook[]> {
  return database.as({ team: teamId }, async (tx) => {
    const { rows } = await sql<Hook>`
      select account_id as "accountId", mailchimp_id as "mailchimpId", webhook_id as "hookId" from lists
      where owner_id = ${teamId} and webhook_id is not null and gone_since is null
        ${accountId === undefined ? sql`` : sql`and account_id = ${accountId}`}
      order by account_id, id`.execute(tx)
    return rows
  })
}

/** The list no longer listens, and deliveries of a leftover webhook are refused. */
export async function forgetHook(tx: Tx, teamId: string, listId: string): Promise<void> {
  await tx
    .updateTable('lists')
    .set({
      webhook_mode: null,
      webhook_id: null,
      webhook_code_hash: null,
      webhook_code: null,
      webhook_secret: null,
      poll_from: null,
      polled_at: null,
      poll_began: null,
      poll_doubt: null,
      poll_doubts: 0,
      poll_doubted_since: null,
    })
    .where('owner_id', '=', teamId)
    .where('id', '=', listId)
    .execute()
}

export async function markDisabled(tx: Tx, teamId: string, listId: string): Promise<void> {
  await tx
    .updateTable('lists')
    .set({ codes_generated_at: null })
    .where('owner_id', '=', teamId)
    .where('id', '=', listId)
    .execute()
}
