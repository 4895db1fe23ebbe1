// The server gives a browser a ticket at the first step of a sign-in, and gets it back at the next. It is sealed, so it needs
// no table until it comes back, and visitors of the sign-in page fill nothing.
import { createHash, randomUUIDv7 } from 'node:crypto'
import * as z from 'zod/mini'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { spendTicket } from './store.ts'

const usuallyGoodForMinutes = 5

const sealed = z.object({ id: z.uuid(), until: z.int(), holder: z.string(), content: z.unknown() })

/** `holder` is a session or the mark of a browser: the ticket is good for that one alone. */
type Terms = {
  purpose:
    | 'passkey-adding'
    | 'passkey-confirmation'
    | 'passkey-sign-in'
    | 'oidc-state'
    | 'oidc-sign-in'
    | 'renewing-codes'
    | 'email-proof'
  holder: string
}

export function makeTicket(
  { database, keys }: Needs<'database' | 'keys'>,
  terms: Terms,
  content: object,
  goodForMinutes = usuallyGoodForMinutes,
): string {
  const until = database.now().getTime() + goodForMinutes * 60_000
  return keys.seal(
    JSON.stringify({ id: randomUUIDv7(), until, holder: hashOf(terms.holder), content }),
    placeFor(terms),
  )
}

/** Redeems a ticket and returns its content. Works once over all servers; refuses with a sentence that asks for another try. */
export async function takeTicket<T extends z.ZodMiniType>(
  services: Needs<'database' | 'keys'>,
  terms: Terms,
  ticket: string,
  content: T,
): Promise<z.output<T>> {
  const read = readTicket(services, terms, ticket, content)
  if (!(await spendTicket(services.database, read.id, new Date(read.until)))) throw noLongerGood()
  return read.content
}

/** The same without redeeming it, for a step that may be tried again. */
export function readTicket<T extends z.ZodMiniType>(
  { database, keys }: Needs<'database' | 'keys'>,
  terms: Terms,
  ticket: string,
  content: T,
): { id: string; until: number; content: z.output<T> } {
  const read = unseal(() => keys.open(ticket, placeFor(terms)))
  if (!read || read.holder !== hashOf(terms.holder)) throw noLongerGood()
  if (read.until < database.now().getTime()) throw noLongerGood()
  return { id: read.id, until: read.until, content: z.parse(content, read.content) }
}

function unseal(open: () => string): z.output<typeof sealed> | undefined {
  try {
    return z.parse(sealed, JSON.parse(open()))
  } catch {
    return undefined
  }
}

function noLongerGood(): Refusal {
  return new Refusal('conflict', 'ticket_over')
}

function placeFor({ purpose }: Terms) {
  return { table: 'tickets', column: purpose, row: 'ticket' }
}

/** The ticket has only a hash, because scripts in the browser can read it and must not see a session or a mark. */
function hashOf(holder: string): string {
  return createHash('sha256').update(holder).digest('base64url')
}
