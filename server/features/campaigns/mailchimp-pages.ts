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
