import type { Needs } from '../../services.ts'
import * as store from './store.ts'

/**
 * The teams of a person who is deleted: `lonely` teams have no other member and go with them. `ownerless`: the name of a
 * team that would keep members without an owner.
 */
export async function findTeamsThatGo(
  services: Needs<'database'>,
  personId: string,
): Promise<{ lonely: string[]; ownerless: string | undefined }> {
  const teams = await store.findTeams(services.database, personId)
  const lonely = teams.filter(({ members }) => members === 1).map(({ id }) => id)
  for (const { id, name, role, members } of teams) {
    if (role !== 'owner' || members === 1) continue
    const people = await services.database.as({ team: id }, (tx) => store.findPeople(tx))
    if (!people.some((member) => member.role === 'owner' && member.id !== personId)) return { lonely, ownerless: name }
  }
  return { lonely, ownerless: undefined }
}
