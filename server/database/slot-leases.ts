import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { giveBack } from './give-back.ts'
import type { Database } from './open.ts'

/** A slot of a login; each lease has its own name. */
export type Slot = { number: number; holder: string; takenAt: number }

/** A node that is gone loses its slots after this time. */
const leaseSeconds = 15
const keepEveryMs = 4000

/** After this time, calls of a killed server have almost always ended at Mailchimp. */
const leftBehindSeconds = 5

/** Work keeps to the pace of the login; a person is not kept waiting for it. */
export type Caller = 'person' | 'worker'

export type SlotLeases = {
  /** Undefined when the caller may have none of the login's slots at the moment. */
  take: (login: string, caller: Caller) => Promise<Slot | undefined>
  /** Frees the slot at once, or after the time for which Mailchimp may still work on a call that we gave up. */
  free: (login: string, slot: Slot, afterSeconds: number) => Promise<void>
  close: () => void
}

/**
 * This node's leases, each renewed until it is returned. A lease is not renewed if the database granted it without our
 * knowledge, or could not take it back while away; it then expires.
 */
export function openSlotLeases(database: Database, slots: number): SlotLeases {
  const held = new Set<string>()
  const keeper = setInterval(() => {
    if (held.size === 0) return
    sql`select keep_slots(holder, ${leaseSeconds}) from unnest(${[...held]}::uuid[]) holder`
      .execute(database.open)
      .catch(() => {})
  }, keepEveryMs)
  keeper.unref()
  return {
    async take(login, caller) {
      const holder = randomUUID()
      const { rows } = await sql<{ taken: number | null }>`
        select take_slot(${login}, ${holder}, ${leaseSeconds}, ${slots}, ${caller === 'worker'}) as taken`.execute(
        database.open,
      )
      const number = rows[0]!.taken
      if (number === null) return undefined
      held.add(holder)
      return { number, holder, takenAt: Date.now() }
    },
    async free(login, { number, holder }, afterSeconds) {
      held.delete(holder)
      const free = () => sql`select free_slot(${login}, ${number}, ${holder}, ${afterSeconds})`.execute(database.open)
      await giveBack(free, leaseSeconds)
    },
    close: () => clearInterval(keeper),
  }
}

/** For a server that knows to be alone: frees the slots of a killed one soon. */
export async function takeOverSlots(database: Database): Promise<void> {
  await sql`select take_over(${leftBehindSeconds})`.execute(database.open)
}
