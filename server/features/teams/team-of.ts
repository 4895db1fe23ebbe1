import { randomUUIDv7 } from 'node:crypto'
import { takeTokens } from '../../database/throttle.ts'
import type { Person, Team } from '../../kernel/team.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Needs } from '../../services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { confirmForTeam, type Confirmation, type ToConfirm } from '../auth/confirm-person.ts'
import * as store from './store.ts'

export async function findTeamOf(
  services: Needs<'database'>,
  person: Pick<Person, 'id'>,
  teamId: string,
): Promise<store.TeamOfPerson> {
  const found = (await store.findTeams(services.database, person.id)).find(({ id }) => id === teamId)
  if (!found) throw new Refusal('not_found', 'team_not_found')
  return found
}

/** Whoever makes teams and gives them away makes as many as a person may own at once, and then fewer. */
const secondsEach = 3600

/** Makes another team, for example for a client. Returns its id. */
export async function addTeam(
  services: Needs<'database' | 'teamsOfPerson'>,
  person: Person,
  name: string,
): Promise<string> {
  const { database, teamsOfPerson: most } = services
  if (!(await takeTokens(database, [{ key: `teams:${person.id}`, capacity: most, secondsEach }]))) {
    throw new Refusal('too_many', 'too_many_teams')
  }
  const id = randomUUIDv7()
  await database.as({ team: id }, async (tx) => {
    if ((await store.holdTeamsOf(tx, person.id)) >= most) {
      throw new Refusal('conflict', 'teams_at_most', { params: { most } })
    }
    await store.addTeam(tx, { id, name }, person.id)
    const member = { id: person.id, name: person.name, role: 'owner' as const }
    await keepRecord(tx, { id, member }, 'team_changed', { details: { name } })
  })
  return id
}

/** Renames the team, or says whether all members need a second factor. Lifting that asks for a confirmation. */
export async function changeTeam(
  services: ToConfirm,
  { person, team }: { person: Person; team: Team },
  change: { name: string | undefined; needsSecondFactor: boolean | undefined },
  confirmation: Confirmation,
): Promise<void> {
  if (change.needsSecondFactor === false) await confirmForTeam(services, person, confirmation)
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
