// Opens the mail of one recipient in a frame for some minutes. A frame cannot send the session's token. The ticket is sealed, so
// it needs no table, and every server can read it.
import * as z from 'zod/mini'
import type { KeyRing } from '../../../secrets/key-ring.ts'

const goodForMs = 10 * 60_000
const place = { table: 'tickets', column: 'mail', row: 'proof' }

const content = z.tuple([z.uuid(), z.uuid(), z.string(), z.int(), z.int(), z.int()])

export type MailTicket = { person: string; listId: string; campaignId: string; place: number; version: number }

export function sealMailTicket(keys: KeyRing, ticket: MailTicket, now: Date): string {
  const { person, listId, campaignId, place: at, version } = ticket
  return keys.seal(JSON.stringify([person, listId, campaignId, at, version, now.getTime() + goodForMs]), place)
}

/** Undefined for a ticket that is not ours, or has expired. */
export function readMailTicket(keys: KeyRing, text: string, now: Date): MailTicket | undefined {
  try {
    const [person, listId, campaignId, at, version, until] = content.parse(JSON.parse(keys.open(text, place)))
    return now.getTime() < until ? { person, listId, campaignId, place: at, version } : undefined
  } catch {
    return undefined
  }
}
