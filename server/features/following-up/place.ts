import { randomUUID } from 'node:crypto'
import { withLease } from '../../database/lease.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Team } from '../../kernel/team.ts'
import type { Audience } from '../../mailchimp/audience.ts'
import type { Campaigns } from '../../mailchimp/campaigns.ts'
import type { Needs } from '../../services.ts'
import { withAccount } from '../accounts/open-account.ts'
import { type List, refuseUnlessWorkable } from '../lists/find-list.ts'
import { findOccasionOf, findOccasionsOf, type Occasion, type OccasionPlace } from '../occasions/find-occasions.ts'
import { calledIn } from './names.ts'

export type NeededHere = Needs<'database' | 'openLogin' | 'keys' | 'now'>

/** `called`: the occasion's name in Mailchimp. */
export type AtOccasion = {
  services: NeededHere
  team: Team
  scope: { team: string; list: string }
  list: List
  occasion: Occasion
  called: string
  audience: Audience
  campaigns: Campaigns
}

const leaseSeconds = 30

/** Makes something in Mailchimp for an occasion. One maker of a list at a time, so that no two make the same. */
export async function atOccasion<T>(
  services: NeededHere,
  team: Team,
  asked: OccasionPlace,
  make: (place: AtOccasion) => Promise<T>,
): Promise<T> {
  const { list, occasion } = await findOccasionOf(services, team, asked)
  refuseUnlessWorkable(list)
  const { occasions } = await findOccasionsOf(services, team, asked.listKey)
  const called = calledIn(list, occasion, occasions)
  const scope = { team: team.id, list: list.id }
  const made: T[] = []
  const lease = { name: `following-up:${list.id}`, holder: randomUUID(), seconds: leaseSeconds }
  const isMine = await withLease(services.database, lease, async () => {
    const account = { id: list.accountId, teamId: team.id }
    await withAccount(services, account, 'person', async (login) => {
      const audience = login.audience(list.mailchimpId)
      const campaigns = login.campaigns(list.mailchimpId)
      made.push(await make({ services, team, scope, list, occasion, called, audience, campaigns }))
    })
  })
  const [result] = made
  if (!isMine || result === undefined) {
    throw new Refusal('conflict', 'at_work_in_mailchimp')
  }
  return result
}
