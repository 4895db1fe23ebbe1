// Scans whose contact is locked by another transaction. They wait here, outside the groups, so that the list's other
// scans continue.
import { Refusal } from '../../kernel/refusal.ts'
import type { Attempt, Decided } from './attempt.ts'
import { isHeldUp, upToThreeTimes } from '../../database/once-more.ts'

export type HeldScans = {
  /** A scan of this code has waited in vain, and the next one would block its whole group. */
  includes: (attempt: Attempt) => boolean
  decide: (attempt: Attempt) => Promise<Decided | undefined>
}

/**
 * Together with the group's timeout it is shorter than a door's 8 s: the door gets the reason, and retries with the
 * same scan id.
 */
const patienceMs = 6000

/** More waiting scans would only wait for each other's connections. */
const mostWaiting = 1000

/**
 * `redeem` gives up soon if the contact is locked. Held scans take turns on its few connections. So a scan whose
 * contact is free again never waits behind a locked one.
 */
export function openHeldScans(redeem: (attempt: Attempt) => Promise<Decided | undefined>): HeldScans {
  const held = new Map<string, number>()
  let waiting = 0

  async function decideWithin(attempt: Attempt, end: number, onHeld: () => void): Promise<Decided | undefined> {
    for (;;) {
      try {
        return await upToThreeTimes(() => redeem(attempt))
      } catch (error) {
        if (!isHeldUp(error) || performance.now() >= end) throw error
        onHeld()
      }
    }
  }

  return {
    includes: (attempt) => held.has(nameOf(attempt)),
    async decide(attempt) {
      if (waiting >= mostWaiting) throw tooManyAtOnce()
      const name = nameOf(attempt)
      let isHeld = false
      const onHeld = () => {
        if (!isHeld) held.set(name, (held.get(name) ?? 0) + 1)
        isHeld = true
      }
      waiting += 1
      try {
        return await decideWithin(attempt, performance.now() + patienceMs, onHeld)
      } finally {
        waiting -= 1
        const others = (held.get(name) ?? 0) - 1
        if (isHeld && others > 0) held.set(name, others)
        else if (isHeld) held.delete(name)
      }
    },
  }
}

export function tooManyAtOnce(): Refusal {
  return new Refusal('unavailable', 'too_many_scans_at_once')
}

function nameOf({ listId, codeKey, scanId }: Attempt): string {
  return `${listId} ${codeKey ?? scanId}`
}
