// The scans of a list for its log.
import { type RawBuilder, sql } from 'kysely'
import type { VisitNote } from '#domain/occasion.ts'
import type { Reason } from '#domain/verdict.ts'
import { onlyRow } from '../../../kernel/only-row.ts'
import { readInIndexOrder } from '../../../database/in-index-order.ts'
import type { Database } from '../../../database/open.ts'

type Scope = { team: string; list: string }

export type LoggedScan = {
  scanId: string
  reason: Reason
  standing: 'counts' | 'undone' | 'conflict' | null
  contactId: string | null
  displayValue: string
  code: string | null
  door: string
  scanCount: number
  maxScans: number | null
  scannedAt: Date | null
  receivedAt: Date
  /** True if the scan was sent after the link had ended or the list was closed. */
  isLate: boolean
  occasionId: string
  /** The occasion's. */
  zone: string
  /** The occasion's present name, even if it was removed. Null at a main occasion without settings. */
  occasionName: string | null
  isExit: boolean
  note: VisitNote | null
  /** The member who let the guest in after a refusal. */
  letInBy: string | null
  /** The scans of a party that still count, this one first. */
  party: string[] | null
}

export type Filters = {
  outcome?: 'accepted' | 'refused' | undefined
  reason?: Reason | undefined
  door?: string | undefined
  contact?: string | undefined
  occasion?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
}

/** The position of a scan in the log's order, with its time to the microsecond. */
export type Place = { receivedAt: string; scanId: string }

function matching({ outcome, reason, door, contact, occasion, from, to }: Filters): RawBuilder<unknown> {
  const conditions = [
    outcome && (outcome === 'accepted' ? sql`reason = 'ok'` : sql`reason <> 'ok'`),
    reason && sql`reason = ${reason}`,
    door && sql`door = ${door}`,
    contact && sql`contact_id = ${contact}`,
    occasion && at(occasion),
    from && sql`received_at >= ${from}`,
    to && sql`received_at < ${to}`,
  ].filter((condition) => condition !== undefined && condition !== '')
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** The scans of one occasion; a scan of the main one names none. */
function at(occasion: string): RawBuilder<unknown> {
  return sql`coalesce(s.occasion_id, s.list_id) = ${occasion}`
}

/** The scans of the log, newest first. `place` is the position of each scan. */
export async function findScans(
  database: Pick<Database, 'as'>,
  scope: Scope,
  { filters, after, count }: { filters: Filters; after: Place | undefined; count: number },
): Promise<(LoggedScan & { place: string })[]> {
  const before =
    after &&
    sql`and received_at <= ${after.receivedAt}::timestamptz
    and (received_at < ${after.receivedAt}::timestamptz or scan_id > ${after.scanId})`
  return database.as(scope, async (tx) => {
    // A contact has few scans, and another index finds them.
    if (!filters.contact) await readInIndexOrder(tx)
    const { rows } = await sql<LoggedScan & { place: string }>`
      select scan_id as "scanId", reason, standing, contact_id as "contactId", display_value as "displayValue", code_key as code,
        door, scan_count as "scanCount", max_scans as "maxScans", scanned_at as "scannedAt", received_at as "receivedAt",
        is_late as "isLate", coalesce(s.occasion_id, s.list_id) as "occasionId", (
          select coalesce(nullif(o.name, ''), l.name) from occasions o join lists l on l.id = o.list_id
          where o.list_id = s.list_id and o.id = coalesce(s.occasion_id, s.list_id)
        ) as "occasionName", coalesce((
          select o.zone from occasions o where o.list_id = s.list_id and o.id = coalesce(s.occasion_id, s.list_id)
        ), 'UTC') as zone, is_exit as "isExit", s.facts ->> 'note' as note, let_in_by as "letInBy",
        case when s.party_id is not null and s.standing = 'counts' then array(
          select p.scan_id from scans p
          where p.list_id = s.list_id and p.contact_id = s.contact_id and p.party_id = s.party_id and p.standing = 'counts'
          order by p.scan_id <> s.scan_id, p.scan_count desc, p.scan_id) end as party,
        to_char(received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
      from scans s where list_id = ${scope.list} and ${matching(filters)} ${before ?? sql``}
      order by received_at desc, scan_id limit ${count}`.execute(tx)
    return rows
  })
}

export type Standing = { contacts: number; checkedIn: number; lastScanAt: Date | null }

export async function findStanding(database: Database, scope: Scope): Promise<Standing> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<Standing>`
      select count(*)::int as contacts,
        count(*) filter (where c.scan_count > 0 or m.contact_id is not null)::int as "checkedIn",
        (select max(received_at) from scans where list_id = ${scope.list}) as "lastScanAt"
      from contacts c
      left join (select distinct contact_id from admissions where list_id = ${scope.list} and entries > 0) m on m.contact_id = c.id
      where c.list_id = ${scope.list} and is_guest(c.removed_at, c.status, (select uncounted_here()))`.execute(tx)
    return onlyRow(rows)
  })
}

