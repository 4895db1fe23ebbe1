import { MailchimpTrouble } from '../../kernel/mailchimp-trouble.ts'
import type { Needs } from '../../services.ts'
import { withAccount } from '../accounts/open-account.ts'
import { followFields } from '../codes/follow-fields.ts'
import { findListForWork } from '../lists/find-list.ts'
import { markGone } from '../lists/mark-list.ts'
import { followHints } from './follow-hints.ts'
import { pollList } from './poll-list.ts'

/** Updates a list to Mailchimp's state, after hints or when a poll is due. One node at a time. */
export async function followList(
  services: Needs<'database' | 'allTeams' | 'openLogin' | 'keys' | 'now'>,
  listId: string,
  stopping: AbortSignal,
): Promise<void> {
  const list = await findListForWork(services, listId)
  if (!list) return
  const scope = { team: list.teamId, list: listId }
  try {
    await withAccount(services, { id: list.accountId, teamId: list.teamId }, 'worker', async (login) => {
      const audience = login.audience(list.mailchimpId)
      // Runs first, because tags may have been renamed; it also shows whether the list still exists.
      const { tags } = await followFields(services, scope, audience)
      const place = { list, scope, audience, aheadMs: login.aheadMs, tags }
      await followHints(services, place, stopping)
      await pollList(services, place, stopping)
    })
  } catch (error) {
    if (!(error instanceof MailchimpTrouble) || error.kind !== 'not_found') throw error
    await markGone(services.database, list.teamId, listId)
  }
}
