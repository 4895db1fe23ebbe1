// Roles, removing and leaving; each asks for a confirmation. A team with members has at least one owner. The database checks that too
// (keep_an_owner).
import type { Role } from '#domain/role.ts'
import type { Tx } from '../../database/open.ts'
import type { Person, Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { confirmForTeam, type Confirmation, type ToConfirm } from '../auth/confirm-person.ts'
import * as store from './store.ts'
import { tellOwners } from './tell-owners.ts'

export async function findPeople(services: Needs<'database'>, team: Team): Promise<store.FoundMember[]> {
  return services.database.as({ team: team.id }, (tx) => store.findPeople(tx))
}

type Place = { role: Role; listIds: string[] }

export async function changeRoleOf(
  services: ToConfirm & Needs<'jobs'>,
  { person, team }: { person: Person; team: Team },
  personId: string,
  { confirmation, ...place }: Place & { confirmation: Confirmation },
): Promise<void> {
  await requireMember(services, team, personId)
  await confirmForTeam(services, person, confirmation)
  await changeRole(services, team, personId, place)
}

/**
 * Gives a member another role. An owner may give up the own one as long as another is left. `who` for the log: the operator,
 * if no member does it.
 */
export async function changeRole(
  services: Needs<'database' | 'jobs'>,
  team: Team,
  personId: string,
  { role, listIds, who }: Place & { who?: string },
): Promise<void> {
  await withMember(services, team, personId, async (tx, member, isLastOwner) => {
    if (isLastOwner && role !== 'owner') throw needsOwner()
    await requireLists(tx, team, listIds)
    await store.setRole(tx, team.id, personId, role)
    // No other role has lists of its own.
    await store.setLists(tx, personId, role === 'door' ? listIds : [])
    if (role !== 'owner') await store.forgetConsents(tx, personId)
    const details = { person: personId, role }
    await keepRecord(tx, team, 'role_changed', { details, ...(who === undefined ? {} : { who }) })
    if (role === 'owner' && member.role !== 'owner') await tellOwners(services, tx, team, personId)
  })
}

/** Removes a member: from the next call on they reach nothing of the team, and their open scanner ends within a second. */
export async function removePerson(
  services: ToConfirm,
  { person, team }: { person: Person; team: Required<Team> },
  personId: string,
  confirmation: Confirmation | undefined,
): Promise<void> {
  if (personId === person.id) throw new Refusal('conflict', 'leave_to_go')
  await requireMember(services, team, personId)
  await confirmForTeam(services, person, confirmation)
  await withMember(services, team, personId, async (tx) => {
    await takeOut(tx, team, personId)
    await keepRecord(tx, team, 'person_removed', { details: { person: personId } })
  })
}

export async function leave(
  services: ToConfirm,
  person: Person,
  teamId: string,
  confirmation: Confirmation | undefined,
): Promise<void> {
  const team = { id: teamId }
  await requireMember(services, team, person.id)
  await confirmForTeam(services, person, confirmation)
  await withMember(services, team, person.id, async (tx, { role, name }, isLastOwner, members) => {
    if (members === 1) throw new Refusal('conflict', 'only_member')
    if (isLastOwner) throw needsOwner()
    await takeOut(tx, team, person.id)
    const details = { person: person.id }
    await keepRecord(tx, { id: teamId, member: { id: person.id, name, role } }, 'person_left', { details })
  })
}

/** A list of another team is the same as none, also where the role needs no list. */
export async function requireLists(tx: Tx, team: Team, listIds: string[]): Promise<void> {
  if (!(await store.haveLists(tx, team.id, listIds))) throw new Refusal('not_found', 'list_not_found')
}

async function takeOut(tx: Tx, team: Team, personId: string): Promise<void> {
  await store.forgetConsents(tx, personId)
  await store.removeMember(tx, team.id, personId)
}

/** Refuses another team's person before anyone is asked for a password. */
async function requireMember(services: Needs<'database'>, team: Team, personId: string): Promise<void> {
  await withMember(services, team, personId, () => Promise.resolve())
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
