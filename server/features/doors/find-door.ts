import type { Door } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { noteUse } from '../teams/find-member.ts'
import { idle, readToken } from '../auth/token.ts'
import { askTogether } from './asking/ask-together.ts'
import { readScanToken } from './scan-token.ts'
import { openRecentDoors } from './recent-doors.ts'
import * as store from './asking/store.ts'

export type FindDoor = {
  /** The door of a member who may scan the list; undefined if they are signed out. */
  findOwnDoor: (token: string, listKey: string, network: string) => Promise<Door | undefined>
  /**
   * The door of a browser with a scanner link; undefined if its session has ended. A door with an expired or
   * switched-off link still exists: its scans are refused and stored, and it may do nothing else.
   */
  findLinkDoor: (scanToken: string, listKey: string, network: string) => Promise<Door | undefined>
  /** The same door, if it was identified a few seconds ago. Only for a scan, whose decision looks at the session itself. */
  findRecentDoor: (scanToken: string, listKey: string) => Door | undefined
}

export function openDoors(services: Needs<'database' | 'now'>): FindDoor {
  const { database } = services
  const askScanners = askTogether((asked: store.AskedScanner[]) => store.findScannerDoors(database, asked))
  const recent = openRecentDoors()
  const askMembers = askTogether((asked: store.AskedMember[]) => store.findMembers(database, asked, idle))

  return {
    async findOwnDoor(token, listKey, network) {
      const session = readToken(token)
      if (!session) return undefined
      const { id: sessionId, secretHash } = session
      const found = await askMembers({ name: `${token} ${listKey}`, network }, { sessionId, secretHash, listKey })
      if (!found) return undefined
      if (!found.list) throw new Refusal('not_found', 'list_not_found')
      const { id: listId, name: listName, teamId, role, activeAt, colourRules } = found.list
      await noteUse(services, teamId, found.personId, activeAt)
      return {
        listId,
        listName,
        colourRules,
        teamId,
        member: { id: found.personId, name: found.name, role },
        sessionId,
        linkId: undefined,
        name: found.name,
        mayCheckInByName: true,
        hasEnded: false,
      }
    },
    async findLinkDoor(scanToken, listKey, network) {
      const token = readScanToken(scanToken)
      const found = token && (await askScanners({ name: scanToken, network }, token))
      recent.forget(scanToken, listKey)
      if (!found) return undefined
      const { mailchimpId, ...door } = found
      if (![door.listId, mailchimpId].includes(listKey)) throw new Refusal('not_found', 'list_not_found')
      recent.keep(scanToken, listKey, door)
      return door
    },
    findRecentDoor: recent.find,
  }
}

/** The session of this token, for any list. */
export async function findScannerSession(
  { database }: Needs<'database'>,
  scanToken: string,
): Promise<store.ScannerDoor | undefined> {
  const token = readScanToken(scanToken)
  if (!token) return undefined
  const [found] = await store.findScannerDoors(database, [token])
  return found
}
