import { sql } from 'kysely'
import type { Tx } from '../../../database/open.ts'

export type Waiting = {
  scanId: string
  isUndo: boolean
  hash: string
  isGone: boolean
  occasion: string
  door: string
  number: number
  at: Date
  state: 'waiting' | 'asked'
}

/**
 * The oldest events that Mailchimp does not have for sure. One whose answer was lost is looked for after a while, because the call
 * may still be under way. An undo comes after the event that it undoes.
 */
export async function findWaiting(tx: Tx, listId: string, lateMs: number, most: number): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select e.scan_id as "scanId", e.is_undo as "isUndo", c.member_hash as hash, c.removed_at is not null as "isGone",
      e.occasion, e.door, e.number, e.at, e.state
    from member_events e
    join lateral (select n.member_hash, n.removed_at, is_only_here(n.status, n.held_code) as waits from contacts n
      where n.list_id = e.list_id and n.id between e.contact_id and e.contact_id order by n.id limit 1) c on not c.waits
    where e.list_id = ${listId} and e.state in ('waiting', 'asked')
      and (e.state = 'waiting' or e.asked_at not between now() - make_interval(secs => ${lateMs / 1000}) and now() + interval '1 minute')
      and not (e.is_undo and exists (select from member_events f
        where f.list_id = e.list_id and f.scan_id = e.scan_id and not f.is_undo and f.state in ('waiting', 'asked')))
    order by e.at, e.scan_id limit ${most}`.execute(tx)
  return rows
}

type Key = Pick<Waiting, 'scanId' | 'isUndo'>

/** Marks an event as asked, before the call. False if another node did, or the scan was undone meanwhile. */
export async function markAsked(tx: Tx, listId: string, { scanId, isUndo, state }: Waiting): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update member_events set state = 'asked', asked_at = now()
    where list_id = ${listId} and scan_id = ${scanId} and is_undo = ${isUndo} and state = ${state}`.execute(tx)
  return numAffectedRows === 1n
}

/** `doubled`: how often Mailchimp has the event beyond the first time. */
export async function keepState(
  tx: Tx,
  listId: string,
  { scanId, isUndo }: Key,
  state: 'waiting' | 'sent' | 'refused',
  doubled = 0,
): Promise<void> {
  await sql`
    update member_events set state = ${state}, doubled = ${doubled}
    where list_id = ${listId} and scan_id = ${scanId} and is_undo = ${isUndo}`.execute(tx)
}

export type EventCounts = { sent: number; waiting: number; refused: number; doubled: number }

export async function countEvents(tx: Tx, listId: string): Promise<EventCounts> {
  const { rows } = await sql<EventCounts>`
    select (count(*) filter (where state = 'sent'))::int as sent,
      (count(*) filter (where state in ('waiting', 'asked')))::int as waiting,
      (count(*) filter (where state = 'refused'))::int as refused, coalesce(sum(doubled), 0)::int as doubled
    from member_events where list_id = ${listId}`.execute(tx)
  return rows[0]!
}
