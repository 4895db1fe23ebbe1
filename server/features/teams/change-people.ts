// Roles, removing and leaving. A team with members has at least one owner. The database checks that too
// (keep_an_owner).
import type { Role } from '#domain/role.ts'
import type { Tx } from '../../database/open.ts'
import type { Person } from '../../kernel/person.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import * as store from './store.ts'

export async function findPeople(services: Needs<'database'>, team: Team): Promise<store.FoundMember[]> {
  return services.database.as({ team: team.id }, (tx) => store.findPeople(tx))
}

/**
 * Gives a member another role. An owner may give up the own one as long as another is left. `who` for the log: the operator,
 * if no member does it.
 */
export async function changeRole(
  services: Needs<'database'>,
  team: Team,
  personId: string,
  { role, listIds, who }: { role: Role; listIds: string[]; who?: string },
): Promise<void> {
  await withMember(services, team, personId, async (tx, _member, isLastOwner) => {
    if (isLastOwner && role !== 'owner') throw needsOwner()
    await store.setRole(tx, team.id, personId, role)
    await giveLists(tx, personId, role, listIds)
    if (role !== 'owner') await store.forgetConsents(tx, personId)
    const details = { person: personId, role }
    await keepRecord(tx, team, 'role_changed', { details, ...(who === undefined ? {} : { who }) })
  })
}

/** Removes a member: from the next call on they reach nothing of the team, and their open scanner ends within a second. */
export async function removePerson(services: Needs<'database'>, team: Required<Team>, personId: string): Promise<void> {
  if (personId === team.member.id) throw new Refusal('conflict', 'leave_to_go')
  await withMember(services, team, personId, async (tx) => {
    await takeOut(tx, team, personId)
    await keepRecord(tx, team, 'person_removed', { details: { person: personId } })
  })
}

export async function leave(services: Needs<'database'>, person: Person, teamId: string): Promise<void> {
  const team = { id: teamId }
  await withMember(services, team, person.id, async (tx, { role, name }, isLastOwner, members) => {
    if (members === 1) throw new Refusal('conflict', 'only_member')
    if (isLastOwner) throw needsOwner()
    await takeOut(tx, team, person.id)
    const details = { person: person.id }
    await keepRecord(tx, { id: teamId, member: { id: person.id, name, role } }, 'person_left', { details })
  })
}

/** The lists that a member with the role `door` scans; no other role has any. */
export async function giveLists(tx: Tx, personId: string, role: Role, listIds: string[]): Promise<void> {
  const wanted = role === 'door' ? [...new Set(listIds)] : []
  const given = await store.setLists(tx, personId, wanted)
  if (given < wanted.length) throw new Refusal('not_found', 'list_not_found')
}

async function takeOut(tx: Tx, team: Team, personId: string): Promise<void> {
  await store.forgetConsents(tx, personId)
  await store.removeMember(tx, team.id, personId)
}

/** Locks the team. Otherwise two owners could leave at once, each because the other one is still there. */
async function withMember(
  services: Needs<'database'>,
  team: Team,
  personId: string,
  work: (tx: Tx, member: store.FoundMember, isLastOwner: boolean, members: number) => Promise<void>,
): Promise<void> {
  await services.database.as({ team: team.id }, async (tx) => {
    await store.holdTeam(tx, team.id)
    const people = await store.findPeople(tx)
    const member = people.find(({ id }) => id === personId)
    if (!member) throw new Refusal('not_found', 'not_in_team')
    const owners = people.filter(({ role }) => role === 'owner')
    await work(tx, member, owners.length === 1 && owners[0]!.id === personId, people.length)
  })
}

function needsOwner(): Refusal {
  return new Refusal('conflict', 'team_needs_owner')
}
