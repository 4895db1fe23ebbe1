import { Refusal } from '../../kernel/refusal.ts'

/** Mailchimp lacks one of our three fields. Stopped work continues when the fields are back. */
export class FieldsGone extends Refusal {
  constructor(cause?: unknown) {
    super('conflict', 'fields_gone', { cause })
  }
}
