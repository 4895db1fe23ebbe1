import type { Team } from '../../../kernel/team.ts'
import type { Needs } from '../../../services.ts'
import { findOccasionOf, type OccasionPlace } from '../../occasions/find-occasions.ts'
import { atOccasion } from './store.ts'

/** Conditions on contacts, for a search: an occasion is for them, and they entered it. */
export async function findAtOccasion(services: Needs<'database'>, team: Team, place: OccasionPlace) {
  const { list, occasion } = await findOccasionOf(services, team, place)
  return atOccasion(list.id, occasion)
}
