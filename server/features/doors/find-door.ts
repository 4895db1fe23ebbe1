import type { Door } from '../../kernel/door.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../kernel/services.ts'
import { idle } from '../auth/session-life.ts'
import { readToken } from '../auth/token.ts'
import { readScanToken } from './scan-token.ts'
import * as store from './store.ts'

/** The door of an organiser who scans a list of theirs; undefined when they are not, or no longer, signed in. */
export async function findOwnDoor(
  { database }: Needs<'database'>,
  token: string,
  listKey: string,
): Promise<Door | undefined> {
  const session = readToken(token)
  if (!session) return undefined
  const { id: sessionId, secretHash } = session
  const found = await store.findOrganiser(database, { sessionId, secretHash, idle }, listKey)
  if (!found) return undefined
  if (!found.list) throw new Refusal('not_found', 'List not found')
  return {
    listId: found.list.id,
    listName: found.list.name,
    colourRules: found.list.colourRules,
    ownerId: found.personId,
    sessionId,
    linkId: undefined,
    name: found.name,
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
