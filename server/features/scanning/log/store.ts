// The scans of a list for its log.
import { type RawBuilder, sql } from 'kysely'
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
}

export type Filters = {
  outcome?: 'accepted' | 'refused' | undefined
  reason?: Reason | undefined
  door?: string | undefined
  contact?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
}

/** The position of a scan in the log's order, with its time to the microsecond. */
export type Place = { receivedAt: string; scanId: string }

function matching({ outcome, reason, door, contact, from, to }: Filters): RawBuilder<unknown> {
  const conditions = [
    outcome && (outcome === 'accepted' ? sql`reason = 'ok'` : sql`reason <> 'ok'`),
    reason && sql`reason = ${reason}`,
    door && sql`door = ${door}`,
    contact && sql`contact_id = ${contact}`,
    from && sql`received_at >= ${from}`,
    to && sql`received_at < ${to}`,
  ].filter((condition) => condition !== undefined && condition !== '')
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** The scans of the log, newest first. `place` is the position of each scan. */
export async function findScans(
  database: Database,
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
        is_late as "isLate",
        to_char(received_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
      from scans where list_id = ${scope.list} and ${matching(filters)} ${before ?? sql``}
      order by received_at desc, scan_id limit ${count}`.execute(tx)
    return rows
  })
}

export type Standing = { contacts: number; checkedIn: number; lastScanAt: Date | null }

export async function findStanding(database: Database, scope: Scope): Promise<Standing> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<Standing>`
      select count(*)::int as contacts, count(*) filter (where scan_count > 0)::int as "checkedIn",
        (select max(received_at) from scans where list_id = ${scope.list}) as "lastScanAt"
      from contacts where list_id = ${scope.list} and removed_at is null`.execute(tx)
    return onlyRow(rows)
  })
}

/** `counts`: an admission that still counts. */
export type Tally = { at: Date; reason: Reason; counts: boolean; door: string; count: number }

/** Scans of a period by interval, reason, standing and door. */
export async function countScans(
  database: Database,
  scope: Scope,
  { from, to, intervalSeconds }: { from: Date; to: Date; intervalSeconds: number },
): Promise<Tally[]> {
  return database.as(scope, async (tx) => {
    const { rows } = await sql<Tally>`
      select date_bin(make_interval(secs => ${intervalSeconds}), received_at, ${from}::timestamptz) as at, reason,
        standing is not distinct from 'counts' as counts, door, count(*)::int as count
      from scans where list_id = ${scope.list} and received_at >= ${from} and received_at < ${to}
      group by 1, 2, 3, 4 order by 1`.execute(tx)
    return rows
  })
}
