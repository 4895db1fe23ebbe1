import type { Language } from '#domain/spoken.ts'
import type { Person } from '../../kernel/person.ts'
import type { Needs } from '../../services.ts'
import * as store from './store.ts'

/** Null: the language of the browser. */
export function findLanguage({ database }: Needs<'database'>, person: Person): Promise<Language | null> {
  return database.as({ person: person.id }, (tx) => store.findLanguage(tx, person.id))
}

export function changeLanguage(
  { database }: Needs<'database'>,
  person: Person,
  language: Language | null,
): Promise<void> {
  return database.as({ person: person.id }, (tx) => store.setLanguage(tx, person.id, language))
}
