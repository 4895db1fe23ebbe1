import { sql } from 'kysely'
import type { Database, ListScope, Tx } from '../../database/open.ts'
import { onlyRow } from '../../kernel/only-row.ts'
import type { FollowUpKind } from '../../database/column-types.ts'
import type { Listed } from '../../mailchimp/audience.ts'

export type CameGuest = { hash: string; email: string }

/** The contacts of the list that came, and so should have the tag. */
export async function findCame(database: Database, scope: ListScope, occasionId: string): Promise<CameGuest[]> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<CameGuest>`
      select c.member_hash as hash, c.email from came_to(${scope.list}, ${occasionId}) g
      join contacts c on c.list_id = ${scope.list} and c.id = g.contact_id and c.removed_at is null
      order by c.email_key`.execute(tx)
    return rows
  })
}

/** The addresses of contacts of the list. */
export async function findEmails(database: Database, scope: ListScope, hashes: string[]): Promise<string[]> {
  if (hashes.length === 0) return []
  return database.as(scope, async (tx) => {
    const { rows } = await sql<{ email: string }>`
      select c.email from contacts c
      where c.list_id = ${scope.list} and c.member_hash = any(${hashes}::text[]) and c.removed_at is null
      order by c.email_key`.execute(tx)
    return rows.map(({ email }) => email)
  })
}

/** `madeId`: null if it was asked for and not answered. */
export type FollowUp = {
  kind: FollowUpKind
  madeId: string | null
  webId: number | null
  campaignId: string | null
  begunAt: Date
  madeAt: Date | null
}

export async function findAll(database: Database, scope: ListScope, occasionId: string): Promise<FollowUp[]> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<FollowUp>`
      select kind, made_id as "madeId", web_id as "webId", campaign_id as "campaignId", begun_at as "begunAt",
        made_at as "madeAt"
      from follow_ups where list_id = ${scope.list} and occasion_id = ${occasionId} order by kind`.execute(tx)
    return rows
  })
}

type Row = { occasionId: string; kind: FollowUpKind; campaignId: string | null; at: Date }

/** Something is asked of Mailchimp. Kept first, so that it is looked for if no answer comes. */
export async function begin(tx: Tx, listId: string, { occasionId, kind, campaignId, at }: Row): Promise<void> {
  const next = { made_id: null, web_id: null, campaign_id: campaignId, begun_at: at, made_at: null }
  await tx
    .insertInto('follow_ups')
    .values({ list_id: listId, occasion_id: occasionId, kind, ...next })
    .onConflict((conflict) => conflict.columns(['list_id', 'occasion_id', 'kind']).doUpdateSet(next))
    .execute()
}

type Made = { id: string; webId?: number | undefined }

export async function keep(tx: Tx, listId: string, row: Row, made: Made): Promise<void> {
  const { occasionId, kind, campaignId, at } = row
  const next = {
    made_id: made.id,
    web_id: made.webId ?? null,
    campaign_id: campaignId,
    made_at: at,
  }
  await tx
    .insertInto('follow_ups')
    .values({ list_id: listId, occasion_id: occasionId, kind, begun_at: at, ...next })
    .onConflict((conflict) => conflict.columns(['list_id', 'occasion_id', 'kind']).doUpdateSet(next))
    .execute()
}

/** `sent` and `bounced`: null without a report. */
export type KeptCampaign = {
  id: string
  webId: number | null
  title: string
  subject: string
  sentAt: Date | null
  sent: number | null
  bounced: number | null
  readAt: Date
}

/** As many as Mailchimp is asked for. */
const campaignsKept = 20

/** The newest first. */
export async function findCampaigns(database: Database, scope: ListScope): Promise<KeptCampaign[]> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<KeptCampaign>`
      select id, web_id as "webId", title, subject, sent_at as "sentAt", sent, bounced, read_at as "readAt"
      from sent_campaigns where list_id = ${scope.list}
      order by sent_at desc nulls last, id limit ${campaignsKept}`.execute(tx)
    return rows
  })
}

/** A reading of the sent campaigns of a list. `leftOut` as in `Listed`. */
export type SentReading = { readAt: Date; leftOut: string[] }

export async function findReading(database: Database, scope: ListScope): Promise<SentReading | undefined> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<SentReading>`
      select read_at as "readAt", left_out as "leftOut" from sent_readings where list_id = ${scope.list}`.execute(tx)
    return rows[0]
  })
}

