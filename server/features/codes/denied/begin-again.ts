import { byItself } from '#contract/audit.ts'
import { MailchimpTrouble } from '../../../kernel/mailchimp-trouble.ts'
import { markGone } from '../../lists/mark-list.ts'
import { findListForWork } from '../../lists/find-list.ts'
import { countMembers, type NeededHere, startBatch } from '../batches/start-batch.ts'
import { findStopped } from '../batches/store.ts'

/** Starts the batch of this list anew that Listpass had to end. The organiser's own cancel is never undone. */
export async function beginAgain(services: NeededHere, listId: string): Promise<void> {
  const list = await findListForWork(services, listId)
  if (!list) return
  const owner = { id: list.ownerId }
  const stopped = await findStopped(services.database, { person: owner.id, list: listId })
  if (!stopped) return
  const total = await countMembers(services, owner, list, 'worker').catch(async (error: unknown) => {
    if (error instanceof MailchimpTrouble && error.kind === 'not_found')
      await markGone(services.database, owner.id, listId)
    throw error
  })
  await startBatch(services, owner, list, { kind: stopped.kind, total, who: byItself })
}
