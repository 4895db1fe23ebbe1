import { sql } from 'kysely'
import type { Database } from './open.ts'

/** A slot of a login, leased to this node. */
export type Slot = { number: number; takenAt: number }

/** A node that is gone loses its slots after this time. */
const leaseSeconds = 30
const keepEveryMs = 10_000

export type SlotLeases = {
  /** Undefined when all slots of the login are taken. */
  take: (login: string) => Promise<Slot | undefined>
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
    async take(login) {
      const { rows } = await sql<{ taken: number | null }>`
        select take_slot(${login}, ${holder}, ${leaseSeconds}, ${slots}) as taken`.execute(database.open)
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

/** For a server that knows to be the only one. */
export async function freeAllSlots(database: Database): Promise<void> {
  await sql`select free_all_slots()`.execute(database.open)
}
