// The secret of a try. It is sealed, so it needs no table, and every server can read it. It is short, because it is
// part of a QR code that a phone reads from a screen.
import type { KeyRing } from '../../../secrets/key-ring.ts'

const goodForMs = 30 * 60_000
const place = { table: 'tickets', column: 'try', row: 'scanner' }

/** `id` is the try's. `until`: when it ends. */
export type Ticket = { id: string; list: string; person: string; until: number }

const idBytes = 16
const timeBytes = 6

export function newTicket(
  keys: KeyRing,
  { id, list, person }: Omit<Ticket, 'until'>,
  now: Date,
): { ticket: string; until: Date } {
  const until = now.getTime() + goodForMs
  const time = Buffer.alloc(timeBytes)
  time.writeUIntBE(until, 0, timeBytes)
  const packed = Buffer.concat([...[id, list, person].map(bytesOf), time])
  return { ticket: keys.seal(packed.toString('base64url'), place), until: new Date(until) }
}

/** Undefined for a ticket that is not ours, or has expired. */
export function readTicket(keys: KeyRing, text: string, now: Date): Ticket | undefined {
  try {
    const packed = Buffer.from(keys.open(text, place), 'base64url')
    const [id, list, person] = [0, 1, 2].map((turn) => idIn(packed, turn * idBytes)) as [string, string, string]
    const until = packed.readUIntBE(3 * idBytes, timeBytes)
    return now.getTime() < until ? { id, list, person, until } : undefined
  } catch {
    return undefined
  }
}

function bytesOf(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

function idIn(packed: Buffer, start: number): string {
  const hex = packed.toString('hex', start, start + idBytes)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
