import { sql } from 'kysely'
import type { CallAnswer, CallSubject } from '#domain/door-call.ts'
import type { Reason } from '#domain/verdict.ts'
import type { Tx } from '../../../database/open.ts'

export type NewCall = {
  id: string
  linkId: string | undefined
  sessionId: string
  door: string
  about: CallSubject
  scanId: string | undefined
}

export type StoredCall = {
  id: string
  about: CallSubject
  door: string
  calledAt: Date
  /** Null for a call about no guest. */
  guest: { name: string; reason: Reason; at: string } | null
  answer: CallAnswer | null
  answeredAt: Date | null
  answeredBy: string | null
}

/** Calls are kept for a week. */
export async function addCall(tx: Tx, listId: string, call: NewCall): Promise<void> {
  await sql`delete from door_calls where list_id = ${listId} and called_at < now() - interval '7 days'`.execute(tx)
  await sql`
    insert into door_calls (list_id, id, link_id, session_id, door, about, scan_id, occasion_id)
    values (${listId}, ${call.id}, ${call.linkId ?? null}, ${call.sessionId}, ${call.door}, ${call.about},
      ${call.scanId ?? null}, (select occasion_id from scans where list_id = ${listId} and scan_id = ${call.scanId ?? null}))
    on conflict do nothing`.execute(tx)
}

type Which = { id?: string; sessionId?: string; hours: number; most: number }

/** The latest calls, newest first: of one door or of all, or a single one. */
export async function findCalls(tx: Tx, listId: string, { id, sessionId, hours, most }: Which): Promise<StoredCall[]> {
  const { rows } = await sql<StoredCall>`
    select c.id, c.about, c.door, c.called_at as "calledAt", c.answer, c.answered_at as "answeredAt", c.answered_by as "answeredBy",
      case when s.scan_id is not null then jsonb_build_object('name', s.display_value, 'reason', s.reason, 'at', s.received_at) end as guest
    from door_calls c left join scans s on s.list_id = c.list_id and s.scan_id = c.scan_id and s.session_id = c.session_id
    where c.list_id = ${listId} and c.called_at > now() - make_interval(hours => ${hours})
      and (${id ?? null}::uuid is null or c.id = ${id ?? null})
      and (${sessionId ?? null}::uuid is null or c.session_id = ${sessionId ?? null})
    order by c.called_at desc, c.id desc limit ${most}`.execute(tx)
  return rows
}

/** False if the list has no such call. */
export async function keepAnswer(
  tx: Tx,
  listId: string,
  callId: string,
  { answer, by }: { answer: CallAnswer; by: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update door_calls set answer = ${answer}, answered_at = now(), answered_by = ${by}
    where list_id = ${listId} and id = ${callId}`.execute(tx)
  return numAffectedRows === 1n
}
