import type { Team } from '../../../kernel/team.ts'
import type { Needs } from '../../../services.ts'
import { findOccasionOf, type OccasionPlace } from '../../occasions/find-occasions.ts'
import { atOccasion } from './store.ts'

/**
 * Conditions on contacts, for a search: whether an occasion invites the contact, and whether the contact has entered.
 */
export async function findAtOccasion(services: Needs<'database'>, team: Team, place: OccasionPlace) {
  const { list, occasion } = await findOccasionOf(services, team, place)
  return atOccasion(list.id, occasion)
}
