import type { Tx } from '../../database/open.ts'
import { giveTokensBack, takeTokens } from '../../database/throttle.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { type Confirming, confirmByPasskey } from './passkeys/confirm-by-passkey.ts'
import type { SignedByPasskey } from './passkeys/check-answer.ts'
import { bucketsOfPerson } from './second-factor/code-buckets.ts'
import { spendCode } from './second-factor/spend-code.ts'
import { waysOf } from './second-factor/ways.ts'
import { tooManyAttempts } from './sign-in.ts'
import * as store from './store.ts'

/** A passkey, or the password and the second step of a sign-in. */
export type Confirmation = {
  password?: string | undefined
  code?: string | undefined
  passkey?: SignedByPasskey | undefined
}

/** What `confirmPerson` needs. */
export type ToConfirm = Needs<'database' | 'keys' | 'publicUrl' | 'passwords'>

/**
 * Asks a signed-in organiser who they are, before a dangerous change. The caller runs the result in the transaction of
 * that change. It refuses if the password has changed in between.
 */
export async function confirmPerson(
  services: ToConfirm,
  person: Confirming,
  { password, code, passkey }: Confirmation = {},
  field = 'password',
): Promise<(tx: Tx) => Promise<void>> {
  if (password === undefined && !passkey) throw new Refusal('invalid', 'confirmation_needed', { field })
  const found = await services.database.as({ person: person.id }, (tx) => store.findSelf(tx))
  if (!found) throw new Refusal('signed_out', 'account_gone')
  if (password !== undefined) await checkPassword(services, found, password, field)
  if (passkey) await confirmByPasskey(services, person, passkey)
  else await confirmCode(services, person.id, code)
  return async (tx) => {
    if (!(await store.isUnchanged(tx, found))) throw wrongPassword(field)
  }
}

/** The same before a change of a team, whose transaction sees no person. */
export async function confirmForTeam(
  services: ToConfirm,
  person: Confirming,
  confirmation: Confirmation | undefined,
): Promise<void> {
  const requireUnchanged = await confirmPerson(services, person, confirmation)
  await services.database.as({ person: person.id }, requireUnchanged)
}

/** Limits the tries, because an unattended session must not allow endless guessing. */
async function checkPassword(
  services: ToConfirm,
  { id, password_hash: hash }: store.FoundPerson,
  password: string,
  field: string,
): Promise<void> {
  const buckets = [{ key: `confirm-password:${id}`, capacity: 10, secondsEach: 30 }]
  if (!(await takeTokens(services.database, buckets))) throw tooManyAttempts()
  if (!(await services.passwords.fits(password, hash, id))) throw wrongPassword(field)
  await giveTokensBack(services.database, buckets)
}

async function confirmCode(services: ToConfirm, personId: string, code: string | undefined): Promise<void> {
  const ways = await services.database.as({ person: personId }, (tx) => waysOf(services, tx, personId))
  if (ways.length === 0) return
  if (!ways.includes('totp')) throw new Refusal('invalid', 'passkey_required', { field: 'passkey' })
  if (!code) throw new Refusal('invalid', 'code_required', { field: 'code' })
  await spendCode(services, personId, code, () => bucketsOfPerson(personId))
}

function wrongPassword(field: string): Refusal {
  return new Refusal('invalid', field === 'password' ? 'password_wrong' : 'current_password_wrong', { field })
}