export async function keepReading(tx: Tx, listId: string, { readAt, leftOut }: SentReading): Promise<void> {
  await sql`
    insert into sent_readings (list_id, read_at, left_out) values (${listId}, ${readAt}, ${leftOut}::text[])
    on conflict (list_id) do update set read_at = excluded.read_at, left_out = excluded.left_out`.execute(tx)
}

/**
 * The rows are all that the list has now, unless some were left out: one of those may be a campaign that is kept. A campaign without
 * a report keeps the figures that it had.
 */
export async function keepCampaigns(
  tx: Tx,
  listId: string,
  { rows: campaigns, leftOut }: Listed<KeptCampaign>,
): Promise<void> {
  const rows = campaigns.map(({ webId, sentAt, readAt, ...row }) => ({
    ...row,
    web_id: webId,
    sent_at: sentAt,
    read_at: readAt,
  }))
  await sql`
    delete from sent_campaigns where list_id = ${listId} and ${leftOut.length === 0} and id <> all(${campaigns.map(({ id }) => id)}::text[])`.execute(
    tx,
  )
  await sql`
    insert into sent_campaigns as k (list_id, id, web_id, title, subject, sent_at, sent, bounced, read_at)
    select ${listId}, r.id, r.web_id, r.title, r.subject, r.sent_at, r.sent, r.bounced, r.read_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      id text, web_id bigint, title text, subject text, sent_at timestamptz, sent int, bounced int, read_at timestamptz)
    on conflict (list_id, id) do update set web_id = excluded.web_id, title = excluded.title, subject = excluded.subject,
      sent_at = excluded.sent_at, sent = coalesce(excluded.sent, k.sent), bounced = coalesce(excluded.bounced, k.bounced),
      read_at = excluded.read_at`.execute(tx)
}

export type Figures = { came: number; opened: number; onTime: number | null }

/** `onTime`: guests whose first entry was by then; null without a time. */
export async function countGuests(
  database: Database,
  scope: ListScope,
  occasionId: string,
  by: Date | null,
): Promise<Figures> {
  const { list } = scope
  return database.as(scope, async (tx) => {
    const { rows } = await sql<Figures>`
      select (select count(*)::int from came_to(${list}, ${occasionId}) g) as came,
        (select count(*)::int from page_openings p where p.list_id = ${list} and p.occasion_id = ${occasionId}) as opened,
        case when ${by}::timestamptz is not null then (
          select count(*)::int from (
            select s.contact_id from scans s
            where s.list_id = ${list} and coalesce(s.occasion_id, s.list_id) = ${occasionId} and s.standing = 'counts'
              and not s.is_exit and s.contact_id is not null
            group by s.contact_id having min(coalesce(s.corrected_at, s.received_at)) <= ${by}
          ) first
        ) end as "onTime"`.execute(tx)
    return onlyRow(rows)
  })
}

export type Regular = { id: string; name: string; email: string; came: number; could: number }
export type Regulars = { held: number; often: Regular[]; oftenInAll: number; never: number }

/** `often`: guests that came to two or more of the occasions that were held. */
export async function findRegulars(
  database: Database,
  scope: ListScope,
  { displayField, most }: { displayField: string | null; most: number },
): Promise<Regulars> {
  return database.as(scope, async (tx) => {
    // The planner does not know how many guests the function returns.
    await sql`set local enable_nestloop = off`.execute(tx)
    const { rows } = await sql<Regulars>`
      with guests as materialized (
        select v.contact_id, v.came, v.could, c.email_key from visits_of_guests(${scope.list}) v
        join contacts c on c.list_id = ${scope.list} and c.id = v.contact_id
          and is_guest(c.removed_at, c.status, (select uncounted_here()))
        where v.came >= 2 or (v.came = 0 and v.could > 0)
      ), first as (
        select g.* from guests g where g.came >= 2 order by g.came desc, g.could, g.email_key limit ${most}
      )
      select (select count(*)::int from occasions_held(${scope.list}) h) as held,
        (select count(*)::int from guests g where g.came >= 2) as "oftenInAll",
        (select count(*)::int from guests g where g.came = 0) as never,
        (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name',
            coalesce(display_value(c.merge_fields, c.email, ${displayField}), ''), 'email', c.email, 'came', f.came,
            'could', f.could) order by f.came desc, f.could, f.email_key), '[]')
          from first f join contacts c on c.list_id = ${scope.list} and c.id = f.contact_id) as often`.execute(tx)
    return onlyRow(rows)
  })
}
