/**
 * A fault at Mailchimp, sorted by the caller's next step:
 * - `unreachable`, `busy`: wait
 * - `unauthorized`: ask the organiser to reconnect
 * - `forbidden`: ask the organiser to give the key's user a higher role
 * - `not_found`: stop, because it is gone
 * - `refused`: correct the sent values
 * - `fields_moved`: look up our fields and write again
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
  /** Mailchimp's own words, if there were any. */
  readonly details: string | undefined
  readonly fields: { field: string; message: string }[]
  /** The pause that Mailchimp asks for. */
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

/**
 * True if Mailchimp understood and refuses: because of the account's user (role or plan), or because of the request.
 */
export function isRefusal(error: unknown): error is MailchimpTrouble {
  return error instanceof MailchimpTrouble && ['forbidden', 'not_found', 'refused'].includes(error.kind)
}

/** True for trouble that waiting may solve. */
export function isPassing(error: unknown): error is MailchimpTrouble {
  return error instanceof MailchimpTrouble && (error.kind === 'unreachable' || error.kind === 'busy')
}
