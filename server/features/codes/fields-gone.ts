import { Refusal } from '../../kernel/refusal.ts'

/** Mailchimp lacks one of our three fields. Stopped work continues when the fields are back. */
export class FieldsGone extends Refusal {
  constructor(cause?: unknown) {
    super('conflict', 'Mailchimp no longer has the QR fields of this list. Please create them again.', { cause })
  }
}
