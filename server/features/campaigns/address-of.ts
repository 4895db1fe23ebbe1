import type { Draft } from '../../mailchimp/campaigns.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { findAccountOf } from '../accounts/find-account.ts'
import type { List } from '../lists/find-list.ts'

/** The pages of the list's account in Mailchimp. The sandbox has none. */
export async function addressOf(
  services: Needs<'database' | 'isTrial'>,
  team: Team,
  list: List,
): Promise<string | undefined> {
  if (services.isTrial) return undefined
  const account = await findAccountOf(services, team, list.accountId)
  return `https://${account.serverPrefix}.admin.mailchimp.com`
}

/** The page of a draft. */
export function urlOf({ webId }: Pick<Draft, 'webId'>, address: string | undefined): string | null {
  return address !== undefined && webId !== undefined ? `${address}/campaigns/show/?id=${webId}` : null
}
