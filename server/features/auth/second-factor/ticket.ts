// The ticket says that the password was right. It opens nothing without a code.
import * as z from 'zod/mini'
import type { KeyRing } from '../../../secrets/key-ring.ts'

const goodForMs = 5 * 60_000
const place = { table: 'tickets', column: 'second_factor', row: 'sign-in' }

const ticket = z.object({
  person: z.uuid(),
  /** When the password was last changed; 0 for never. A later change ends the ticket. */
  changedAt: z.int(),
  at: z.int(),
})

type Account = { id: string; password_changed_at: Date | null }

export function newTicket(keys: KeyRing, { id, password_changed_at: changedAt }: Account, now: Date): string {
  return keys.seal(JSON.stringify({ person: id, changedAt: changedAt?.getTime() ?? 0, at: now.getTime() }), place)
}

/** Undefined for a ticket that is not ours, or has expired. */
export function readTicket(keys: KeyRing, value: string, now: Date): z.output<typeof ticket> | undefined {
  try {
    const read = z.parse(ticket, JSON.parse(keys.open(value, place)))
    return now.getTime() - read.at < goodForMs ? read : undefined
  } catch {
    return undefined
  }
}
