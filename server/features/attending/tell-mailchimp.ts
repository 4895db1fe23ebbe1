import { MailchimpTrouble } from '../../kernel/mailchimp-trouble.ts'
import type { Needs } from '../../services.ts'
import { withAccount } from '../accounts/open-account.ts'
import { findListForWork, type ListForWork } from '../lists/find-list.ts'
import { markGone } from '../lists/mark-list.ts'
import { findWaitingEvents, sendEvents } from './events/send-events.ts'
import { listsToTell, take } from './store.ts'
import { findDueTags, gatherMs, writeTags } from './tags/write-tags.ts'

/** More of them are taken in by the next steps: then a night that was just switched on delays no other list. */
const eventsAtOnce = 2000

export const findLists = () => listsToTell(gatherMs)

/** Takes in what happened at a list's doors, and tells Mailchimp. Safe to run again at any point. */
export async function tellMailchimp(
  services: Needs<'database' | 'allTeams' | 'openLogin' | 'keys'>,
  listId: string,
  stopping: AbortSignal,
): Promise<void> {
  const list = await findListForWork(services, listId)
  if (!list || list.goneSince) return
  const scope = { team: list.teamId, list: listId }
  while (!stopping.aborted && (await services.database.as(scope, (tx) => take(tx, listId, eventsAtOnce))));
  const tags = await findDueTags(services, scope)
  const events = await findWaitingEvents(services, scope)
  if (tags.length === 0 && events.length === 0) return
  await withAccount(services, { id: list.accountId, teamId: list.teamId }, 'last', async (login) => {
    const place = { scope, audience: login.audience(list.mailchimpId) }
    await writeTags(services, place, tags, stopping)
    await sendEvents(services, place, events, stopping)
  }).catch((error: unknown) => noticeGone(services, list, error))
}

async function noticeGone(services: Needs<'database'>, list: ListForWork, error: unknown): Promise<never> {
  const isGone = error instanceof MailchimpTrouble && error.kind === 'not_found'
  if (isGone) await markGone(services.database, list.teamId, list.id)
  throw error
}
