// The limits of a Mailchimp login, shared by all nodes: its slots, its rate, and the sizes of its calls.
import { sql } from 'kysely'
import type { Database } from '../../database/open.ts'

/** The number of the slot, or null if the caller may have none now. */
export async function takeSlot(
  { open }: Database,
  asked: { login: string; holder: string; seconds: number; slots: number; isWork: boolean },
): Promise<number | null> {
  const { login, holder, seconds, slots, isWork } = asked
  const { rows } = await sql<{ taken: number | null }>`
    select take_slot(${login}, ${holder}, ${seconds}, ${slots}, ${isWork}) as taken`.execute(open)
  return rows[0]!.taken
}

/** Extends the slots of a server, including expired ones that no other server has taken. */
export async function keepSlots({ open }: Database, holders: string[], seconds: number): Promise<void> {
  await sql`
    update slot_leases set expires_at = clock_timestamp() + make_interval(secs => ${seconds})
    where holder = any (${holders}::uuid[])`.execute(open)
}

export async function freeSlot(
  { open }: Database,
  login: string,
  slot: { number: number; holder: string },
  afterSeconds: number,
): Promise<void> {
  await sql`select free_slot(${login}, ${slot.number}, ${slot.holder}, ${afterSeconds})`.execute(open)
}

/** After this time, the calls of a killed server at Mailchimp are nearly always over. */
const leftBehindSeconds = 5

/**
 * Only for a server that knows that it is alone. Calls of a killed server may still run at Mailchimp for some seconds. Until then
 * they count, and its write-back leases stay: otherwise older values could arrive last.
 */
export async function takeOverSlots({ open }: Database): Promise<void> {
  const soon = sql`least(expires_at, clock_timestamp() + make_interval(secs => ${leftBehindSeconds}))`
  await sql`
    with slots as (update slot_leases set expires_at = ${soon}, holder = null where holder is not null),
    others as (delete from leases where name not like 'write-back:%')
    update leases set expires_at = ${soon} where name like 'write-back:%'`.execute(open)
}

export async function mayCall(
  { open }: Database,
  login: string,
  failuresToOpen: number,
): Promise<{ waitMs: number; failures: number }> {
  const { rows } = await sql<{ wait_ms: number; failures: number }>`
    select wait_ms, failures from may_call(${login}, ${failuresToOpen})`.execute(open)
  const { wait_ms: waitMs, failures } = rows[0]!
  return { waitMs, failures }
}

/** Closes the circuit, because Mailchimp answered in any way. */
export async function noteAnswer({ open }: Database, login: string): Promise<void> {
  await sql`
    update login_paces set failures = 0, open_until = '-infinity' where login_key = ${login} and failures > 0`.execute(
    open,
  )
}

/** How many calls of a login may run at once without trouble, and how many failures in a row mean that it is down. */
type Bounds = { slots: number; failuresToOpen: number }

export async function noteFailure({ open }: Database, login: string, bounds: Bounds): Promise<void> {
  await sql`select note_failure(${login}, ${bounds.slots}, ${bounds.failuresToOpen})`.execute(open)
}

/** Without `beganMsAgo`, the call was refused together with one that was counted: it only lengthens the pause. */
export async function slowDown(
  { open }: Database,
  login: string,
  call: { slots: number; beganMsAgo: number | undefined; restMs: number },
): Promise<void> {
  const began = call.beganMsAgo === undefined ? null : call.beganMsAgo / 1000
  await sql`select slow_down(${login}, ${call.slots}, ${began}, ${call.restMs / 1000})`.execute(open)
}

/** How many contacts a call reads or writes, and the most it may. */
export type Rows = { kind: 'read' | 'write'; count: number; most: number }

export async function rowsPerCall(
  { open }: Database,
  login: string,
  wanted: Rows,
): Promise<{ size: number; isKnown: boolean }> {
  const { rows } = await sql<{ size: number; is_known: boolean }>`
    select size, is_known from rows_per_call(${login}, ${wanted.kind}, ${wanted.most}, ${wanted.count})`.execute(open)
  const { size, is_known: isKnown } = rows[0]!
  return { size, isKnown }
}

export async function noteRows({ open }: Database, login: string, { kind, count, most }: Rows): Promise<void> {
  await sql`select note_rows(${login}, ${kind}, ${count}, ${most})`.execute(open)
}

/** Returns how many rows the next call may have. */
export async function noteRowsFailed(
  { open }: Database,
  login: string,
  { kind, count, most, least }: Rows & { least: number },
  { slots, failuresToOpen }: Bounds,
): Promise<number> {
  const { rows } = await sql<{ size: number }>`
    select note_rows_failed(${login}, ${kind}, ${count}, ${most}, ${least}, ${slots}, ${failuresToOpen}) as size`.execute(
    open,
  )
  return rows[0]!.size
}
