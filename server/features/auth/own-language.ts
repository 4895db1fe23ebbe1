import type { Language } from '#domain/spoken.ts'
import type { Person } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import * as store from './store.ts'

/** Null: the language of the browser. */
export function findLanguage({ database }: Needs<'database'>, person: Person): Promise<Language | null> {
  return database.as({ person: person.id }, (tx) => store.findLanguage(tx, person.id))
}

/** The language of letters to this person: the chosen one, else that of their browser, else English. */
export async function findLetterLanguage({ database }: Needs<'database'>, personId: string): Promise<Language> {
  const found = await database.as({ person: personId }, (tx) => store.findLanguages(tx, personId))
  return found?.language ?? found?.browser_language ?? 'en'
}

/** The same by email. Undefined if the email has no account. */
export async function findLetterLanguageOf(services: Needs<'database'>, email: string): Promise<Language | undefined> {
  const person = await store.findByEmail(services.database, email)
  return person && findLetterLanguage(services, person.id)
}

export function changeLanguage(
  { database }: Needs<'database'>,
  person: Person,
  language: Language | null,
): Promise<void> {
  return database.as({ person: person.id }, (tx) => store.setLanguage(tx, person.id, language))
}
