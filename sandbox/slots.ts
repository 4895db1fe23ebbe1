import { problems } from './api/problem.ts'

/** Mailchimp serves this many calls of one login at a time and refuses the next at once. */
const slotsPerLogin = 10

export type Slots = {
  /** Throws when all slots are taken; returns a function that releases the slot. */
  enter: (accountId: string) => () => void
  mostSeen: (accountId?: string) => number
  forget: () => void
}

export function openSlots(): Slots {
  const taken = new Map<string, number>()
  const most = new Map<string, number>()

  return {
    enter(accountId) {
      const now = (taken.get(accountId) ?? 0) + 1
      most.set(accountId, Math.max(most.get(accountId) ?? 0, now))
      if (now > slotsPerLogin) throw problems.tooManyConnections()
      taken.set(accountId, now)
      return () => void taken.set(accountId, (taken.get(accountId) ?? 1) - 1)
    },
    mostSeen: (accountId) => (accountId ? (most.get(accountId) ?? 0) : Math.max(0, ...most.values())),
    forget: () => most.clear(),
  }
}
