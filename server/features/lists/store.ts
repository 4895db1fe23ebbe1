import { sql } from 'kysely'
import type { ColourRule } from '#domain/colour.ts'
import type { Database, Tx } from '../../database/open.ts'
import type { MailchimpList } from '../../mailchimp/login.ts'

export type List = {
  id: string
  accountId: string
  mailchimpId: string
  name: string
  memberCount: number
  activeMembers: number
  dateCreated: Date | null
  displayField: string | null
  defaultMax: number
  codesGeneratedAt: Date | null
  goneSince: Date | null
  isScanningOn: boolean
  admitsRemoved: boolean
  /** Null: the built-in ones. */
  colourRules: ColourRule[] | null
  accountName: string
  accountActive: boolean
  reconnectSince: Date | null
  fieldCount: number
  runningBatch: string | null
  runningKind: 'generate' | 'sync' | null
  webhookMode: 'webhook' | 'polling' | null
  rules: { if_field: string; if_value: string; then_field: string; then_value: string }[]
}

/** All lists of a person, or those with this internal or Mailchimp id: two accounts may have connected the same list. */
export async function findLists(database: Database, personId: string, key?: string): Promise<List[]> {
  return database.as({ person: personId }, async (tx) => {
    const { rows } = await sql<List>`
      select id, account_id as "accountId", mailchimp_id as "mailchimpId", name, member_count as "memberCount",
        active_members as "activeMembers", date_created as "dateCreated", display_field as "displayField",
        default_max as "defaultMax", codes_generated_at as "codesGeneratedAt", gone_since as "goneSince", is_scanning_on as "isScanningOn",
        admits_removed as "admitsRemoved", colour_rules as "colourRules",
        account_name as "accountName", account_active as "accountActive", reconnect_since as "reconnectSince",
        field_count as "fieldCount", running_batch as "runningBatch", running_kind as "runningKind",
        webhook_mode as "webhookMode", rules
      from list_overview(${key ?? null})`.execute(tx)
    return rows
  })
}

export async function findOwner(database: Database, listId: string): Promise<string | undefined> {
  const { rows } = await sql<{ owner: string | null }>`select owner_of_list(${listId}) as owner`.execute(database.open)
  return rows[0]?.owner ?? undefined
}

type Found = MailchimpList & { newId: string }

/** Lists as Mailchimp has them now. Those that it no longer has stay, with their history, and are marked as gone. */
export async function keepLists(tx: Tx, personId: string, accountId: string, lists: Found[]): Promise<void> {
  for (const { newId, id, name, memberCount, dateCreated } of lists) {
    const seen = { name, member_count: memberCount, date_created: dateCreated ?? null, gone_since: null }
    await tx
      .insertInto('lists')
      .values({ id: newId, owner_id: personId, account_id: accountId, mailchimp_id: id, ...seen })
      .onConflict((conflict) => conflict.columns(['account_id', 'mailchimp_id']).doUpdateSet(seen))
      .execute()
  }
  const ids = lists.map(({ id }) => id)
  await tx
    .updateTable('lists')
    .set({ gone_since: sql`now()` })
    .where('owner_id', '=', personId)
    .where('account_id', '=', accountId)
    .where('gone_since', 'is', null)
    .where(sql<boolean>`mailchimp_id <> all (${ids})`)
    .execute()
}

export async function markGone(database: Database, personId: string, listId: string): Promise<void> {
  await database.as({ person: personId }, (tx) =>
    tx
      .updateTable('lists')
      .set({ gone_since: sql`coalesce(gone_since, now())` })
      .where('owner_id', '=', personId)
      .where('id', '=', listId)
      .execute(),
  )
}

/** The first time that every contact has a code, scanning is switched on. */
export async function markGenerated(tx: Tx, personId: string, listId: string, memberCount: number): Promise<void> {
  await tx
    .updateTable('lists')
    .set({
      is_scanning_on: sql<boolean>`is_scanning_on or codes_generated_at is null`,
      codes_generated_at: sql<Date>`coalesce(codes_generated_at, now())`,
      member_count: memberCount,
      active_members: sql<number>`(select count(*)::int from contacts where list_id = ${listId} and removed_at is null)`,
    })
    .where('owner_id', '=', personId)
    .where('id', '=', listId)
    .execute()
}

/** Contacts came to the list or left it. */
export async function changeActive(tx: Tx, personId: string, listId: string, change: number): Promise<void> {
  await tx
    .updateTable('lists')
    .set({ active_members: sql<number>`greatest(0, active_members + ${change})` })
    .where('owner_id', '=', personId)
    .where('id', '=', listId)
    .execute()
}

export async function findHookId(database: Database, personId: string, listId: string): Promise<string | undefined> {
  const found = await database.as({ person: personId }, (tx) =>
    tx
      .selectFrom('lists')
      .select('webhook_id')
      .where('owner_id', '=', personId)
      .where('id', '=', listId)
      .executeTakeFirst(),
  )
  return found?.webhook_id ?? undefined
}

export type Hook = { accountId: string; mailchimpId: string; hookId: string }

/** Webhooks of ours at Mailchimp, in lists that are still there: of one account, or of all. */
export async function findHooks(database: Database, personId: string, accountId: string | undefined): Promise<Hook[]> {
  return database.as({ person: personId }, async (tx) => {
    const { rows } = await sql<Hook>`
      select account_id as "accountId", mailchimp_id as "mailchimpId", webhook_id as "hookId" from lists
      where owner_id = ${personId} and webhook_id is not null and gone_since is null
        ${accountId === undefined ? sql`` : sql`and account_id = ${accountId}`}
      order by account_id, id`.execute(tx)
    return rows
  })
}

/** Nobody listens any more, and what is left at Mailchimp reaches nobody. */
export async function forgetHook(tx: Tx, personId: string, listId: string): Promise<void> {
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
    })
    .where('owner_id', '=', personId)
    .where('id', '=', listId)
    .execute()
}

export async function setDisplayField(tx: Tx, personId: string, listId: string, tag: string | null): Promise<void> {
  await tx
    .updateTable('lists')
    .set({ display_field: tag })
    .where('owner_id', '=', personId)
    .where('id', '=', listId)
    .execute()
}

export async function markDisabled(tx: Tx, personId: string, listId: string): Promise<void> {
  await tx
    .updateTable('lists')
    .set({ codes_generated_at: null })
    .where('owner_id', '=', personId)
    .where('id', '=', listId)
    .execute()
}

export type Settings = {
  isScanningOn?: boolean | undefined
  admitsRemoved?: boolean | undefined
  defaultMax?: number | undefined
  /** Null: the built-in ones again. */
  colourRules?: ColourRule[] | null | undefined
}

export async function changeSettings(tx: Tx, personId: string, listId: string, settings: Settings): Promise<void> {
  const { isScanningOn, admitsRemoved, defaultMax, colourRules } = settings
  await tx
    .updateTable('lists')
    .set({
      ...(isScanningOn !== undefined && { is_scanning_on: isScanningOn }),
      ...(admitsRemoved !== undefined && { admits_removed: admitsRemoved }),
      ...(defaultMax !== undefined && { default_max: defaultMax }),
      ...(colourRules !== undefined && { colour_rules: colourRules && JSON.stringify(colourRules) }),
    })
    .where('owner_id', '=', personId)
    .where('id', '=', listId)
    .execute()
}
