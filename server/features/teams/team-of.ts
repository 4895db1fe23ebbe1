import { randomUUIDv7 } from 'node:crypto'
import type { Person } from '../../kernel/person.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import * as store from './store.ts'

/** The most teams of a person. */
const teamsOfPerson = 100

export async function findTeamOf(
  services: Needs<'database'>,
  person: Pick<Person, 'id'>,
  teamId: string,
): Promise<store.TeamOfPerson> {
  const found = (await store.findTeams(services.database, person.id)).find(({ id }) => id === teamId)
  if (!found) throw new Refusal('not_found', 'team_not_found')
  return found
}

/** Makes another team, for example for a client. Returns its id. */
export async function addTeam(services: Needs<'database'>, person: Person, name: string): Promise<string> {
  const teams = await store.findTeams(services.database, person.id)
  if (teams.length >= teamsOfPerson) throw new Refusal('conflict', 'teams_at_most', { params: { most: teamsOfPerson } })
  const id = randomUUIDv7()
  await services.database.as({ team: id }, async (tx) => {
    await store.addTeam(tx, { id, name }, person.id)
    const member = { id: person.id, name: person.name, role: 'owner' as const }
    await keepRecord(tx, { id, member }, 'team_changed', { details: { name } })
  })
  return id
}

/** Renames the team, or says whether all members need a second factor. */
export async function changeTeam(
  services: Needs<'database'>,
  { person, team }: { person: Person; team: Team },
  change: { name: string | undefined; needsSecondFactor: boolean | undefined },
): Promise<void> {
  if (change.needsSecondFactor && !person.isStrong) {
    throw new Refusal('conflict', 'own_second_step_first')
  }
  await services.database.as({ team: team.id }, async (tx) => {
    await store.changeTeam(tx, team.id, change)
    const details = {
      ...(change.name === undefined ? {} : { name: change.name }),
      ...(change.needsSecondFactor === undefined ? {} : { second_factor: change.needsSecondFactor }),
    }
    await keepRecord(tx, team, 'team_changed', { details })
  })
}
