import type { Params } from '#words/coded.ts'
import type { CodeWithParams, ParamsOf, PlainCode } from '#words/refusals.ts'
import { type Said, type SaidOrText, say } from './said.ts'

/** A closed list. One is added when a caller must do something different, not to describe a cause. */
export type RefusalReason =
  | 'invalid'
  | 'signed_out'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_many'
  | 'unavailable'

type More = {
  /** The field that the sentence is about. A form shows it there. */
  field?: string
  /** Messages by field. */
  fields?: Record<string, SaidOrText[]>
  /** The cause: in a third party's words, such as Mailchimp's, or a second sentence of ours. */
  details?: Said | string | undefined
  cause?: unknown
}

/** A code with the values that its sentence needs, or a `Said` that was made before. */
type Args =
  | [code: PlainCode, more?: More]
  | { [C in CodeWithParams]: [code: C, more: More & { params: ParamsOf<C> }] }[CodeWithParams]
  | [said: Said, more?: More]

/**
 * An answer, not a fault: the product understood and declines. It carries the code of a sentence and its values
 * (`words/`), because only the answer knows the reader's language. `message` is in English, for logs and tests.
 */
export class Refusal extends Error {
  readonly reason: RefusalReason
  readonly said: Said
  readonly fields: Record<string, SaidOrText[]>
  readonly details: Said | string | undefined

  constructor(reason: RefusalReason, ...args: Args) {
    const [first, more = {}] = args as [string | Said, (More & { params?: Params })?]
    const words =
      typeof first === 'string' ? ({ code: first, ...(more.params && { params: more.params }) } as Said) : first
    super(say('en', words), { cause: more.cause })
    this.name = 'Refusal'
    this.reason = reason
    this.said = words
    this.fields = { ...more.fields, ...(more.field !== undefined && { [more.field]: [this.said] }) }
    this.details = more.details
  }
}

/** For a door whose scanner link was ended or has expired. */
export function linkEnded(): Refusal {
  return new Refusal('signed_out', 'link_ended')
}

export function noRoom(): Refusal {
  return new Refusal('unavailable', 'disk_full')
}
