import type { Tx } from '../../database/open.ts'
import { giveTokensBack, takeTokens } from '../../database/throttle.ts'
import type { Person } from '../../kernel/person.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { fitsPassword } from './password.ts'
import { bucketsOfPerson } from './second-factor/code-buckets.ts'
import { spendCode } from './second-factor/spend-code.ts'
import { waysOf } from './second-factor/ways.ts'
import { tooManyAttempts } from './sign-in.ts'
import * as store from './store.ts'

/** The code is needed where the organiser has an authenticator app. */
export type Confirmation = { password: string; code?: string | undefined }

/**
 * Asks a signed-in organiser for the password, and for a code if they have a second factor, before a dangerous change. The
 * result is checked in the transaction of that change: it refuses when the password changed in between.
 */
export async function confirmPassword(
  services: Needs<'database' | 'keys'>,
  person: Pick<Person, 'id'>,
  { password, code }: Confirmation,
  field = 'password',
): Promise<(tx: Tx) => Promise<void>> {
  // Limits the tries, because an unattended session must not allow endless guessing.
  const buckets = [{ key: `confirm-password:${person.id}`, capacity: 10, secondsEach: 30 }]
  if (!(await takeTokens(services.database, buckets))) throw tooManyAttempts()
  const found = await services.database.as({ person: person.id }, (tx) => store.findSelf(tx))
  if (!(await fitsPassword(password, found?.password_hash, person.id)) || !found) throw wrongPassword(field)
  await giveTokensBack(services.database, buckets)
  await confirmCode(services, person, code)
  return async (tx) => {
    if (!(await store.isUnchanged(tx, found))) throw wrongPassword(field)
  }
}

async function confirmCode(
  services: Needs<'database' | 'keys'>,
  { id }: Pick<Person, 'id'>,
  code: string | undefined,
): Promise<void> {
  const ways = await services.database.as({ person: id }, (tx) => waysOf(tx, id))
  if (!ways.includes('totp')) return
  if (!code) {
    const sentence = 'Enter the code from your authenticator app, or a recovery code.'
    throw new Refusal('invalid', sentence, { fields: { code: [sentence] } })
  }
  await spendCode(services, id, code, () => bucketsOfPerson(id))
}

function wrongPassword(field: string): Refusal {
  const sentence = field === 'password' ? 'The password is wrong.' : 'The current password is wrong.'
  return new Refusal('invalid', sentence, { fields: { [field]: [sentence] } })
}
