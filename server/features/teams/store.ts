import { sql } from 'kysely'
import type { ColourRule } from '#domain/colour.ts'
import type { Role } from '#domain/role.ts'
import type { Database, Tx } from '../../database/open.ts'

/** The membership by which a person reaches a list or a team. */
export type Membership = { teamId: string; role: Role; activeAt: Date | null; needsSecondFactor: boolean }

export async function findMembership(
  database: Database,
  personId: string,
  { teamId, listKey }: { teamId: string | undefined; listKey: string | undefined },
): Promise<Membership | undefined> {
  const { rows } = await sql<Membership>`
    select team_id as "teamId", role, active_at as "activeAt", needs_second_factor as "needsSecondFactor"
    from membership_of(${personId}, ${teamId ?? null}, ${listKey ?? null})`.execute(database.open)
  return rows[0]
}

export async function noteUse(database: Database, teamId: string, personId: string): Promise<void> {
  await database.as({ team: teamId }, (tx) =>
    tx
      .updateTable('memberships')
      .set({ active_at: sql<Date>`now()` })
      .where('team_id', '=', teamId)
      .where('person_id', '=', personId)
      .execute(),
  )
}

export type TeamOfPerson = {
  id: string
  name: string
  role: Role
  needsSecondFactor: boolean
  members: number
  movedTo: string | null
}

/** Their own first. */
export async function findTeams(database: Database, personId: string): Promise<TeamOfPerson[]> {
  return database.as({ person: personId }, async (tx) => {
    const { rows } = await sql<TeamOfPerson>`
      select id, name, role, needs_second_factor as "needsSecondFactor", members, moved_to as "movedTo"
      from teams_of_person()`.execute(tx)
    return rows
  })
}

export type TeamElsewhere = { teamId: string; address: string; isThere: boolean; listIds: string[] }

/** The teams that have left this installation. `listIds`: those of its lists, and of lists that were merged into them. */
export async function findTeamsElsewhere({ open }: Pick<Database, 'open'>): Promise<TeamElsewhere[]> {
  const { rows } = await sql<TeamElsewhere>`
    select team_id as "teamId", to_url as "address", has_arrived as "isThere", list_ids as "listIds"
    from teams_elsewhere()`.execute(open)
  return rows
}

/** False if no team has left for this address by this move. */
export async function noteArrival({ open }: Pick<Database, 'open'>, moveId: string, at: string): Promise<boolean> {
  const { rows } = await sql<{ isNoted: boolean }>`select note_arrival(${moveId}, ${at}) as "isNoted"`.execute(open)
  return rows[0]!.isNoted
}

/** How many teams the person owns; nobody else adds one until this transaction ends. */
export async function holdTeamsOf(tx: Tx, personId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select hold_teams_of(${personId}) as count`.execute(tx)
  return rows[0]!.count
}

export async function addTeam(tx: Tx, team: { id: string; name: string }, ownerId: string): Promise<void> {
  await tx.insertInto('teams').values(team).execute()
  await addMember(tx, team.id, ownerId, 'owner')
}

export async function changeTeam(
  tx: Tx,
  teamId: string,
  change: { name?: string | undefined; needsSecondFactor?: boolean | undefined },
): Promise<void> {
  await tx
    .updateTable('teams')
    .set({ name: change.name, needs_second_factor: change.needsSecondFactor })
    .where('id', '=', teamId)
    .execute()
}

/** Undefined when the acting team is gone. */
export async function findNameOfTeam(tx: Tx): Promise<string | undefined> {
  return (await tx.selectFrom('teams').select('name').executeTakeFirst())?.name
}

export type FoundMember = {
  id: string
  name: string
  email: string
  role: Role
  joinedAt: Date
  activeAt: Date | null
  listIds: string[]
}

/** The members of the acting team. */
export async function findPeople(tx: Tx): Promise<FoundMember[]> {
  const { rows } = await sql<FoundMember>`
    select id, name, email, role, joined_at as "joinedAt", active_at as "activeAt", list_ids as "listIds"
    from people_of_team()`.execute(tx)
  return rows
}

/** Locks the team: of two owners who leave at the same time, the second sees that the first has left. */
export async function holdTeam(tx: Tx, teamId: string): Promise<boolean> {
  const held = await tx.selectFrom('teams').select('id').where('id', '=', teamId).forUpdate().executeTakeFirst()
  return held !== undefined
}

/** False when the person is a member already. */
export async function addMember(tx: Tx, teamId: string, personId: string, role: Role): Promise<boolean> {
  const added = await tx
    .insertInto('memberships')
    .values({ team_id: teamId, person_id: personId, role })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

export async function setRole(tx: Tx, teamId: string, personId: string, role: Role): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ role })
    .where('team_id', '=', teamId)
    .where('person_id', '=', personId)
    .execute()
}

/** The lists that the member may scan. Lists of other teams are left out. */
export async function setLists(tx: Tx, personId: string, listIds: string[]): Promise<void> {
  await sql`select set_member_lists(${personId}, ${listIds})`.execute(tx)
}

/** Whether all these lists are the team's. */
export async function haveLists(tx: Tx, teamId: string, listIds: string[]): Promise<boolean> {
  if (listIds.length === 0) return true
  const found = await tx
    .selectFrom('lists')
    .select('id')
    .where('owner_id', '=', teamId)
    .where('id', 'in', listIds)
    .execute()
  return found.length === new Set(listIds).size
}

export async function removeMember(tx: Tx, teamId: string, personId: string): Promise<void> {
  await tx.deleteFrom('memberships').where('team_id', '=', teamId).where('person_id', '=', personId).execute()
}

/** Unfinished consents of a person who may no longer connect accounts. */
export async function forgetConsents(tx: Tx, personId: string): Promise<void> {
  await sql`select forget_consents(${personId})`.execute(tx)
}

export type FoundScanner = {
  teamId: string
  listId: string
  mailchimpId: string
  name: string
  isOpen: boolean
  colourRules: ColourRule[] | null
}

export async function findScanners(database: Database, personId: string): Promise<FoundScanner[]> {
  return database.as({ person: personId }, async (tx) => {
    const { rows } = await sql<FoundScanner>`
      select team_id as "teamId", list_id as "listId", mailchimp_id as "mailchimpId", name, is_open as "isOpen",
        colour_rules as "colourRules"
      from scanners_of_person()`.execute(tx)
    return rows
  })
}
