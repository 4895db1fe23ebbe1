import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { giveTokensBack, takeTokens } from '../../../database/throttle.ts'
import { networkOf } from '../../../kernel/network.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { readTicket } from '../second-factor/ticket.ts'
import { tooManyAttempts } from '../sign-in.ts'
import { type Caller, type SignedIn, startSession } from '../start-session.ts'
import { isUnchanged } from '../store.ts'
import { makeTicket, takeTicket } from '../tickets.ts'
import { checkAnswer, isCopy, noteUseOrCopy, type SignedByPasskey } from './check-answer.ts'
import { requireRelyingParty } from './relying-party.ts'
import * as store from './store.ts'

const purpose = 'passkey-sign-in'
const asked = z.object({ challenge: z.string() })

/** The device offers its passkeys for this host, so the caller names no account. */
export function beginPasskeySignIn(services: Needs<'database' | 'keys' | 'publicUrl'>, browser: string) {
  const rpId = requireRelyingParty(services)
  const challenge = randomBytes(32).toString('base64url')
  const ticket = makeTicket(services, { purpose, holder: browser }, { challenge })
  return { options: { challenge, rpId, timeout: 300_000, userVerification: 'required' as const }, ticket }
}

/**
 * The device has checked its user, by finger, face or PIN, so this needs no second factor. Only failures count for the rate
 * limit, as with passwords.
 */
export async function signInByPasskey(
  services: Needs<'database' | 'keys' | 'jobs' | 'publicUrl'>,
  { ticket, response, second_factor: passwordTicket }: SignedByPasskey & { second_factor?: string | undefined },
  { browser, ...caller }: Caller & { browser: string },
): Promise<SignedIn> {
  const rpId = requireRelyingParty(services)
  const buckets = [{ key: `passkey:${networkOf(caller.ip)}`, capacity: 30, secondsEach: 60 }]
  if (!(await takeTokens(services.database, buckets))) throw tooManyAttempts()
  const { challenge } = await takeTicket(services, { purpose, holder: browser }, ticket, asked)
  const found = await store.findForSignIn(services.database, Buffer.from(response.id, 'base64url'))
  if (!found || Buffer.from(response.response.userHandle ?? '', 'base64url').toString() !== found.person_id)
    throw opensNothing()
  if (found.needs_password && !isAfterPassword(services, found, passwordTicket))
    throw new Refusal('invalid', 'passkey_after_password')
  const expected = { challenge, origin: services.publicUrl, rpId }
  const counter = await checkAnswer(response, found.public_key, expected, opensNothing)
  const signedIn = await services.database.as({ person: found.person_id }, async (tx) => {
    const person = { id: found.person_id, password_changed_at: found.password_changed_at }
    // A reset in the meantime has ended this passkey, or waits and then ends this session.
    if (!(await isUnchanged(tx, person))) throw opensNothing()
    if (!(await noteUseOrCopy(tx, found, counter))) return undefined
    if (found.needs_password) await store.wakePasskey(tx, found.id)
    return startSession(services, tx, { ...found, id: found.person_id }, caller, 'signed_in', 'passkey')
  })
  // Thrown only here, because the record of the refusal must stay.
  if (!signedIn) throw isCopy()
  await giveTokensBack(services.database, buckets)
  return signedIn
}

/** Whether the browser has shown the present password of this person just now. */
function isAfterPassword(
  { keys, database }: Needs<'database' | 'keys'>,
  found: store.FoundPasskey,
  text: string | undefined,
): boolean {
  const shown = text === undefined ? undefined : readTicket(keys, text, database.now())
  return shown?.person === found.person_id && shown.changedAt === (found.password_changed_at?.getTime() ?? 0)
}

/** The same answer for an unknown passkey, a wrong signature and the passkey of another site. */
function opensNothing(cause?: unknown): Refusal {
  return new Refusal('invalid', 'passkey_opens_nothing', { cause })
}
