import * as z from 'zod/mini'
import { words } from '../words/ui.ts'
import { type ActedOnCode, declined, type DeclinedBody, type SentDeclined } from '#contract/refusal.ts'

/** The server answered and declined. `message` is empty if the answer had no sentence for a person. */
export class Declined extends Error {
  readonly status: number
  readonly fields: Readonly<Record<string, string[]>>
  readonly details: string | undefined
  /** What the answer says, for a program. */
  readonly code: ActedOnCode | (string & {}) | undefined
  readonly params: DeclinedBody['params']

  constructor(status: number, body?: SentDeclined) {
    super(body?.message ?? '')
    this.name = 'Declined'
    this.status = status
    this.fields = body?.errors ?? {}
    this.details = body?.details
    this.code = body?.code
    this.params = body?.params
  }
}

/** No answer: no network, or the server is unreachable. The call may or may not have taken effect. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super(words.connectionLost, { cause })
    this.name = 'ConnectionLost'
  }
}

/** An answer with a part of the product's shape keeps its sentence and fields (SPEC §8), and decides nothing. */
const part = z.object({
  message: z.optional(z.string()),
  error: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  details: z.optional(z.string()),
})
type Part = z.output<typeof part>

/**
 * Something on the way answered in the place of Listpass: the log-in page of a Wi-Fi, a firewall, a proxy. Whatever its
 * status, it decides nothing, and the call may or may not have taken effect. `message` is empty if it had no sentence.
 */
export class NotListpass extends ConnectionLost {
  readonly fields: Declined['fields']
  readonly details: string

  constructor({ message = '', errors = {}, details }: Part = {}, cause?: unknown) {
    super(cause)
    this.name = 'NotListpass'
    this.message = message
    this.fields = errors
    this.details = details === undefined ? words.notListpass : `${details} ${words.notListpass}`
  }
}

/** The person's own device said no; the message is for them. */
export class DeviceSaidNo extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.name = 'DeviceSaidNo'
  }
}

/** Only an answer in the product's own shape is a refusal by Listpass. */
export function declinedFrom(status: number, body: unknown): Declined | NotListpass {
  const read = declined.safeParse(body)
  return read.success ? new Declined(status, read.data) : new NotListpass(sentenceOf(body))
}

function sentenceOf(body: unknown): Part {
  const read = part.safeParse(body)
  if (!read.success) return {}
  const { message, error, errors } = read.data
  return { ...read.data, message: message ?? error ?? Object.values(errors ?? {}).flat()[0] }
}

/** What the server said about the fields of a form. */
export function fieldsOf(error: unknown): Declined['fields'] {
  return error instanceof Declined || error instanceof NotListpass ? error.fields : {}
}

export type Words = { message: string; details: string | undefined }

/** The sentence for a person: the server's own if there is one, otherwise the fallback (SPEC §8). */
export function wordsFor(error: unknown, fallback: string, connectionLost?: string): Words {
  if (error instanceof Declined || error instanceof NotListpass) {
    return { message: error.message || fallback, details: error.details }
  }
  if (error instanceof DeviceSaidNo) return { message: error.message, details: undefined }
  if (error instanceof ConnectionLost) return { message: connectionLost ?? error.message, details: undefined }
  return { message: fallback, details: undefined }
}

/** The same as one text, for a place without room for details. */
export function sentenceFor(error: unknown, fallback: string): string {
  const { message, details } = wordsFor(error, fallback)
  if (!(error instanceof NotListpass)) return message
  return message === '' ? error.details : `${message.replace(/[.!…]?$/, '.')} ${details}`
}
