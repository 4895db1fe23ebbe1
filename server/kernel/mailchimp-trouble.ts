import { said, type Said, say } from './said.ts'

/**
 * A fault at Mailchimp, sorted by the caller's next step:
 * - `unreachable`, `busy`: wait
 * - `unauthorized`: ask the organiser to reconnect
 * - `forbidden`: ask the organiser to give the key's user a higher role
 * - `disabled`: ask the organiser to see to the account or its user in Mailchimp, which was closed, paused or deactivated
 * - `not_found`: stop, because it is gone
 * - `refused`: correct the sent values
 * - `fields_moved`: look up our fields and write again
 */
export type TroubleKind =
  | 'unreachable'
  | 'busy'
  | 'unauthorized'
  | 'forbidden'
  | 'disabled'
  | 'not_found'
  | 'refused'
  | 'fields_moved'

export class MailchimpTrouble extends Error {
  readonly kind: TroubleKind
  /** The sentence for a person; `message` is the same in English. */
  readonly said: Said
  /** Mailchimp's own words, if there were any. */
  readonly details: string | undefined
  /** Mailchimp's name of the problem, such as User Disabled. */
  readonly title: string | undefined
  /** What we found wrong with its answer, where Mailchimp has no words. */
  readonly why: Said | undefined
  readonly fields: { field: string; message: string }[]
  /** The pause that Mailchimp asks for. */
  readonly restMs: number

  constructor(
    kind: TroubleKind,
    more: {
      details?: string | undefined
      title?: string | undefined
      why?: Said | undefined
      fields?: { field: string; message: string }[]
      restMs?: number
      cause?: unknown
    } = {},
  ) {
    const words = said(`mailchimp_${kind}`)
    super(say('en', words), { cause: more.cause })
    this.name = 'MailchimpTrouble'
    this.kind = kind
    this.said = words
    this.details = more.details
    this.title = more.title
    this.why = more.why
    this.fields = more.fields ?? []
    this.restMs = more.restMs ?? 0
  }

  /** Mailchimp's name of the problem and its words about it, as it sent them. */
  get theirWords(): string | undefined {
    const parts = [this.title, this.details].filter((part) => part !== undefined && part !== '')
    return parts.length === 0 ? undefined : [...new Set(parts)].join(': ')
  }

  /** The cause in one sentence, for logs. */
  get briefly(): string {
    return this.theirWords ?? (this.why === undefined ? this.message : say('en', this.why))
  }
}

/**
 * True if Mailchimp understood and refuses: because of the account's user (role or plan), or because of the request.
 */
export function isRefusal(error: unknown): error is MailchimpTrouble {
  return error instanceof MailchimpTrouble && ['forbidden', 'disabled', 'not_found', 'refused'].includes(error.kind)
}

/** True for trouble that waiting may solve. */
export function isPassing(error: unknown): error is MailchimpTrouble {
  return error instanceof MailchimpTrouble && (error.kind === 'unreachable' || error.kind === 'busy')
}
