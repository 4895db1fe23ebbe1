import { byItself } from '#contract/audit.ts'
import { MailchimpTrouble } from '../../../kernel/mailchimp-trouble.ts'
import type { ListForWork } from '../../lists/find-list.ts'
import { markGone } from '../../lists/mark-list.ts'
import { countMembers, type NeededHere, startBatch } from './start-batch.ts'
import type { Kind } from './store.ts'

/** Starts a batch automatically. If the list is no longer in Mailchimp, marks it and throws. */
export async function beginByItself(services: NeededHere, list: ListForWork, kind: Kind): Promise<void> {
  const owner = { id: list.teamId }
  const total = await countMembers(services, owner, list, 'worker').catch(async (error: unknown) => {
    if (error instanceof MailchimpTrouble && error.kind === 'not_found')
      await markGone(services.database, owner.id, list.id)
    throw error
  })
  await startBatch(services, owner, list, { kind, total, who: byItself })
}
