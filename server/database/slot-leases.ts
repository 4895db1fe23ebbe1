import { sql } from 'kysely'
import type { Database } from './open.ts'

/** A slot of a login, leased to this node. */
export type Slot = { number: number; takenAt: number }

/** A node that is gone loses its slots after this time. */
const leaseSeconds = 15
const keepEveryMs = 4000

/** Calls that a killed server has left behind at Mailchimp are over by then, nearly always. */
const leftBehindSeconds = 5

/** Work keeps to the pace of the login; a person is not kept waiting for it. */
export type Caller = 'person' | 'worker'

export type SlotLeases = {
  /** Undefined when the caller may have none of the login's slots at the moment. */
  take: (login: string, caller: Caller) => Promise<Slot | undefined>
  /** At once, or after the seconds for which a call that was given up may go on at Mailchimp. */
  free: (login: string, slot: Slot, afterSeconds: number) => Promise<void>
  close: () => void
}

/** Leases of one holder, kept up until they are freed. */
export function openSlotLeases(database: Database, holder: string, slots: number): SlotLeases {
  const keeper = setInterval(() => {
    sql`select keep_slots(${holder}, ${leaseSeconds})`.execute(database.open).catch(() => {})
  }, keepEveryMs)
  keeper.unref()
  return {
    async take(login, caller) {
      const { rows } = await sql<{ taken: number | null }>`
        select take_slot(${login}, ${holder}, ${leaseSeconds}, ${slots}, ${caller === 'worker'}) as taken`.execute(
        database.open,
      )
      const number = rows[0]!.taken
      return number === null ? undefined : { number, takenAt: Date.now() }
    },
    async free(login, { number }, afterSeconds) {
      const freed = sql`select free_slot(${login}, ${number}, ${holder}, ${afterSeconds})`.execute(database.open)
      // One that cannot be given back, because the database is away, runs out by itself.
      await freed.catch(() => {})
    },
    close: () => clearInterval(keeper),
  }
}

/** For a server that knows to be the only one: what a killed one held is free in a moment. */
export async function takeOverSlots(database: Database): Promise<void> {
  await sql`select take_over(${leftBehindSeconds})`.execute(database.open)
}
