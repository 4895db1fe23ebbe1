import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { giveTokensBack, takeTokens } from '../../../database/throttle.ts'
import { networkOf } from '../../../kernel/network.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { tooManyAttempts } from '../sign-in.ts'
import { type Caller, type SignedIn, startSession } from '../start-session.ts'
import { holdPerson } from '../store.ts'
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
  { ticket, response }: SignedByPasskey,
  { browser, ...caller }: Caller & { browser: string },
): Promise<SignedIn> {
  const rpId = requireRelyingParty(services)
  const buckets = [{ key: `passkey:${networkOf(caller.ip)}`, capacity: 30, secondsEach: 60 }]
  if (!(await takeTokens(services.database, buckets))) throw tooManyAttempts()
  const { challenge } = await takeTicket(services, { purpose, holder: browser }, ticket, asked)
  const found = await store.findForSignIn(services.database, Buffer.from(response.id, 'base64url'))
  if (!found || Buffer.from(response.response.userHandle ?? '', 'base64url').toString() !== found.person_id)
    throw opensNothing()
  const expected = { challenge, origin: services.publicUrl, rpId }
  const counter = await checkAnswer(response, found.public_key, expected, opensNothing)
  const signedIn = await services.database.as({ person: found.person_id }, async (tx) => {
    if (!(await holdPerson(tx, found.person_id))) throw opensNothing()
    if (!(await noteUseOrCopy(tx, found, counter))) return undefined
    return startSession(services, tx, { ...found, id: found.person_id }, caller, 'signed_in', 'passkey')
  })
  // Thrown only here, because the record of the refusal must stay.
  if (!signedIn) throw isCopy()
  await giveTokensBack(services.database, buckets)
  return signedIn
}

/** The same answer for an unknown passkey, a wrong signature and the passkey of another site. */
function opensNothing(cause?: unknown): Refusal {
  return new Refusal('invalid', 'passkey_opens_nothing', { cause })
}
