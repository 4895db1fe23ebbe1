import type { Draft } from '../../mailchimp/campaigns.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { findAccountOf } from '../accounts/find-account.ts'

/** What names a campaign: its id in calls, and its number on Mailchimp's pages. */
type Named = Partial<Pick<Draft, 'id' | 'webId'>>

/** Addresses of the account's pages in Mailchimp, or in the sandbox. */
export type MailchimpPages = { campaign: (named: Named) => string | undefined; segments: string }

/** Undefined beside a sandbox without pages. */
export async function mailchimpPages(
  services: Needs<'database' | 'isTrial' | 'trialPages'>,
  team: Team,
  { accountId, mailchimpId }: { accountId: string; mailchimpId: string },
): Promise<MailchimpPages | undefined> {
  const { isTrial, trialPages } = services
  if (trialPages !== undefined) {
    const campaign = ({ id }: Named) =>
      id === undefined ? undefined : `${trialPages}/campaigns/${encodeURIComponent(id)}`
    return { campaign, segments: `${trialPages}/lists/${encodeURIComponent(mailchimpId)}/segments` }
  }
  if (isTrial) return undefined
  const { serverPrefix } = await findAccountOf(services, team, accountId)
  const start = `https://${serverPrefix}.admin.mailchimp.com`
  const campaign = ({ webId }: Named) => (webId === undefined ? undefined : `${start}/campaigns/show/?id=${webId}`)
  return { campaign, segments: `${start}/lists/segments/` }
}

/** The page of a draft. */
export function urlOf(named: Named, pages: MailchimpPages | undefined): string | null {
  return pages?.campaign(named) ?? null
}
