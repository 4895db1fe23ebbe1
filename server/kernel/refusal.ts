import type { RefusalCode } from '#contract/refusal.ts'

/** A closed list. One is added when a caller must do something different, not to describe a cause. */
export type RefusalReason =
  | 'invalid'
  | 'signed_out'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_many'
  | 'unavailable'

/** An answer, not a fault: the product understood and declines. The message is a sentence for the caller. */
export class Refusal extends Error {
  readonly reason: RefusalReason
  readonly fields: Record<string, string[]>
  /** The cause in a third party's words, such as Mailchimp's. */
  readonly details: string | undefined
  readonly code: RefusalCode | undefined

  constructor(
    reason: RefusalReason,
    message: string,
    more: { fields?: Record<string, string[]>; details?: string | undefined; code?: RefusalCode; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.name = 'Refusal'
    this.reason = reason
    this.fields = more.fields ?? {}
    this.details = more.details
    this.code = more.code
  }
}

/** For a door whose scanner link was ended or has expired. */
export function linkEnded(): Refusal {
  return new Refusal('signed_out', 'This scanner link has ended. Ask the organiser for a new one.')
}
