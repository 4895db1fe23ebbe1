import type { Needs } from '../../services.ts'
import { hashPassword, hashWithSaltOf } from './password.ts'
import * as store from './store.ts'

/**
 * Hashes a password for an account whose email belongs to a first account already. They share the salt, so that one
 * hash is enough for a sign-in to all accounts of the email. `of`: the network or organiser that requests it.
 */
export function hashBeside(first: store.FoundPerson | undefined, password: string, of: string): Promise<string> {
  return first ? hashWithSaltOf(first.password_hash, password, of) : hashPassword(password, of)
}

/** Hashes a new password of an account, or an outdated one again. */
export async function hashForAccount(
  services: Needs<'database'>,
  person: { id: string; email: string },
  password: string,
  of: string,
): Promise<string> {
  const isSecond = await services.database.as({ person: person.id }, (tx) => store.isSecond(tx, person.id))
  const first = isSecond ? await store.findByEmail(services.database, person.email) : undefined
  return hashBeside(first, password, of)
}
