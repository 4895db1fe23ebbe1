import type { Draft } from '../../mailchimp/campaigns.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { findAccountOf } from '../accounts/find-account.ts'

/** Addresses of the account's pages in Mailchimp. */
export type MailchimpPages = { campaign: (webId: number) => string; segments: string }

/** Undefined beside the sandbox, which has no such pages. */
export async function mailchimpPages(
  services: Needs<'database' | 'isTrial'>,
  team: Team,
  { accountId }: { accountId: string },
): Promise<MailchimpPages | undefined> {
  if (services.isTrial) return undefined
  const { serverPrefix } = await findAccountOf(services, team, accountId)
  const start = `https://${serverPrefix}.admin.mailchimp.com`
  return { campaign: (webId) => `${start}/campaigns/show/?id=${webId}`, segments: `${start}/lists/segments/` }
}

/** The page of a draft. */
export function urlOf({ webId }: Pick<Draft, 'webId'>, pages: MailchimpPages | undefined): string | null {
  return webId === undefined ? null : (pages?.campaign(webId) ?? null)
}