export async function findLastScanAt(database: Database, scope: Scope, occasion: string): Promise<Date | null> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<{ at: Date | null }>`
      select max(received_at) as at from scans s where list_id = ${scope.list} and ${at(occasion)}`.execute(tx)
    return onlyRow(rows).at
  })
}

export type Period = { from: Date; to: Date; intervalSeconds: number }

/** `counts`: an entry that still counts. */
export type Tally = { at: Date; reason: Reason; counts: boolean; door: string; count: number }

/** Scans of a period by interval, reason, standing and door, of the list or of one occasion. Without accepted exits. */
export async function countScans(
  database: Database,
  scope: Scope,
  { from, to, intervalSeconds }: Period,
  occasion: string | undefined,
): Promise<Tally[]> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<Tally>`
      select date_bin(make_interval(secs => ${intervalSeconds}), received_at, ${from}::timestamptz) as at, reason,
        standing is not distinct from 'counts' as counts, door, count(*)::int as count
      from scans s where list_id = ${scope.list} and received_at >= ${from} and received_at < ${to}
        and not (is_exit and reason = 'ok') and ${occasion === undefined ? sql`true` : at(occasion)}
      group by 1, 2, 3, 4 order by 1`.execute(tx)
    return rows
  })
}

/** `at`: the interval; null for all times before the period. */
export type Step = { at: Date | null; people: number }

/**
 * How many more people are inside after each interval than before it. An exit while a contact is not inside changes
 * nothing, as for recount_visits.
 */
export async function countSteps(
  database: Database,
  scope: Scope,
  { from, to, intervalSeconds }: Period,
  occasion: string,
): Promise<Step[]> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<Step>`
      with visits as (
        select contact_id, coalesce(corrected_at, received_at) as came_at, received_at, scan_id,
          case when is_exit then -1 else 1 end as step
        from scans s
        where list_id = ${scope.list} and ${at(occasion)} and standing = 'counts' and contact_id is not null
      ), heights as (
        select *, sum(step) over (partition by contact_id order by came_at, received_at, scan_id) as height from visits
      ), insides as (
        select *, height - least(0, min(height) over (partition by contact_id order by came_at, received_at, scan_id)) as inside
        from heights
      ), steps as (
        select came_at, inside - lag(inside, 1, 0::bigint) over (partition by contact_id order by came_at, received_at, scan_id)
          as people
        from insides
      )
      select case when came_at >= ${from} then
          date_bin(make_interval(secs => ${intervalSeconds}), came_at, ${from}::timestamptz) end as at, sum(people)::int as people
      from steps where came_at < ${to} group by 1 order by 1`.execute(tx)
    return rows
  })
}

export type FirstEntries = { occasionId: string; openedAt: Date; minutes: number; count: number }

/** Contacts by the quarter of an hour, from the opening, in which they first entered. Without an opening: the first entry. */
export async function countFirstEntries(
  database: Database,
  scope: Scope,
  occasions: { id: string; opensAt: Date | null }[],
): Promise<FirstEntries[]> {
  const asked = JSON.stringify(occasions.map(({ id, opensAt }) => ({ id, opens_at: opensAt })))
  return database.as(scope, async (tx) => {
    const { rows } = await sql<FirstEntries>`
      with asked as (select * from jsonb_to_recordset(${asked}::jsonb) as a (id uuid, opens_at timestamptz)),
      firsts as (
        select a.id, a.opens_at, min(coalesce(s.corrected_at, s.received_at)) as came_at
        from scans s join asked a on a.id = coalesce(s.occasion_id, s.list_id)
        where s.list_id = ${scope.list} and s.standing = 'counts' and not s.is_exit and s.contact_id is not null
        group by a.id, a.opens_at, s.contact_id
      ), opened as (
        select id, came_at, coalesce(opens_at, min(came_at) over (partition by id)) as opened_at from firsts
      )
      select id as "occasionId", opened_at as "openedAt",
        greatest(15, 15 * (floor(extract(epoch from came_at - opened_at) / 900) + 1))::int as minutes, count(*)::int as count
      from opened group by 1, 2, 3 order by 1, 3`.execute(tx)
    return rows
  })
}
