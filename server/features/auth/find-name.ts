import type { Needs } from '../../services.ts'
import { findSelf } from './store.ts'

/** A person by id, for the log of changes. Undefined when they are gone. */
export async function findName(
  { database }: Needs<'database'>,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  const person = await database.as({ person: id }, (tx) => findSelf(tx))
  return person && { id, name: person.name }
}
