import type { Settling } from '../../occasions/check-settings.ts'
import { findOccasionOf, type OccasionPlace } from '../../occasions/find-occasions.ts'
import { atOccasion, begin, recount } from './store.ts'
import type { Team } from '../../../kernel/team.ts'
import type { Needs } from '../../../services.ts'

/** Keeps the counts of changed occasions right. */
export const settleOccasions: Pick<Settling, 'recount' | 'begin'> = { recount, begin }

/**
 * Conditions on contacts, for a search: whether an occasion invites the contact, and whether the contact has entered.
 */
export async function findAtOccasion(services: Needs<'database'>, team: Team, place: OccasionPlace) {
  const { list, occasion } = await findOccasionOf(services, team, place)
  return atOccasion(list.id, occasion)
}
