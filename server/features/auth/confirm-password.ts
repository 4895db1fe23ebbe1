import type { Tx } from '../../database/open.ts'
import { giveTokensBack, takeTokens } from '../../database/throttle.ts'
import type { Person } from '../../kernel/person.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { fitsPassword } from './password.ts'
import { tooManyAttempts } from './sign-in.ts'
import * as store from './store.ts'

/**
 * Asks a signed-in organiser for the password before an irreversible change. The result is checked in the transaction of that
 * change: it refuses when the password changed in between.
 */
export async function confirmPassword(
  services: Needs<'database'>,
  person: Pick<Person, 'id'>,
  password: string,
): Promise<(tx: Tx) => Promise<void>> {
  // Limits the tries, because an unattended session must not allow endless guessing.
  const buckets = [{ key: `confirm-password:${person.id}`, capacity: 10, secondsEach: 30 }]
  if (!(await takeTokens(services.database, buckets))) throw tooManyAttempts()
  const found = await services.database.as({ person: person.id }, (tx) => store.findSelf(tx))
  if (!(await fitsPassword(password, found?.password_hash, person.id)) || !found) throw wrongPassword()
  await giveTokensBack(services.database, buckets)
  return async (tx) => {
    if (!(await store.isUnchanged(tx, found))) throw wrongPassword()
  }
}

function wrongPassword(): Refusal {
  const sentence = 'The password is wrong.'
  return new Refusal('invalid', sentence, { fields: { password: [sentence] } })
}
