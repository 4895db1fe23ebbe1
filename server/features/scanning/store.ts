import { sql } from 'kysely'
import type { QueryConfig } from 'pg'
import type { GuestCard } from '#contract/guest-card.ts'
import type { localReasons } from '#contract/scanning.ts'
import type { Reason } from '#domain/verdict.ts'
import type { VisitFacts } from '../../database/column-types.ts'
import type { Database } from '../../database/open.ts'
import type { Door } from '../../kernel/team.ts'
import { onlyRow } from '../../kernel/only-row.ts'
import { step } from '../../kernel/step.ts'
import type { Attempt, Decided } from './attempt.ts'

type Row = {
  scan_id: string
  code_key: string | null
  reason: Reason
  contact_id: string | null
  display_value: string
  scan_count: number | null
  max_scans: number | null
  first_at: Date | null
  first_door: string | null
  other_list: string | null
  received_at: Date
  standing: 'counts' | 'undone' | 'conflict' | null
  occasion_id: string | null
  is_exit: boolean
  facts: VisitFacts | null
  is_unreached: boolean | null
  is_given: boolean | null
  card: GuestCard | null
}

/**
 * One round trip for many attempts on one list: the database decides and stores each. Undefined for an attempt whose
 * list is not, or no longer, the door's, or whose scanner session has ended. No scan id and no code may occur twice in
 * one call.
 */
export function redeem(database: Database, listId: string, attempts: Attempt[]): Promise<(Decided | undefined)[]> {
  return redeemOver(database.scans, listId, attempts)
}

/**
 * The same for one attempt whose contact another transaction may have locked: it gives up sooner, and uses connections
 * that no group needs.
 */
export async function redeemHeld(database: Database, attempt: Attempt): Promise<Decided | undefined> {
  if (attempt.party) return redeemParty(database.heldScans, attempt, attempt.party)
  const [decided] = await redeemOver(database.heldScans, attempt.listId, [attempt])
  return decided
}

/** As many places of one code as are left, at most one for each scan id, in one transaction. */
async function redeemParty(
  pool: Database['heldScans'],
  attempt: Attempt,
  others: string[],
): Promise<Decided | undefined> {
  const { listId, scanId, teamId, sessionId, linkId, door, codeKey, text, scannedAt, occasionId, isExit } = attempt
  const client = await pool.connect()
  try {
    const known = codeKey === undefined ? text : undefined
    const of = [teamId, sessionId, linkId, door, codeKey, known, scannedAt, occasionId, isExit ?? false]
    const { rows } = await client.query<Row>(
      `with d as materialized (
        select * from redeem_party($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) with ordinality
      )
      ${marked}
      order by d.ordinality`,
      [listId, [scanId, ...others], ...of],
    )
    const [first, ...more] = rows
    const counted = more.filter(({ reason }) => reason === 'ok')
    const why = more.find(({ reason }) => reason !== 'ok')?.reason
    const missing = others.length - counted.length
    return (
      first && {
        ...readRow(first),
        party: counted.map((row) => ({ ...readRow(row), scanId: row.scan_id })),
        ...(why !== undefined && missing > 0 && { rest: { people: missing, reason: why } }),
      }
    )
  } finally {
    client.release()
  }
}

async function redeemOver(
  pool: Database['scans'],
  listId: string,
  attempts: Attempt[],
): Promise<(Decided | undefined)[]> {
  // Not `pool.query`, which discards a connection after any error: a new one first has to make its plans.
  const client = await pool.connect()
  try {
    const asked = client.query<Row>(askFor(listId, attempts))
    step('redeem.sent')
    const { rows } = await asked
    step('redeem.committed')
    const decided = new Map(rows.map((row) => [row.scan_id, readRow(row)]))
    return attempts.map(({ scanId }) => decided.get(scanId.toLowerCase()))
  } finally {
    client.release()
  }
}

/** The decisions `d` of list $1, with what is true of their contacts now. */
const marked = `
  select d.*, m.cards -> d.contact_id::text as card, d.contact_id = any (m.unreached) as is_unreached,
    d.code_key = any (m.given) as is_given
  from d cross join marks_of($1, array(select contact_id from d), array(select code_key from d)) m`

function askFor(listId: string, attempts: Attempt[]): QueryConfig {
  return {
    name: 'decide_scans',
    text: `with d as materialized (select * from decide_scans($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11))
      ${marked}`,
    values: [
      listId,
      attempts.map(({ scanId }) => scanId),
      attempts.map(({ teamId }) => teamId),
      attempts.map(({ sessionId }) => sessionId),
      unlessAbsent(attempts.map(({ linkId }) => linkId)),
      attempts.map(({ door }) => door),
      attempts.map(({ codeKey }) => codeKey),
      // The raw text is kept only if it holds no code.
      unlessAbsent(attempts.map(({ text, codeKey }) => (codeKey === undefined ? text : undefined))),
      unlessAbsent(attempts.map(({ scannedAt }) => scannedAt)),
      unlessAbsent(attempts.map(({ occasionId }) => occasionId)),
      unlessAbsent(attempts.map(({ isExit }) => isExit || undefined)),
    ],
  }
}

/** Passes null for an array without any value, because that saves the database work. */
function unlessAbsent<T>(values: (T | undefined)[]): (T | undefined)[] | null {
  return values.every((value) => value === undefined) ? null : values
}

