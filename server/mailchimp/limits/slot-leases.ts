import { randomUUID } from 'node:crypto'
import { giveBack } from '../../database/give-back.ts'
import type { Database } from '../../database/open.ts'
import { freeSlot, keepSlots, takeSlot } from './store.ts'

/** A slot of a login; each lease has its own name. */
export type Slot = { number: number; holder: string; takenAt: number }

/** A dead node loses its slots after this time. */
const leaseSeconds = 15
const keepEveryMs = 4000

/**
 * Background work respects the login's limit; a person's call does not wait for it. A reader's call is for a person too, but reads
 * so much that background work goes first.
 */
export type Caller = 'person' | 'worker' | 'reader'

export type SlotLeases = {
  /** Takes a slot; undefined if no slot of the login is free for the caller now. */
  take: (login: string, caller: Caller) => Promise<Slot | undefined>
  /** Frees the slot at once, or after the time for which Mailchimp may still process a call that we gave up on. */
  free: (login: string, slot: Slot, afterSeconds: number) => Promise<void>
  close: () => void
}

/**
 * This node's leases, each renewed until it is returned. A lease is not renewed if its grant got lost, or if the
 * database was unreachable when it was returned; then it expires.
 */
export function openSlotLeases(database: Database, slots: number): SlotLeases {
  const held = new Set<string>()
  const keeper = setInterval(() => {
    if (held.size === 0) return
    keepSlots(database, [...held], leaseSeconds).catch(() => {})
  }, keepEveryMs)
  keeper.unref()
  return {
    async take(login, caller) {
      const holder = randomUUID()
      const asked = { login, holder, seconds: leaseSeconds, slots, isWork: caller !== 'person' }
      const number = await takeSlot(database, asked)
      if (number === null) return undefined
      held.add(holder)
      return { number, holder, takenAt: performance.now() }
    },
    async free(login, slot, afterSeconds) {
      held.delete(slot.holder)
      await giveBack(() => freeSlot(database, login, slot, afterSeconds), leaseSeconds)
    },
    close: () => clearInterval(keeper),
  }
}
