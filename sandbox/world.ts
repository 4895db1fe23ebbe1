import type { Calls } from './calls.ts'
import type { Faults } from './faults.ts'
import type { Slots } from './slots.ts'
import type { Database } from './store/database.ts'

/** The state and connections that all parts of the sandbox share. */
export type World = {
  db: Database
  /** The time in milliseconds, like Date.now. */
  now: () => number
  faults: Faults
  slots: Slots
  calls: Calls
  /** How the sandbox reaches a webhook's address. */
  callOut: (request: Request) => Promise<Response>
  isDown: boolean
  /** How far Mailchimp's clock is ahead of the given one. */
  aheadMs: number
  /** Wakes the webhook deliveries. */
  wakeDeliveries: () => void
}
