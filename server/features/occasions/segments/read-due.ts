import { MailchimpTrouble } from '../../../kernel/mailchimp-trouble.ts'
import type { Needs } from '../../../services.ts'
import { withAccount } from '../../accounts/open-account.ts'
import { findListForWork } from '../../lists/find-list.ts'
import { markGone } from '../../lists/mark-list.ts'
import { readSegment } from './read-segment.ts'
import * as store from './store.ts'

/** A segment is read once more this long before an occasion opens. */
const beforeOpening = '2 minutes'

/** Lists with a tag or saved segment that is to be read now. */
export const findListsWithDue = () => store.listsWithDue(beforeOpening)

/** Reads the tags and saved segments of a list that are due. One node at a time. */
export async function readDue(
  services: Needs<'database' | 'allTeams' | 'openLogin' | 'keys'>,
  listId: string,
  stopping: AbortSignal,
): Promise<void> {
  const list = await findListForWork(services, listId)
  if (!list) return
  const scope = { team: list.teamId, list: listId }
  const due = (await store.findDue(services.allTeams, beforeOpening)).filter((each) => each.listId === listId)
  try {
    await withAccount(services, { id: list.accountId, teamId: list.teamId }, 'worker', async (login) => {
      const audience = login.audience(list.mailchimpId)
      for (const { segmentId } of due) {
        if (stopping.aborted) return
        await readSegment(services, { scope, audience }, segmentId, stopping)
      }
    })
  } catch (error) {
    if (!(error instanceof MailchimpTrouble) || error.kind !== 'not_found') throw error
    await markGone(services.database, list.teamId, listId)
  }
}
