import { onTimeMinutes } from '#contract/following-up.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import type { List } from '../lists/find-list.ts'
import { findOccasionOf, type OccasionPlace } from '../occasions/find-occasions.ts'
import { timesOf } from '../tonight/counts.ts'
import * as store from './store.ts'

export type Found = {
  list: List
  campaigns: store.KeptCampaign[]
  invitationId: string | undefined
  figures: store.Figures
  made: store.FollowUp[]
}

/** The kept figures of an occasion's emails, and its segments and drafts. It does not call Mailchimp. */
export async function findFollowingUp(
  services: Needs<'database' | 'now'>,
  team: Team,
  place: OccasionPlace,
): Promise<Found> {
  const { list, occasion } = await findOccasionOf(services, team, place)
  const scope = { team: team.id, list: list.id }
  const by = occasion.opensAt && new Date(occasion.opensAt.getTime() + onTimeMinutes * 60_000)
  const [campaigns, made, figures] = await Promise.all([
    store.findCampaigns(services.database, scope),
    store.findAll(services.database, scope, occasion.id),
    store.countGuests(services.database, scope, occasion.id, by),
  ])
  const chosen = made
    .filter(({ kind, madeAt }) => madeAt && (kind === 'reminder' || kind === 'stayed_away'))
    .toSorted((one, other) => (other.madeAt?.getTime() ?? 0) - (one.madeAt?.getTime() ?? 0))
    .map(({ campaignId }) => campaignId)
  const end = timesOf(occasion).closesAt ?? services.now()
  const invitation =
    campaigns.find(({ id }) => id === chosen[0]) ?? campaigns.find(({ sentAt }) => sentAt !== null && sentAt < end)
  return { list, campaigns, invitationId: invitation?.id, figures, made }
}
