// The secret of a try. It is sealed, so it needs no table, and every server can read it.
import * as z from 'zod/mini'
import type { KeyRing } from '../../../secrets/key-ring.ts'

const goodForMs = 30 * 60_000
const place = { table: 'tickets', column: 'try', row: 'scanner' }

const sealed = z.object({
  id: z.uuid(),
  team: z.uuid(),
  list: z.uuid(),
  person: z.object({ id: z.uuid(), name: z.string() }),
  until: z.int(),
})
export type Ticket = z.output<typeof sealed>

export function newTicket(keys: KeyRing, of: Omit<Ticket, 'until'>, now: Date): { ticket: string; until: Date } {
  const until = now.getTime() + goodForMs
  return { ticket: keys.seal(JSON.stringify({ ...of, until }), place), until: new Date(until) }
}

/** Undefined for a ticket that is not ours, or has expired. */
export function readTicket(keys: KeyRing, text: string, now: Date): Ticket | undefined {
  try {
    const read = z.parse(sealed, JSON.parse(keys.open(text, place)))
    return now.getTime() < read.until ? read : undefined
  } catch {
    return undefined
  }
}
