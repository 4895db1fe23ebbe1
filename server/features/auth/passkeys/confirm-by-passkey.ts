import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { giveTokensBack, takeTokens } from '../../../database/throttle.ts'
import type { Person } from '../../../kernel/team.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { makeTicket, takeTicket } from '../tickets.ts'
import { checkAnswer, isCopy, noteUseOrCopy, type SignedByPasskey } from './check-answer.ts'
import { requireRelyingParty } from './relying-party.ts'
import * as store from './store.ts'

const asked = z.object({ challenge: z.string() })
const termsFor = ({ id, sessionId }: Confirming) =>
  ({ purpose: 'passkey-confirmation', holder: `${id}:${sessionId}` }) as const

export type Confirming = Pick<Person, 'id' | 'sessionId'>

/** The browser's request to the device: one of the person's own passkeys. */
export async function beginConfirmation(services: Needs<'database' | 'keys' | 'publicUrl'>, person: Confirming) {
  const rpId = requireRelyingParty(services)
  const own = await services.database.as({ person: person.id }, store.findPasskeys)
  const usable = own.filter((passkey) => passkey.rp_id === rpId && !passkey.needs_password)
  if (usable.length === 0) throw new Refusal('conflict', 'no_passkey_here')
  const challenge = randomBytes(32).toString('base64url')
  const allowCredentials = usable.map(({ credential_id: id }) => ({
    id: id.toString('base64url'),
    type: 'public-key' as const,
  }))
  const options = { challenge, rpId, timeout: 300_000, userVerification: 'required' as const, allowCredentials }
  return { options, ticket: makeTicket(services, termsFor(person), { challenge }) }
}

/** Refuses all but a fresh answer of a passkey of this person, for this session. Only failures count for the rate limit. */
export async function confirmByPasskey(
  services: Needs<'database' | 'keys' | 'publicUrl'>,
  person: Confirming,
  { ticket, response }: SignedByPasskey,
): Promise<void> {
  const rpId = requireRelyingParty(services)
  const buckets = [{ key: `confirm-passkey:${person.id}`, capacity: 10, secondsEach: 30 }]
  if (!(await takeTokens(services.database, buckets))) {
    throw new Refusal('too_many', 'too_many_attempts')
  }
  const { challenge } = await takeTicket(services, termsFor(person), ticket, asked)
  const found = await store.findForSignIn(services.database, Buffer.from(response.id, 'base64url'))
  if (found?.person_id !== person.id || found.needs_password) throw confirmsNothing()
  const expected = { challenge, origin: services.publicUrl, rpId }
  const counter = await checkAnswer(response, found.public_key, expected, confirmsNothing)
  const isGood = await services.database.as({ person: person.id }, (tx) => noteUseOrCopy(tx, found, counter))
  if (!isGood) throw isCopy()
  await giveTokensBack(services.database, buckets)
}

function confirmsNothing(cause?: unknown): Refusal {
  return new Refusal('invalid', 'passkey_unchecked', { cause })
}
