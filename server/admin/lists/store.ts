// The lists of all teams, with their state.
import { sql } from 'kysely'
import { firstSettings, type ListSettings } from '#contract/list-settings.ts'
import { onlyRow } from '../../kernel/only-row.ts'
import type { Db } from '../store.ts'
import { sayTold, type Told } from '../../kernel/told.ts'

export type ListedList = {
  id: string
  mailchimp_id: string
  name: string
  owner_id: string
  team: string
  account: string
  is_account_active: boolean
  reconnect_since: Date | null
  gone_since: Date | null
  member_count: number
  active_members: number
  fields: number
  codes_generated_at: Date | null
  is_scanning_on: boolean
  webhook_mode: string | null
  pending_writes: number
  running: string | null
}

type Wanted = { personId?: string; teamId?: string; key?: string }

/** All lists, those of a person's teams or of one team, or those with this id (ours or Mailchimp's), by team and name. */
export async function findLists(db: Db, { personId, teamId, key }: Wanted = {}): Promise<ListedList[]> {
  const { rows } = await sql<ListedList>`
    select l.id, l.mailchimp_id, l.name, l.owner_id, t.name as team, a.account_name as account,
      a.is_active as is_account_active, a.reconnect_since, l.gone_since, l.member_count, l.active_members,
      (select count(*)::int from fields f where f.list_id = l.id and f.gone_since is null) as fields, l.codes_generated_at, l.is_scanning_on,
      l.webhook_mode, (select count(*)::int from pending_writes p where p.list_id = l.id) as pending_writes,
      (select b.kind from batches b where b.list_id = l.id and b.finished_at is null and b.cancelled_at is null) as running
    from lists l join accounts a on a.id = l.account_id join teams t on t.id = l.owner_id
    where (${personId ?? null}::uuid is null
        or l.owner_id in (select m.team_id from memberships m where m.person_id = ${personId ?? null}))
      and (${teamId ?? null}::uuid is null or l.owner_id = ${teamId ?? null})
      and (${key ?? null}::text is null or l.id::text = lower(${key ?? null}) or l.mailchimp_id = ${key ?? null})
    order by t.name, t.id, l.name, l.id`.execute(db)
  return rows
}

type StoredState = {
  settings: Partial<ListSettings>
  heard_at: Date | null
  polled_at: Date | null
  oldest_write_at: Date | null
  hints: number
  scans: number
  let_in: number
  last_scan_at: Date | null
  links: number
  rules: number
}

/** With all its settings. */
export async function findListState(db: Db, listId: string) {
  const { rows } = await sql<StoredState>`
    select l.settings, l.heard_at, l.polled_at,
      (select min(p.queued_at) from pending_writes p where p.list_id = l.id) as oldest_write_at,
      (select count(*)::int from webhook_deliveries d where d.list_id = l.id) as hints,
      s.scans, s.let_in, s.last_scan_at,
      (select count(*)::int from scanner_links k where k.list_id = l.id) as links,
      (select count(*)::int from rules r where r.list_id = l.id) as rules
    from lists l cross join lateral (
      select count(*)::int as scans, count(*) filter (where standing = 'counts')::int as let_in,
        max(received_at) as last_scan_at
      from scans where list_id = l.id) s
    where l.id = ${listId}`.execute(db)
  const { settings, ...state } = onlyRow(rows)
  return { ...state, settings: { ...firstSettings, ...settings } }
}

export type Batch = {
  id: string
  kind: string
  started_at: Date
  finished_at: Date | null
  cancelled_at: Date | null
  processed: number
  failed: number
  total: number
  notice: string | null
}

/** A list's batches, the newest first. */
export async function findBatches(db: Db, listId: string, most: number): Promise<Batch[]> {
  const { rows } = await sql<Omit<Batch, 'notice'> & { notice: Told | null }>`
    select b.id, b.kind, b.started_at, b.finished_at, b.cancelled_at, b.said as notice,
      coalesce(sum(p.processed), 0)::int as processed, coalesce(sum(p.failed), 0)::int as failed,
      coalesce(sum(coalesce(p.processed + p.failed, p.planned)), 0)::int as total
    from batches b left join batch_pages p on p.list_id = b.list_id and p.batch_id = b.id
    where b.list_id = ${listId} group by b.list_id, b.id
    order by b.started_at desc, b.id desc limit ${most}`.execute(db)
  return rows.map((row) => ({ ...row, notice: sayTold('en', row.notice) }))
}

export type Link = {
  id: string
  label: string
  is_active: boolean
  expires_at: Date | null
  may_check_in_by_name: boolean
  created_at: Date
  last_used_at: Date | null
  sessions: number
}

/** A list's scanner links, the newest first. */
export async function findLinks(db: Db, listId: string): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select k.id, k.label, k.is_active, k.expires_at, k.may_check_in_by_name, k.created_at, k.last_used_at,
      (select count(*)::int from scanner_sessions s
       where s.list_id = k.list_id and s.link_id = k.id and is_live(s)) as sessions
    from scanner_links k where k.list_id = ${listId} order by k.id desc`.execute(db)
  return rows
}
