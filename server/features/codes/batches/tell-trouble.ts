// Errors that end a batch early, or make it wait.
import { MailchimpTrouble, type TroubleKind } from '../../../kernel/mailchimp-trouble.ts'
import type { PlainCode } from '#words/refusals.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { type Said, said } from '../../../kernel/said.ts'
import type { Needs } from '../../../services.ts'
import { markGone } from '../../lists/mark-list.ts'
import { FieldsGone } from '../field-roles.ts'
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
    const theirs = error instanceof MailchimpTrouble && isDenied(error) ? error.theirWords : undefined
    await store.setNotice(services.database, scope, batchId, theirs === undefined ? [waiting] : [waiting, theirs])
    throw error
  }
  if (error instanceof MailchimpTrouble) {
    services.log.warn({ batch: batchId, kind: error.kind, details: error.briefly }, 'a batch was given up')
    const isGone = error.kind === 'not_found'
    if (isGone) await markGone(services.database, list.teamId, list.id)
    const told = [said(ended[error.kind] ?? 'batch_ended_refused')]
    await cancelBatch(services, scope, batchId, { told, stoppedBy: isGone ? 'list gone' : null })
    return
  }
  if (!(error instanceof Refusal)) throw error
  await cancelBatch(services, scope, batchId, {
    told: [error.said],
    stoppedBy: error instanceof FieldsGone ? 'fields gone' : null,
  })
}

/** Only the organiser can help here, by what Mailchimp says. */
function isDenied({ kind }: MailchimpTrouble): boolean {
  return kind === 'forbidden' || kind === 'disabled'
}

/** The notice while a batch waits; undefined if waiting does not help. */
function whyWaiting(error: unknown): Said | undefined {
  if (error instanceof MailchimpTrouble) {
    const code = waits[error.kind]
    return code && said(code)
  }
  return error instanceof Refusal && error.reason === 'unavailable' ? error.said : undefined
}

const waits: Partial<Record<TroubleKind, PlainCode>> = {
  unreachable: 'batch_waits_unreachable',
  busy: 'batch_waits_busy',
  unauthorized: 'batch_waits_unauthorized',
  forbidden: 'batch_waits_forbidden',
  disabled: 'batch_waits_disabled',
}

const ended: Partial<Record<TroubleKind, PlainCode>> = {
  not_found: 'list_gone',
  refused: 'batch_ended_refused',
  fields_moved: 'batch_ended_fields_moved',
}
