import type { Needs } from '../../services.ts'
import { hashPassword, hashWithSaltOf } from './password.ts'
import * as store from './store.ts'

/**
 * Hashes a new password of an account, or an outdated one again. A second account gets the salt of the first account
 * with its email, so that one hash is enough for a sign-in to all of them.
 */
export async function hashForAccount(
  services: Needs<'database'>,
  person: { id: string; email: string },
  password: string,
  network: string,
): Promise<string> {
  const isSecond = await services.database.as({ person: person.id }, (tx) => store.isSecond(tx, person.id))
  const first = isSecond ? await store.findByEmail(services.database, person.email) : undefined
  return first ? hashWithSaltOf(first.password_hash, password, network) : hashPassword(password, network)
}
