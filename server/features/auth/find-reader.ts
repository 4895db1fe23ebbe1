import type { Language } from '#domain/spoken.ts'
import type { Needs } from '../../services.ts'
import { findLetterLanguage } from './own-language.ts'
import { findSelf } from './store.ts'

/** A person by id, for a letter to them. Undefined when they are gone. */
export async function findReader(
  services: Needs<'database'>,
  id: string,
): Promise<{ name: string; email: string; language: Language } | undefined> {
  const person = await services.database.as({ person: id }, (tx) => findSelf(tx))
  return person && { name: person.name, email: person.email, language: await findLetterLanguage(services, id) }
}
