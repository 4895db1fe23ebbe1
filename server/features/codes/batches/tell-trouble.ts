// Errors that end a batch early, or make it wait.
import { MailchimpTrouble, type TroubleKind } from '../../../kernel/mailchimp-trouble.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { markGone } from '../../lists/mark-list.ts'
import { FieldsGone } from '../fields-gone.ts'
import type { Place } from './at-work.ts'
import { cancelBatch } from './cancel-batch.ts'
import * as store from './store.ts'

/**
 * If waiting or the organiser can solve the error, the queue retries. Any other error ends the batch. The notice has
 * the reason in both cases.
 */
export async function tellTrouble(
  services: Needs<'database' | 'log'>,
  { list, scope, batchId }: Place,
  error: unknown,
): Promise<void> {
  const waiting = whyWaiting(error)
  if (waiting !== undefined) {
    await store.setNotice(services.database, scope, batchId, waiting)
    throw error
  }
  if (error instanceof MailchimpTrouble) {
    services.log.warn({ batch: batchId, kind: error.kind, details: error.details }, 'a batch was given up')
    const isGone = error.kind === 'not_found'
    if (isGone) await markGone(services.database, list.teamId, list.id)
    const notice = isGone ? 'This list no longer exists in Mailchimp.' : `${error.message} Please start again.`
    await cancelBatch(services, scope, batchId, { notice, stoppedBy: isGone ? 'list gone' : null })
    return
  }
  if (!(error instanceof Refusal)) throw error
  await cancelBatch(services, scope, batchId, {
    notice: error.message,
    stoppedBy: error instanceof FieldsGone ? 'fields gone' : null,
  })
}

/** The notice while a batch waits; undefined if waiting does not help. */
function whyWaiting(error: unknown): string | undefined {
  if (error instanceof MailchimpTrouble) return sentences[error.kind]
  return error instanceof Refusal && error.reason === 'unavailable' ? error.message : undefined
}

const sentences: Partial<Record<TroubleKind, string>> = {
  unreachable: 'Mailchimp can’t be reached right now. Listpass continues automatically.',
  busy: 'Mailchimp is too busy right now. Listpass continues automatically.',
  unauthorized: 'Mailchimp no longer accepts the key of this account. Reconnect the account to continue.',
  forbidden:
    'The Mailchimp user of this account may not do this. Give the user a higher role in Mailchimp to continue.',
}
