import { sql } from 'kysely'
import type { Reason } from '#domain/verdict.ts'
import { readInIndexOrder } from '../../database/in-index-order.ts'
import type { Database, ListScope, Tx } from '../../database/open.ts'
import { onlyRow } from '../../kernel/only-row.ts'

export type Period = { from: Date; to: Date }

/** `step` counts from the beginning of the period. Times are ISO texts. */
export type SoFar = {
  firsts: { step: number; guests: number }[]
  changes: { step: number; people: number }[]
  doors: { door: string; last_at: string; let_in: number; lately: number }[]
  conflicts: number
  gone: number
}

export async function findSoFar(
  database: Database,
  scope: ListScope,
  occasionId: string,
  { from, to, stepSeconds, lately }: Period & { stepSeconds: number; lately: Date },
): Promise<SoFar> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<SoFar>`
      select n.firsts, n.changes, n.doors, n.conflicts, n.gone
      from night_so_far(${scope.list}, ${occasionId}, ${from}, ${to}, ${stepSeconds}, ${lately}) n`.execute(tx)
    return onlyRow(rows)
  })
}

export type Device = {
  linkId: string
  userAgent: string
  heardAt: Date
  missing: string[] | null
  battery: number | null
  isCharging: boolean | null
}

/** `occasionId`: the occasion that the link opens at this moment. `isHere`: it may open the asked one. */
export type Link = {
  id: string
  label: string
  isOpen: boolean
  isHere: boolean
  occasionId: string
  direction: 'in' | 'out' | null
}

export type Latest = {
  scanId: string
  contactId: string | null
  displayValue: string
  reason: Reason
  standing: 'counts' | 'undone' | 'conflict' | null
  isExit: boolean
  door: string
  /** By the clock at the door. */
  at: Date
  scanCount: number
  maxScans: number | null
  /** How many came in together, of those that count. */
  people: number
}

export type Doors = { links: Link[]; devices: Device[] }

export type Now = Doors & { inside: number | null; latest: Latest[] }

const devicesShown = 5
const scansShown = 6
/** Doors send older scans later, so more are read than shown. */
const scansRead = 1000

/** The figures that change with each scan and each report of a door. Indexes find all of them. */
export async function findNow(
  database: Database,
  scope: ListScope,
  occasionId: string,
  { from, to }: Period,
): Promise<Now> {
  return database.as(scope, async (tx) => {
    const { list } = scope
    const seats = await sql<{ inside: number }>`
      select inside from occasion_seats where list_id = ${list} and occasion_id = ${occasionId}`.execute(tx)
    const doors = await findDoors(tx, list, occasionId)
    await readInIndexOrder(tx)
    const latest = await sql<Latest>`
      with lately as materialized (
        select s.*, coalesce(s.corrected_at, s.received_at) as came_at, coalesce(s.party_id, s.scan_id) as party
        from scans s
        where list_id = ${list} and received_at >= ${from} and received_at < ${to}::timestamptz + interval '4 days'
          and door <> 'system' and coalesce(s.occasion_id, s.list_id) = ${occasionId}
        order by received_at desc, scan_id limit ${scansRead}
      ), parties as (
        select l.*, count(*) filter (where standing = 'counts') over (partition by party)::int as people,
          row_number() over (partition by party order by (standing = 'counts') is true desc, scan_count desc, scan_id) as place
        from lately l where came_at >= ${from} and came_at < ${to}
      )
      select scan_id as "scanId", contact_id as "contactId", display_value as "displayValue", reason, standing,
        is_exit as "isExit", door, came_at as at, scan_count as "scanCount", max_scans as "maxScans", people
      from parties where place = 1 order by came_at desc, scan_id limit ${scansShown}`.execute(tx)
    return { inside: seats.rows[0]?.inside ?? null, ...doors, latest: latest.rows }
  })
}

/** The scanner links of a list with their devices, those heard last first. */
export async function findDoors(tx: Tx, list: string, occasionId: string): Promise<Doors> {
  const links = await sql<Link>`
    select k.id, k.label, k.is_active and coalesce(k.expires_at > now(), true) as "isOpen", k.direction,
      may_open(k, ${occasionId}) as "isHere", occasion_of_link(k, now()) as "occasionId"
    from scanner_links k where k.list_id = ${list}
    order by k.id`.execute(tx)
  const devices = await sql<Device>`
    select link_id as "linkId", user_agent as "userAgent", greatest(last_used_at, checked_at) as "heardAt",
      case when checked_at > now() - interval '3 minutes' then missing_checks end as missing, battery,
      is_charging as "isCharging"
    from (
      select s.*, row_number() over (
        partition by s.link_id order by greatest(s.last_used_at, s.checked_at) desc, s.id desc) as place
      from scanner_sessions s where s.list_id = ${list} and is_live(s)
    ) ranked where place <= ${devicesShown} order by place`.execute(tx)
  return { links: links.rows, devices: devices.rows }
}

/** Subscribed contacts whose code Mailchimp does not hold, so their emails show none. */
export async function countWithoutCode(database: Database, scope: ListScope): Promise<number> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from contacts
      where list_id = ${scope.list} and removed_at is null and status = 'subscribed'
        and upper(held_code) is distinct from code_key`.execute(tx)
    return onlyRow(rows).count
  })
}

/** The open and next nights of a team, in order. */
export async function findNextNights(database: Database, team: string, most: number) {
  return database.as({ team }, async (tx) => {
    const { rows } = await sql<{ listId: string; occasionId: string }>`
      select list_id as "listId", occasion_id as "occasionId" from next_nights(${most}) with ordinality order by ordinality`.execute(
      tx,
    )
    return rows
  })
}

export type Night = { id: string; opens_at: string; closes_at: string }

/** How many guests first entered in one quarter of an hour; `minutes` is its end, after the opening. */
export type Quarter = { id: string; minutes: number; guests: number }

/** Guests of nights that are over. Reads the scans of these nights alone. */
export async function findQuarters(database: Database, scope: ListScope, nights: Night[]): Promise<Quarter[]> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<Quarter>`
      select n.id, f.minutes, f.guests
      from jsonb_to_recordset(${JSON.stringify(nights)}::jsonb) as n (id uuid, opens_at timestamptz, closes_at timestamptz)
      cross join lateral (
        select q.minutes, count(*)::int as guests
        from (
          select (15 * (floor(extract(epoch from min(coalesce(s.corrected_at, s.received_at)) - n.opens_at) / 900) + 1))::int
            as minutes
          from scans s
          where s.list_id = ${scope.list} and s.received_at >= n.opens_at and s.received_at < n.closes_at + interval '4 days'
            and coalesce(s.occasion_id, s.list_id) = n.id and s.standing = 'counts' and not s.is_exit
            and s.contact_id is not null and coalesce(s.corrected_at, s.received_at) >= n.opens_at
          group by s.contact_id
        ) q group by q.minutes
      ) f order by n.id, f.minutes`.execute(tx)
    return rows
  })
}
