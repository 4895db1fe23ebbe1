// Opens the mail of one recipient in a frame for some minutes, while the session goes on that asked for it. A frame cannot send the
// session's token. The ticket is sealed, so it needs no table, and every server can read it.
import * as z from 'zod/mini'
import type { Opener } from '../../auth/opened-by.ts'
import type { KeyRing } from '../../../secrets/key-ring.ts'

const goodForMs = 10 * 60_000
const place = { table: 'tickets', column: 'mail', row: 'proof' }

const sealed = z.tuple([z.uuid(), z.int(), z.uuid(), z.string(), z.int(), z.int(), z.int()])

export type MailTicket = { opener: Opener; listId: string; campaignId: string; place: number; version: number }

export function sealMailTicket(keys: KeyRing, ticket: MailTicket, now: Date): string {
  const { opener, listId, campaignId, place: at, version } = ticket
  const content = [opener.sessionId, opener.changedAt, listId, campaignId, at, version, now.getTime() + goodForMs]
  return keys.seal(JSON.stringify(content), place)
}

/** Undefined for a ticket that is not ours, or has expired. */
export function readMailTicket(keys: KeyRing, text: string, now: Date): MailTicket | undefined {
  try {
    const [sessionId, changedAt, listId, campaignId, at, version, until] = sealed.parse(
      JSON.parse(keys.open(text, place)),
    )
    return now.getTime() < until
      ? { opener: { sessionId, changedAt }, listId, campaignId, place: at, version }
      : undefined
  } catch {
    return undefined
  }
}
