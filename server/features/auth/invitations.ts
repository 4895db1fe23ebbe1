// Where registration is by invitation, the operator creates the invitations. An invitation is the sealed id of the account it
// creates, so it needs no table and creates one account.
import { randomUUIDv7 } from 'node:crypto'
import * as z from 'zod/mini'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'

export const goodForDays = 7
const place = { table: 'invitations', column: 'link', row: 'registration' }
const invitation = z.object({ person: z.uuid(), until: z.int() })

/** `sealed` allows one new account, and `url` leads to the form with it. */
export function makeInvitation({ database, keys, publicUrl }: Needs<'database' | 'keys' | 'publicUrl'>) {
  const until = database.now().getTime() + goodForDays * 86_400_000
  const sealed = keys.seal(JSON.stringify({ person: randomUUIDv7(), until }), place)
  return { url: `${publicUrl}/register#${sealed}`, sealed, goodForDays }
}

/** The id of the account to create. Refuses if no account may be created. */
export function admit(
  { database, keys, registration }: Needs<'database' | 'keys' | 'registration'>,
  sealed: string | undefined,
): string {
  if (registration === 'open') return randomUUIDv7()
  if (registration === 'closed') throw new Refusal('forbidden', 'registration_closed')
  const read = sealed === undefined ? undefined : open(() => keys.open(sealed, place))
  if (!read || read.until < database.now().getTime()) throw needsInvitation()
  return read.person
}

/** The answer to a missing, wrong, old or used invitation: the next step is the same for all. */
export function needsInvitation(): Refusal {
  return new Refusal('forbidden', 'invitation_needed')
}

function open(unseal: () => string): z.output<typeof invitation> | undefined {
  try {
    return z.parse(invitation, JSON.parse(unseal()))
  } catch {
    return undefined
  }
}
