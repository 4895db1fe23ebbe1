/**
 * A fault at Mailchimp, sorted by the caller's next step: wait (`unreachable`, `busy`), ask the organiser to reconnect
 * (`unauthorized`) or to give the key's user a higher role (`forbidden`), stop because it is gone (`not_found`),
 * correct the sent values (`refused`), or look up our fields and write again (`fields_moved`).
 */
export type TroubleKind =
  | 'unreachable'
  | 'busy'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'refused'
  | 'fields_moved'

const sentences: Record<TroubleKind, string> = {
  unreachable: 'Mailchimp can’t be reached right now. Please try again in a few minutes.',
  busy: 'Mailchimp is too busy right now. Please try again in a few minutes.',
  unauthorized: 'Mailchimp no longer accepts the key of this account. Please reconnect the account.',
  forbidden: 'The Mailchimp user of this account may not do this. Please check its role in Mailchimp.',
  not_found: 'Mailchimp could not find this. It may have been deleted there.',
  refused: 'Mailchimp refused the request.',
  fields_moved: 'The QR fields of this list were renamed or deleted in Mailchimp.',
}

export class MailchimpTrouble extends Error {
  readonly kind: TroubleKind
  /** Mailchimp's own words, when it gave some. */
  readonly details: string | undefined
  readonly fields: { field: string; message: string }[]
  /** How long Mailchimp asks to be left alone. */
  readonly restMs: number

  constructor(
    kind: TroubleKind,
    more: {
      details?: string | undefined
      fields?: { field: string; message: string }[]
      restMs?: number
      cause?: unknown
    } = {},
  ) {
    super(sentences[kind], { cause: more.cause })
    this.name = 'MailchimpTrouble'
    this.kind = kind
    this.details = more.details
    this.fields = more.fields ?? []
    this.restMs = more.restMs ?? 0
  }
}

/** Mailchimp understood and says no: to the user of the account (its role or plan), or to what was asked. */
export function isRefusal(error: unknown): error is MailchimpTrouble {
  return error instanceof MailchimpTrouble && ['forbidden', 'not_found', 'refused'].includes(error.kind)
}

/** Whether waiting may help. */
export function isPassing(error: unknown): error is MailchimpTrouble {
  return error instanceof MailchimpTrouble && (error.kind === 'unreachable' || error.kind === 'busy')
}
