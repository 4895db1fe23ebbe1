import { randomBytes, randomUUIDv7 } from 'node:crypto'
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server'
import * as z from 'zod/mini'
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import type { addPasskey, beginPasskey } from '#contract/passkeys.ts'
import type { Person } from '../../../kernel/team.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { keepPersonalRecord } from '../../audit/keep-record.ts'
import { type Confirmation, confirmPerson } from '../confirm-person.ts'
import { requireProvenEmail } from '../email-proof/proven.ts'
import { strengthenSession } from '../second-factor/store.ts'
import { holdPerson } from '../store.ts'
import { tellOfWay } from '../tell-way-changed.ts'
import { makeTicket, takeTicket } from '../tickets.ts'
import { requireRelyingParty } from './relying-party.ts'
import * as store from './store.ts'

/** A limit above the number of anyone's devices and password managers. */
const mostOfPerson = 20

/** EdDSA, ES256 and RS256, because every runtime can check them. So another runtime can check existing passkeys. */
const algorithms = [-8, -7, -257]

const asked = z.object({ challenge: z.string() })
const termsFor = ({ id, sessionId }: Person) => ({ purpose: 'passkey-adding', holder: `${id}:${sessionId}` }) as const

/** The browser's request to the device: a discoverable passkey with user verification. */
export async function beginAdding(
  services: Needs<'database' | 'keys' | 'publicUrl' | 'passwords'>,
  person: Person,
  confirmation: Confirmation,
) {
  const rpId = requireRelyingParty(services)
  await requireProvenEmail(services, person)
  const requireUnchanged = await confirmPerson(services, person, confirmation)
  const known = await services.database.as({ person: person.id }, async (tx) => {
    await requireUnchanged(tx)
    return store.findPasskeys(tx)
  })
  if (known.length >= mostOfPerson) throw tooMany()
  const options: AnswerOf<typeof beginPasskey>['options'] = {
    challenge: randomBytes(32).toString('base64url'),
    rp: { id: rpId, name: 'Listpass' },
    user: { id: Buffer.from(person.id).toString('base64url'), name: person.email, displayName: person.name },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: 300_000,
    attestation: 'none',
    excludeCredentials: known.map(({ credential_id: id }) => ({ id: id.toString('base64url'), type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  }
  return { options, ticket: makeTicket(services, termsFor(person), { challenge: options.challenge }) }
}

type Form = BodyOf<typeof addPasskey>

export async function finishAdding(
  services: Needs<'database' | 'keys' | 'publicUrl' | 'jobs'>,
  person: Person,
  { name, ticket, response }: Form,
): Promise<{ id: string; name: string; createdAt: Date }> {
  const rpId = requireRelyingParty(services)
  const { challenge } = await takeTicket(services, termsFor(person), ticket, asked)
  const made = await verify(response, { challenge, origin: services.publicUrl, rpId })
  const passkey = {
    id: randomUUIDv7(),
    credentialId: Buffer.from(made.credential.id, 'base64url'),
    publicKey: Buffer.from(made.credential.publicKey),
    counter: made.credential.counter,
    rpId,
    name,
    transports: response.response.transports,
  }
  await services.database.as({ person: person.id }, async (tx) => {
    if (!(await holdPerson(tx, person.id))) throw new Refusal('signed_out', 'sign_in')
    if ((await store.findPasskeys(tx)).length >= mostOfPerson) throw tooMany()
    if (!(await store.addPasskey(tx, person.id, passkey))) {
      throw new Refusal('conflict', 'passkey_in_use')
    }
    if (!(await strengthenSession(tx, person.sessionId, 'passkey'))) throw new Refusal('signed_out', 'sign_in')
    await keepPersonalRecord(tx, person, 'passkey_added', { details: { passkey: passkey.id, name } })
    await tellOfWay(services, tx, person.id, 'passkey-added')
  })
  return { id: passkey.id, name, createdAt: services.database.now() }
}

type Expected = { challenge: string; origin: string; rpId: string }

async function verify(
  response: Form['response'],
  { challenge, origin, rpId }: Expected,
): Promise<NonNullable<VerifiedRegistrationResponse['registrationInfo']>> {
  // Loaded with the first passkey, so that no start waits for it.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((cause: unknown) => {
    throw unusable(cause)
  })
  if (!registrationInfo) throw unusable()
  return registrationInfo
}

function unusable(cause?: unknown): Refusal {
  return new Refusal('invalid', 'passkey_not_added', { cause })
}

function tooMany(): Refusal {
  return new Refusal('conflict', 'passkeys_at_most', { params: { most: mostOfPerson } })
}
