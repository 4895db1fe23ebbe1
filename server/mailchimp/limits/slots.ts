// Mailchimp answers at most 10 calls of one login at a time. We use 8, over all nodes. The leases are in the database,
// and a node passes its own on without a query each time.
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../database/open.ts'
import { tell } from '../../kernel/happenings.ts'
import { MailchimpTrouble } from '../../kernel/mailchimp-trouble.ts'
import { type Caller, openSlotLeases, type Slot, type SlotLeases } from './slot-leases.ts'

export const slotsPerLogin = 8

/** A node passes a slot among its own callers for this long; then other nodes get their turn. */
const handOnForMs = 2000

/** After this time, the call of a person who waits fails with a message that it takes too long. */
const personWaitsMs = 15_000

export type Slots = {
  /** Runs the work while holding one of the login's slots, and waits for one first: persons before workers before readers. */
  with: <T>(login: string, work: () => Promise<T>, caller?: Caller) => Promise<T>
  close: () => void
}

/** The cause of an error whose call may still run at Mailchimp: its slot stays taken for that time. */
export class CallAbandoned extends Error {
  readonly remainingSeconds: number

  constructor(remainingSeconds: number) {
    super('The call was given up before Mailchimp answered.')
    this.remainingSeconds = remainingSeconds
  }
}

export function openSlots(database: Database, slots = slotsPerLogin): Slots {
  const leases = openSlotLeases(database, slots)
  const lines = new Map<string, Line>()
  return {
    async with(login, work, caller = 'worker') {
      const line = lines.get(login) ?? openLine(leases, login)
      lines.set(login, line)
      let slot: Slot | undefined
      let remainingSeconds = 0
      try {
        slot = await tellWaiting(line.wait(caller))
        return await work()
      } catch (error) {
        if (slot && error instanceof MailchimpTrouble && error.kind === 'busy') line.slowDown()
        if (error instanceof Error && error.cause instanceof CallAbandoned)
          remainingSeconds = error.cause.remainingSeconds
        throw error
      } finally {
        if (slot) await line.giveBack(slot, remainingSeconds)
        if (line.isEmpty()) lines.delete(login)
      }
    },
    close: () => leases.close(),
  }
}

async function tellWaiting(waiting: Promise<Slot>): Promise<Slot> {
  tell('mailchimp-wait', { reason: 'slot', change: 1 })
  return waiting.finally(() => tell('mailchimp-wait', { reason: 'slot', change: -1 }))
}

const turnOf: Record<Caller, number> = { person: 0, worker: 1, reader: 2 }

type Waiting = { caller: Caller; give: (slot: Slot) => void; fail: (error: unknown) => void }
type Line = {
  wait: (caller: Caller) => Promise<Slot>
  giveBack: (slot: Slot, afterSeconds: number) => Promise<void>
  /** Mailchimp refused a call, so there are fewer slots now. Each one must be requested from the database again. */
  slowDown: () => void
  isEmpty: () => boolean
}

/**
 * The callers of this node that wait for a slot of one login. While callers wait, one of them asks the database for
 * more slots.
 */
function openLine(leases: SlotLeases, login: string): Line {
  const waiting: Waiting[] = []
  let isSeeking = false
  let inUse = 0
  let slowedAt = -Infinity

  async function seek(): Promise<void> {
    isSeeking = true
    try {
      for (let pauseMs = 10; waiting.length > 0;) {
        const slot = await leases.take(login, waiting[0]!.caller)
        const next = slot && waiting.shift()
        if (next) {
          next.give(slot)
          pauseMs = 10
          continue
        }
        if (slot) await leases.free(login, slot, 0)
        else await pause(pauseMs * (0.5 + Math.random()))
        pauseMs = Math.min(pauseMs * 2, 250)
      }
    } catch (error) {
      for (const each of waiting.splice(0)) each.fail(error)
    } finally {
      isSeeking = false
    }
  }

  async function wait(caller: Caller): Promise<Slot> {
    const { promise, resolve: give, reject: fail } = Promise.withResolvers<Slot>()
    const place = { caller, give, fail }
    const firstAfter = waiting.findIndex((other) => turnOf[other.caller] > turnOf[caller])
    if (firstAfter >= 0) waiting.splice(firstAfter, 0, place)
    else waiting.push(place)
    if (!isSeeking) void seek()
    const giveUp = () => {
      if (waiting.includes(place)) waiting.splice(waiting.indexOf(place), 1)[0]!.fail(new MailchimpTrouble('busy'))
    }
    const timer = caller !== 'worker' ? setTimeout(giveUp, personWaitsMs) : undefined
    inUse += 1
    return promise
      .catch((error: unknown) => {
        inUse -= 1
        throw error
      })
      .finally(() => clearTimeout(timer))
  }

  return {
    wait,
    async giveBack(slot, afterSeconds) {
      inUse -= 1
      const isFresh = afterSeconds === 0 && performance.now() - slot.takenAt < handOnForMs && slot.takenAt > slowedAt
      const next = isFresh ? waiting.shift() : undefined
      if (next) next.give(slot)
      else await leases.free(login, slot, afterSeconds)
    },
    slowDown: () => void (slowedAt = performance.now()),
    isEmpty: () => inUse === 0,
  }
}
