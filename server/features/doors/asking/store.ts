// Identifies the doors of many simultaneous calls.
import type { Role } from '#domain/role.ts'
import type { Database } from '../../../database/open.ts'
import type { Door } from '../../../kernel/team.ts'

export type ScannerDoor = Door & { linkId: string; mailchimpId: string }

export type AskedScanner = { listId: string; sessionId: string; secretHash: Buffer }

/** The doors of many tokens, in order, in one round trip; undefined for an unknown token. */
export async function findScannerDoors(
  database: Database,
  asked: AskedScanner[],
): Promise<(ScannerDoor | undefined)[]> {
  // Uses connections of its own, so that scans never wait for queries of screens.
  const { rows } = await database.scans.query<Omit<ScannerDoor, 'sessionId' | 'member'> & { place: number }>({
    name: 'scanner_doors',
    text: `select place, list_id as "listId", link_id as "linkId", label as name, may_check_in_by_name as "mayCheckInByName",
      list_name as "listName", colour_rules as "colourRules", mailchimp_id as "mailchimpId", owner_id as "teamId",
      has_ended as "hasEnded"
      from scanner_doors($1, $2, $3)`,
    values: [
      asked.map(({ listId }) => listId),
      asked.map(({ sessionId }) => sessionId),
      asked.map(({ secretHash }) => secretHash),
    ],
  })
  const doors: (ScannerDoor | undefined)[] = asked.map(() => undefined)
  for (const { place, ...door } of rows) {
    const { sessionId } = asked[place - 1]!
    doors[place - 1] = { ...door, member: undefined, sessionId }
  }
  return doors
}

export type AskedMember = { sessionId: string; secretHash: Buffer; listKey: string }

type MemberOf = { teamId: string; role: Role; activeAt: Date | null }

export type SignedIn = {
  personId: string
  name: string
  /** Undefined if the member may not scan a list with this key. */
  list: ({ id: string; name: string } & MemberOf & Pick<Door, 'colourRules'>) | undefined
}

/** The doors of many signed-in members; undefined without a session. */
export async function findMembers(
  database: Database,
  asked: AskedMember[],
  idle: string,
): Promise<(SignedIn | undefined)[]> {
  const { rows } = await database.scans.query<{
    place: number
    personId: string
    name: string
    teamId: string
    role: Role
    activeAt: Date | null
    listId: string | null
    listName: string
    colourRules: Door['colourRules']
  }>({
    name: 'member_doors',
    text: `select place, person_id as "personId", person_name as name, team_id as "teamId", role, active_at as "activeAt", list_id as "listId",
      list_name as "listName", colour_rules as "colourRules" from member_doors($1, $2, $3, $4)`,
    values: [
      asked.map(({ sessionId }) => sessionId),
      asked.map(({ secretHash }) => secretHash),
      asked.map(({ listKey }) => listKey),
      idle,
    ],
  })
  const found: (SignedIn | undefined)[] = asked.map(() => undefined)
  for (const { place, personId, name, listId, listName, ...more } of rows) {
    const { teamId, role, activeAt, colourRules } = more
    const list = listId === null ? undefined : { id: listId, name: listName, teamId, role, activeAt, colourRules }
    found[place - 1] = { personId, name, list }
  }
  return found
}
