import type { Door } from '../../kernel/door.ts'
import type { Person } from '../../kernel/person.ts'
import type { Needs } from '../../kernel/services.ts'
import { findListOf } from '../lists/find-list.ts'

/** The door of an organiser who scans a list of theirs. */
export async function findOwnDoor(services: Needs<'database'>, person: Person, listKey: string): Promise<Door> {
  const list = await findListOf(services, person, listKey)
  return {
    listId: list.id,
    listName: list.name,
    ownerId: person.id,
    sessionId: person.sessionId,
    linkId: undefined,
    name: person.name,
    mayCheckInByName: true,
  }
}
