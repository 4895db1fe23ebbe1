import { sql } from 'kysely'
import type { CallAnswer, CallSubject } from '#domain/door-call.ts'
import type { Reason } from '#domain/verdict.ts'
import type { Tx } from '../../../database/open.ts'
import type { Member } from '../../../kernel/team.ts'

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
  guest: { name: string; reason: Reason; at: string; is_known: boolean; places: number } | null
  answer: CallAnswer | null
  answeredAt: Date | null
  answeredBy: string | null
  /** The people whom the answer let in, and who still count. */
  counted: number
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
      case when s.scan_id is not null then jsonb_build_object('name', s.display_value, 'reason', s.reason, 'at', s.received_at,
        'is_known', s.contact_id is not null, 'places', greatest(0, coalesce(s.max_scans, 0) - s.scan_count)) end as guest,
      (select count(*)::int from scans i where i.list_id = s.list_id and i.contact_id = s.contact_id
        and i.let_in_for = s.scan_id and i.standing = 'counts') as counted
    from door_calls c left join scans s on s.list_id = c.list_id and s.scan_id = c.scan_id and s.session_id = c.session_id
    where c.list_id = ${listId} and c.called_at > now() - make_interval(hours => ${hours})
      and (${id ?? null}::uuid is null or c.id = ${id ?? null})
      and (${sessionId ?? null}::uuid is null or c.session_id = ${sessionId ?? null})
    order by c.called_at desc, c.id desc limit ${most}`.execute(tx)
  return rows
}

/** The refused scan of the call's guest, whose row is locked: answers of one call come one after the other. */
export async function holdCall(tx: Tx, listId: string, callId: string): Promise<{ scanId: string | null } | undefined> {
  const { rows } = await sql<{ scanId: string | null }>`
    select s.scan_id as "scanId" from door_calls c
    left join scans s on s.list_id = c.list_id and s.scan_id = c.scan_id and s.session_id = c.session_id
    where c.list_id = ${listId} and c.id = ${callId} for update of c`.execute(tx)
  return rows[0]
}

/** How many are let in by whom, once the refused scan is there. */
export type Waiting = { people: number; member: Member }

export async function keepAnswer(
  tx: Tx,
  listId: string,
  callId: string,
  { answer, by, waiting }: { answer: CallAnswer; by: string; waiting: Waiting | undefined },
): Promise<void> {
  await sql`
    update door_calls set answer = ${answer}, answered_at = now(), answered_by = ${by},
      waiting = ${waiting ? JSON.stringify(waiting) : null}::jsonb
    where list_id = ${listId} and id = ${callId}`.execute(tx)
}

/** The refused scans whose guests an organiser has let in. Each is given once. */
export async function takeWaiting(tx: Tx, listId: string): Promise<(Waiting & { scanId: string })[]> {
  const { rows } = await sql<{ id: string; scanId: string; waiting: Waiting | null }>`
    select c.id, s.scan_id as "scanId", c.waiting from door_calls c
    join scans s on s.list_id = c.list_id and s.scan_id = c.scan_id and s.session_id = c.session_id
    where c.list_id = ${listId} and c.waiting is not null
    -- Contacts are locked in the order of their ids, as by scans.
    order by s.contact_id for update of c`.execute(tx)
  if (rows.length === 0) return []
  await sql`
    update door_calls set waiting = null where list_id = ${listId} and id = any (${rows.map(({ id }) => id)}::uuid[])`.execute(
    tx,
  )
  return rows.flatMap(({ scanId, waiting }) => (waiting ? [{ ...waiting, scanId }] : []))
}

type LetIn = { scanId: string; people: number; member: Member; recordId: string }

/** Counts the guest of a refused scan, once for all calls about it. */
export async function letIn(tx: Tx, listId: string, { scanId, people, member, recordId }: LetIn): Promise<void> {
  await sql`
    select let_in_refused(${listId}, ${scanId}, ${people}, ${JSON.stringify(member)}::jsonb, ${recordId})`.execute(tx)
}

type TakenBack = { scanId: string; team: string; member: Member; recordIds: string[] }

export async function takeBack(tx: Tx, listId: string, { scanId, team, member, recordIds }: TakenBack): Promise<void> {
  const door = JSON.stringify({ team, member, door: member.name })
  await sql`
    with one as materialized (
      select s.scan_id, (${recordIds}::uuid[])[row_number() over (order by s.number)] as record_id from scans s
      join scans r on r.list_id = s.list_id and r.scan_id = ${scanId} and r.contact_id = s.contact_id
      where s.list_id = ${listId} and s.let_in_for = ${scanId} and s.standing = 'counts' order by s.number
    )
    select t.outcome from one
    cross join lateral take_back_scan(${listId}, ${door}::jsonb, one.scan_id, interval '0', one.record_id) t`.execute(
    tx,
  )
}
