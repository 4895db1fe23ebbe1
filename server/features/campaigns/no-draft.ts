import { Refusal } from '../../kernel/refusal.ts'

export function noDraft(): Refusal {
  return new Refusal('not_found', 'This draft is no longer in Mailchimp, or was sent.')
}
