import type { Language } from '#domain/spoken.ts'
import { findLetterLanguage } from './own-language.ts'
import * as store from './store.ts'
import { findSelf } from './store.ts'
import type { Needs } from '../../services.ts'

/** A person by id, for the log of changes. Undefined when they are gone. */
export async function findName(
  { database }: Needs<'database'>,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  const person = await database.as({ person: id }, (tx) => findSelf(tx))
  return person && { id, name: person.name }
}

/** A person by id, for a letter to them. Undefined when they are gone. */
export async function findReader(
  services: Needs<'database'>,
  id: string,
): Promise<{ name: string; email: string; language: Language } | undefined> {
  const person = await services.database.as({ person: id }, (tx) => findSelf(tx))
  return person && { name: person.name, email: person.email, language: await findLetterLanguage(services, id) }
}

/** Whether the account was made within the last 7 days. */
export function isYoungAccount({ database }: Needs<'database'>, personId: string): Promise<boolean> {
  return database.as({ person: personId }, (tx) => store.isYounger(tx, personId, '7 days'))
}
