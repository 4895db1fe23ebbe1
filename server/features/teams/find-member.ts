import { mayAs, type NeededRole } from '#domain/role.ts'
import type { Person } from '../../kernel/person.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { noteUse } from './note-use.ts'
import * as store from './store.ts'

/** `teamId`: the team that the caller names. `listKey`: the list of the call, by internal or Mailchimp id. */
export type Place = { teamId: string | undefined; listKey: string | undefined }

/**
 * The team that a person's call is about, with the person's role. Refuses a person without the needed role. A list or a team of
 * others looks like one that never existed. A team may also require that more than a password began the session.
 */
export async function findMember(
  services: Needs<'database' | 'now'>,
  person: Person,
  needed: NeededRole,
  place: Place,
): Promise<Required<Team>> {
  const found = await store.findMembership(services.database, person.id, place)
  if (!found) throw new Refusal('not_found', place.listKey === undefined ? 'Team not found' : 'List not found')
  if (!mayAs(found.role, needed)) throw new Refusal('forbidden', sentences[needed])
  if (found.needsSecondFactor && !person.isStrong) throw needsSecondStep()
  const member = { id: person.id, name: person.name, role: found.role }
  await noteUse(services, found.teamId, person.id, found.activeAt)
  return { id: found.teamId, member }
}

function needsSecondStep(): Refusal {
  const sentence =
    'This team requires a second step at sign-in. Add one in your account, or sign in with the one that you have.'
  return new Refusal('forbidden', sentence, { code: 'second_step_required' })
}

const sentences: Record<NeededRole, string> = {
  viewer: 'In this team you can only use the scanner.',
  editor: 'Only editors and owners of this team can do that.',
  owner: 'Only owners of this team can do that.',
}
