// Compares every call of the doors, and its answer, with the final database. Acknowledged scans are stored, stored
// scans were sent, and no door got an impossible answer.
import { type Kysely, sql } from 'kysely'
import type { Verdict } from '#contract/scanning.ts'
import type { Tables } from '../database/tables.ts'
import { findBrokenInvariants } from '../verify/invariants.ts'

export type RecordedCall = {
  listId: string
  scanId: string
  code: string
  door: string
  /** When the call began: in milliseconds, all by the same clock. */
  beganAt: number
  endedAt: number
  /**
   * The result of a call. Declined: the server did not count this scan and never will. Lost: anything else; the scan
   * may be stored or not.
   */
  outcome: { kind: 'verdict'; verdict: Verdict } | { kind: 'declined' | 'lost'; why: string }
}

export type History = {
  calls: RecordedCall[]
  /** Makes one call of a door and records the result; throws the call's error. */
  record: (
    about: Pick<RecordedCall, 'listId' | 'scanId' | 'code' | 'door'>,
    send: () => Promise<Verdict>,
  ) => Promise<Verdict>
}

/** Not signed in, another list, an invalid call, too many refusals: nothing was stored, and a retry changes nothing. */
const isFinal = /: (401|404|422|429) /

export function openHistory(): History {
  const calls: RecordedCall[] = []
  return {
    calls,
    async record(about, send) {
      const beganAt = performance.now()
      const keep = (outcome: RecordedCall['outcome']) =>
        void calls.push({ ...about, beganAt, endedAt: performance.now(), outcome })
      try {
        const verdict = await send()
        keep({ kind: 'verdict', verdict })
        return verdict
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        keep({ kind: isFinal.test(why) ? 'declined' : 'lost', why })
        throw error
      }
    },
  }
}

type StoredScan = {
  list: string
  scanId: string
  reason: string
  standing: string | null
  contact: string | null
}

type StoredContact = { list: string; id: string; code: string; max: number; opening: number; count: number }

/**
 * Sentences about contradictions, with their scans; empty if everything fits. For lists that only the recorded doors
 * scanned. Reads as the owner of the tables.
 */
export async function findContradictions({ calls }: Pick<History, 'calls'>, db: Kysely<Tables>): Promise<string[]> {
  const lists = [...new Set(calls.map(({ listId }) => listId))]
  const { rows: scans } = await sql<StoredScan>`
    select list_id as list, scan_id::text as "scanId", reason, standing, contact_id::text as contact from scans
    where list_id = any (${lists}::uuid[])`.execute(db)
  const { rows: contacts } = await sql<StoredContact>`
    select list_id as list, id::text, code, max_scans as max, opening_count as opening, scan_count as count from contacts
    where list_id = any (${lists}::uuid[])`.execute(db)
  const byScan = Map.groupBy(calls, keyOf)
  return [
    ...compareWithStored(byScan, scans),
    ...compareAnswers(byScan),
    ...findTooMany(scans, contacts),
    ...findWronglyTold(calls, contacts),
    ...(await findBrokenInvariants(db)).map(({ invariant, about }) => `${invariant}: ${about}`),
  ]
}

const keyOf = ({ listId, scanId }: { listId: string; scanId: string }) => `${listId} ${scanId}`

/** An acknowledged scan is stored with the same reason. A stored scan was acknowledged, or its answer was lost. */
function compareWithStored(byScan: Map<string, RecordedCall[]>, scans: StoredScan[]): string[] {
  const stored = new Map(scans.map((scan) => [keyOf({ listId: scan.list, scanId: scan.scanId }), scan]))
  const found: string[] = []
  for (const [key, calls] of byScan) {
    const scan = stored.get(key)
    const [verdict] = verdictsOf(calls)
    if (verdict && !scan) found.push(`A scan was acknowledged and is not there: ${key}`)
    if (verdict && scan && verdict.reason !== scan.reason) {
      found.push(`A door was told ${verdict.reason}, and ${scan.reason} is stored: ${key}`)
    }
    if (scan && calls.every(({ outcome }) => outcome.kind === 'declined')) {
      found.push(`A scan was declined and is there: ${key}`)
    }
  }
  for (const key of stored.keys()) if (!byScan.has(key)) found.push(`A scan is there that no door has made: ${key}`)
  return found
}

/** A scan keeps its verdict however often it is sent; its standing may change. */
function compareAnswers(byScan: Map<string, RecordedCall[]>): string[] {
  return [...byScan].flatMap(([key, calls]) => {
    const answers = new Set(verdictsOf(calls).map((verdict) => JSON.stringify({ ...verdict, standing: undefined })))
    return answers.size > 1 ? [`The same scan got ${answers.size} verdicts: ${key}`] : []
  })
}

/** No contact is let in more often than allowed, and each count equals the rows. */
function findTooMany(scans: StoredScan[], contacts: StoredContact[]): string[] {
  const counting = Map.groupBy(
    scans.filter(({ standing }) => standing === 'counts'),
    ({ list, contact }) => `${list} ${contact}`,
  )
  return contacts.flatMap(({ list, id, max, opening, count }) => {
    const rows = counting.get(`${list} ${id}`)?.length ?? 0
    return [
      ...(rows > 0 && opening + rows > max ? [`Let in ${rows} times, and may be ${max - opening}: contact ${id}`] : []),
      ...(opening + rows === count ? [] : [`Counted ${count}, and the rows are ${opening + rows}: contact ${id}`]),
    ]
  })
}

/**
 * A guest, and above all a retry, is refused as used only if others came in before or at the same time. And the answers
 * add up: no more doors heard "ok" than there were places.
 */
function findWronglyTold(calls: RecordedCall[], contacts: StoredContact[]): string[] {
  const places = new Map(contacts.map(({ list, code, max, opening }) => [`${list} ${code}`, max - opening]))
  const byCode = Map.groupBy(calls, ({ listId, code }) => `${listId} ${code}`)
  return [...byCode].flatMap(([key, ofCode]) => {
    const most = places.get(key)
    if (most === undefined) return []
    const found: string[] = []
    const told = (reason: string) => ofCode.filter((call) => reasonOf(call) === reason)
    const letIn = new Set(told('ok').map(({ scanId }) => scanId))
    if (letIn.size > most) found.push(`${letIn.size} scans were told ok of a code that may come ${most} times: ${key}`)
    const scans = [...Map.groupBy(ofCode, ({ scanId }) => scanId)].map(([scanId, asked]) => ({
      scanId,
      beganAt: Math.min(...asked.map(({ beganAt }) => beganAt)),
      // A scan without an answer may still have been counted.
      mayBeIn: asked.some((call) => reasonOf(call) === 'ok') || verdictsOf(asked).length === 0,
    }))
    for (const used of told('already_used')) {
      const before = scans.filter(
        ({ scanId, beganAt, mayBeIn }) => mayBeIn && scanId !== used.scanId && beganAt < used.endedAt,
      )
      if (before.length >= most) continue
      found.push(`A scan was told already_used, and nobody else had come in by then: ${keyOf(used)}`)
    }
    return found
  })
}

function reasonOf({ outcome }: RecordedCall): string | undefined {
  return outcome.kind === 'verdict' ? outcome.verdict.reason : undefined
}

function verdictsOf(calls: RecordedCall[]): Verdict[] {
  return calls.flatMap(({ outcome }) => (outcome.kind === 'verdict' ? [outcome.verdict] : []))
}
