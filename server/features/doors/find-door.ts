import * as store from './asking/store.ts'
import type { Door } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { noteUse } from '../teams/find-member.ts'
import { idle, readToken } from '../auth/token.ts'
import { askTogether } from './asking/ask-together.ts'
import { readScanToken } from './scan-token.ts'

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

/**
 * A door scans again after two or three seconds. Its name, and the name and colours of its list, may be this old in a
 * verdict.
 */
const recentMs = 5000

/** A node has at most 2,000 open doors. */
const mostKept = 4000

type RecentDoors = {
  /** The door of this token for this list, if it was identified a moment ago. */
  find: (scanToken: string, listKey: string) => Door | undefined
  keep: (scanToken: string, listKey: string, door: Door) => void
  forget: (scanToken: string, listKey: string) => void
}

/**
 * For scans alone: the statement that decides a scan looks at the session and the link itself, so a door that has ended
 * gets no verdict from the very next scan on.
 */
export function openRecentDoors(now: () => number = () => performance.now()): RecentDoors {
  const known = new Map<string, { door: Door; until: number }>()
  const keyOf = (scanToken: string, listKey: string) => `${scanToken} ${listKey}`
  return {
    find(scanToken, listKey) {
      const found = known.get(keyOf(scanToken, listKey))
      return found && found.until > now() ? found.door : undefined
    },
    keep(scanToken, listKey, door) {
      const key = keyOf(scanToken, listKey)
      known.delete(key)
      known.set(key, { door, until: now() + recentMs })
      const [oldest] = known.keys()
      if (known.size > mostKept && oldest !== undefined) known.delete(oldest)
    },
    forget: (scanToken, listKey) => void known.delete(keyOf(scanToken, listKey)),
  }
}