export type HandedIn = {
  scanId: string
  text: string
  codeKey: string | undefined
  scannedAt: Date
  /** The scan's time on the server's clock, as estimated by the door. */
  correctedAt: Date
  told: (typeof localReasons)[number]
  occasionId?: string | undefined
  isExit?: boolean | undefined
  partyId?: string | undefined
  /** Staff have undone it. It may be undone if the server got it after this time. */
  undone?: { after: Date; recordId: string } | undefined
}

type HandedInRow = Row & { ordinality: number }

/**
 * Uses other connections than current scans. Undefined if the list is not, or no longer, the door's, or its scanner
 * session has ended. Otherwise one answer each, in order.
 */
export async function handIn(database: Database, door: Door, scans: HandedIn[]): Promise<Decided[] | undefined> {
  const asked = scans.map((scan, place) => ({
    place,
    scan_id: scan.scanId,
    text: scan.text,
    code_key: scan.codeKey ?? null,
    scanned_at: scan.scannedAt,
    corrected_at: scan.correctedAt,
    told: scan.told,
    occasion_id: scan.occasionId,
    is_exit: scan.isExit,
    party_id: scan.partyId,
    undone_after: scan.undone?.after,
    record_id: scan.undone?.recordId,
  }))
  const handedIn = sql<HandedInRow>`
    with d as materialized (
      select * from take_in_scans(${door.listId}, ${doorAsJson(door)}, ${JSON.stringify(asked)}) with ordinality
    )
    select d.*, m.cards -> d.contact_id::text as card, d.contact_id = any (m.unreached) as is_unreached,
      d.code_key = any (m.given) as is_given
    from d cross join marks_of(${door.listId}, array(select contact_id from d), array(select code_key from d)) m
    order by d.ordinality`.execute(database.doors.open)
  step('hand-in.sent')
  const { rows } = await handedIn
  step('hand-in.committed')
  return rows.length === scans.length ? rows.map(readRow) : undefined
}

export type UndoOutcome = 'undone' | 'not_found' | 'link_expired' | 'other_door' | 'too_late' | 'refused' | 'conflict'

/** Undoes a scan. Undefined if the list is not, or no longer, the door's, or its scanner session has ended. */
export async function undo(
  database: Database,
  door: Door,
  { scanId, withinMs, recordId }: { scanId: string; withinMs: number; recordId: string },
): Promise<{ outcome: UndoOutcome; decided: Decided } | undefined> {
  const undone = sql<Row & { outcome: UndoOutcome }>`
    with d as materialized (
      select t.outcome, (t.decided).* from take_back_scan(${door.listId}, ${doorAsJson(door)}, ${scanId},
        make_interval(secs => ${withinMs / 1000}), ${recordId}) t
    )
    select d.*, m.cards -> d.contact_id::text as card, d.contact_id = any (m.unreached) as is_unreached,
      d.code_key = any (m.given) as is_given
    from d cross join marks_of(${door.listId}, array(select contact_id from d), array(select code_key from d)) m`.execute(
    database.doors.open,
  )
  step('undo.sent')
  const { rows } = await undone
  step('undo.committed')
  const row = rows[0]
  return row && { outcome: row.outcome, decided: readRow(row) }
}

/** False if no scan of this door let in a contact, or it was undone. */
export async function keepAnswers(
  { doors }: Database,
  door: Door,
  scanId: string,
  answers: { tag: string; value: string }[],
): Promise<{ isKept: boolean; asked: string[] }> {
  const { rows } = await sql<{ isKept: boolean; asked: string[] }>`
    select is_kept as "isKept", asked
    from keep_answers(${door.listId}, ${doorAsJson(door)}::jsonb, ${scanId}, ${JSON.stringify(answers)}::jsonb)`.execute(
    doors.open,
  )
  return onlyRow(rows)
}

/** The door, as the database's functions take it. */
export function doorAsJson({ teamId, member, sessionId, linkId, name }: Door): string {
  return JSON.stringify({ team: teamId, member, session: sessionId, link: linkId, door: name })
}

function readRow(row: Row): Decided {
  return {
    reason: row.reason,
    contactId: row.contact_id ?? undefined,
    codeKey: row.code_key ?? undefined,
    displayValue: row.display_value,
    scanCount: row.scan_count ?? 0,
    maxScans: row.max_scans ?? 0,
    firstScan: row.first_at && row.first_door !== null ? { at: row.first_at, door: row.first_door } : undefined,
    otherList: row.other_list ?? undefined,
    receivedAt: row.received_at,
    standing: row.standing,
    occasionId: row.occasion_id ?? undefined,
    isExit: row.is_exit,
    facts: row.facts,
    isUnreached: row.is_unreached ?? false,
    isGiven: row.is_given ?? false,
    card: row.card ?? undefined,
    visit: row.facts === null ? undefined : readFacts(row.facts, row.is_exit),
  }
}

/** The facts of a stored verdict, as its sentence needs them. */
export function readFacts(facts: VisitFacts, isExit: boolean): Decided['visit'] {
  const time = (text: string | undefined) => (text === undefined ? undefined : new Date(text))
  return {
    occasion: facts.occasion,
    isExit,
    note: facts.note,
    opensAt: time(facts.opens_at),
    closesAt: time(facts.closes_at),
    insideSince: time(facts.inside_since),
    inside: facts.inside,
    capacity: facts.capacity,
  }
}
