import type { Needs } from '../../services.ts'
import { Refusal } from '../../kernel/refusal.ts'
import * as store from './store.ts'

/** Deleting the person would delete a team that is on its way, and its file could not be taken in. */
async function refuseWhileMoving(services: Needs<'database'>, teams: store.TeamOfPerson[]): Promise<void> {
  if (teams.every(({ movedTo }) => movedTo === null)) return
  for (const { teamId, address, isThere } of await store.findTeamsElsewhere(services.database)) {
    const team = teams.find(({ id }) => id === teamId)
    if (team && !isThere) throw new Refusal('conflict', 'team_is_moving', { params: { team: team.name, address } })
  }
}

/**
 * The teams of a person who is deleted: `lonely` teams have no other member and go with them. `ownerless`: the name of a
 * team that would keep members without an owner.
 */
export async function findTeamsThatGo(
  services: Needs<'database'>,
  personId: string,
): Promise<{ lonely: string[]; ownerless: string | undefined }> {
  const teams = await store.findTeams(services.database, personId)
  await refuseWhileMoving(services, teams)
  const here = teams.filter(({ movedTo }) => movedTo === null)
  const lonely = here.filter(({ members }) => members === 1).map(({ id }) => id)
  for (const { id, name, role, members } of here) {
    if (role !== 'owner' || members === 1) continue
    const people = await services.database.as({ team: id }, (tx) => store.findPeople(tx))
    if (!people.some((member) => member.role === 'owner' && member.id !== personId)) return { lonely, ownerless: name }
  }
  return { lonely, ownerless: undefined }
}
