import type * as z from 'zod/mini'
import type { passkeyConfirmation } from '#contract/confirmation.ts'
import type { Tx } from '../../../database/open.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { keepPersonalRecord } from '../../audit/keep-record.ts'
import * as store from './store.ts'

export type SignedByPasskey = z.output<typeof passkeyConfirmation>

type Expected = { challenge: string; origin: string; rpId: string }

/**
 * The device's counter, from an answer that its key has signed. Throws the refusal that `refuse` makes from the cause.
 */
export async function checkAnswer(
  response: SignedByPasskey['response'],
  publicKey: Buffer,
  { challenge, origin, rpId }: Expected,
  refuse: (cause?: unknown) => Refusal,
): Promise<number> {
  const { userHandle, ...signed } = response.response
  // Loaded with the first passkey, so that no start waits for it.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...response, response: { ...signed, ...(userHandle && { userHandle }) }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    // The library would compare counters before it checks the signature, so anyone could cause a record. The store
    // compares them instead.
    credential: { id: response.id, publicKey: new Uint8Array(publicKey), counter: 0 },
  }).catch((cause: unknown) => {
    throw refuse(cause)
  })
  if (!verified) throw refuse()
  return authenticationInfo.newCounter
}

/**
 * False if the counter shows that the passkey was copied. The record of this is kept only if the caller's transaction
 * commits.
 */
export async function noteUseOrCopy(tx: Tx, found: store.FoundPasskey, counter: number): Promise<boolean> {
  if (await store.noteUse(tx, found.id, counter)) return true
  const details = { passkey: found.id, name: found.passkey_name }
  await keepPersonalRecord(tx, { id: found.person_id }, 'passkey_refused', { details })
  return false
}

export function isCopy(): Refusal {
  return new Refusal('forbidden', 'passkey_copied')
}
