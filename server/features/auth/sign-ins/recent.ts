import type { Person } from '../../../kernel/person.ts'
import type { Needs } from '../../../services.ts'
import { findSignIns } from './store.ts'

export function findRecentSignIns(services: Needs<'database'>, person: Person) {
  return services.database.as({ person: person.id }, (tx) => findSignIns(tx, person.id))
}
