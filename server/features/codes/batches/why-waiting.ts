import { MailchimpTrouble, type TroubleKind } from '../../../kernel/mailchimp-trouble.ts'
import { Refusal } from '../../../kernel/refusal.ts'

/** What the organiser reads while a batch waits; undefined for an error that waiting does not mend. */
export function whyWaiting(error: unknown): string | undefined {
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
