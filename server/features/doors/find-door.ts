import type { Door } from '../../kernel/door.ts'
import type { Person } from '../../kernel/person.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../kernel/services.ts'
import { findListOf } from '../lists/find-list.ts'
import { readScanToken } from './scan-token.ts'
import * as store from './store.ts'

/** The door of an organiser who scans a list of theirs. */
export async function findOwnDoor(services: Needs<'database'>, person: Person, listKey: string): Promise<Door> {
  const list = await findListOf(services, person, listKey)
  return {
    listId: list.id,
    listName: list.name,
    colourRules: list.colourRules,
    ownerId: person.id,
    sessionId: person.sessionId,
    linkId: undefined,
    name: person.name,
    mayCheckInByName: true,
  }
}

/**
 * The door of a browser that came by a scanner link; undefined when its session has ended. One whose link has run out or is
 * switched off still stands there: each of its scans is refused and kept, and it may do nothing else.
 */
export async function findLinkDoor(
  services: Needs<'database'>,
  scanToken: string,
  listKey: string,
): Promise<Door | undefined> {
  const session = await findScannerSession(services, scanToken)
  if (!session) return undefined
  const { mailchimpId, ...door } = session
  if (listKey !== door.listId && listKey !== mailchimpId) throw new Refusal('not_found', 'List not found')
  return door
}

/** Whose token this is, whichever list is meant. */
export async function findScannerSession(
  { database }: Needs<'database'>,
  scanToken: string,
): Promise<store.ScannerDoor | undefined> {
  const token = readScanToken(scanToken)
  return token && store.findDoor(database, token)
}
