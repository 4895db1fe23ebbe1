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

export async function keepSlots({ open }: Database, holders: string[], seconds: number): Promise<void> {
  await sql`select keep_slots(holder, ${seconds}) from unnest(${holders}::uuid[]) holder`.execute(open)
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

/** Frees the slots of a killed server after a moment. Only for a server that knows that it is alone. */
export async function takeOverSlots({ open }: Database): Promise<void> {
  await sql`select take_over(${leftBehindSeconds})`.execute(open)
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

export async function noteAnswer({ open }: Database, login: string): Promise<void> {
  await sql`select note_answer(${login})`.execute(open)
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
