import type { Reason } from '#domain/verdict.ts'
import type { Database } from '../../database/open.ts'
import type { Attempt, Decided } from './attempt.ts'

type Row = {
  place: number
  code_key: string | null
  reason: Reason
  contact_id: string | null
  display_value: string
  scan_count: number
  max_scans: number | null
  first_at: Date | null
  first_door: string | null
  other_list: string | null
  received_at: Date
  standing: 'counts' | 'undone' | 'conflict' | null
}

/**
 * One round trip for many attempts on one list: the database decides each and keeps them all. Undefined for an attempt
 * whose list is not, or no longer, the door's, or whose scanner session has ended. No scan id and no code may come twice
 * in one call.
 */
export async function redeem(
  database: Database,
  listId: string,
  attempts: Attempt[],
): Promise<(Decided | undefined)[]> {
  const asked = attempts.map((attempt, place) => ({
    place,
    scan_id: attempt.scanId,
    person: attempt.personId,
    session: attempt.sessionId,
    // Left out for an organiser.
    link: attempt.linkId,
    door: attempt.door,
    text: attempt.text.replaceAll('\0', '').toWellFormed(),
    code_key: attempt.codeKey ?? null,
    scanned_at: attempt.scannedAt ?? null,
  }))
  const { rows } = await database.scans.query<Row>({
    name: 'redeem',
    text: 'select * from redeem_scans($1, $2)',
    values: [listId, JSON.stringify(asked)],
  })
  const decided: (Decided | undefined)[] = attempts.map(() => undefined)
  for (const row of rows) decided[row.place] = readRow(row)
  return decided
}

function readRow(row: Row): Decided {
  return {
    reason: row.reason,
    contactId: row.contact_id ?? undefined,
    codeKey: row.code_key ?? undefined,
    displayValue: row.display_value,
    scanCount: row.scan_count,
    maxScans: row.max_scans ?? 0,
    firstScan: row.first_at && row.first_door !== null ? { at: row.first_at, door: row.first_door } : undefined,
    otherList: row.other_list ?? undefined,
    receivedAt: row.received_at,
    standing: row.standing,
  }
}
