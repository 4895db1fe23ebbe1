import { mayAs, type NeededRole } from '#domain/role.ts'
import * as store from './store.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Person, Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'

const noteEveryMs = 60_000

/** Notes that a member does something in a team: at most once a minute. */
export async function noteUse(
  services: Needs<'database' | 'now'>,
  teamId: string,
  personId: string,
  activeAt: Date | null,
): Promise<void> {
  if (activeAt !== null && services.now().getTime() - activeAt.getTime() < noteEveryMs) return
  await store.noteUse(services.database, teamId, personId)
}

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
  if (!found) throw new Refusal('not_found', place.listKey === undefined ? 'team_not_found' : 'list_not_found')
  if (!mayAs(found.role, needed)) throw new Refusal('forbidden', codeOf[needed])
  if (found.needsSecondFactor && !person.isStrong) throw new Refusal('forbidden', 'second_step_required')
  const member = { id: person.id, name: person.name, role: found.role }
  await noteUse(services, found.teamId, person.id, found.activeAt)
  return { id: found.teamId, member }
}

const codeOf = { viewer: 'scanner_only', editor: 'editors_only', owner: 'owners_only' } as const
