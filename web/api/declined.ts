import { words } from '../ui/words.ts'
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

/** The person's own device said no; the message is for them. */
export class DeviceSaidNo extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.name = 'DeviceSaidNo'
  }
}

/** An answer that is not the product's own, such as a proxy's error page, still counts by its status. */
export function declinedFrom(status: number, body: unknown): Declined {
  const read = declined.safeParse(body)
  return new Declined(status, read.success ? read.data : undefined)
}

export type Words = { message: string; details: string | undefined }

/** The sentence for a person: the server's own if there is one, otherwise the fallback (SPEC §8). */
export function wordsFor(error: unknown, fallback: string, connectionLost?: string): Words {
  if (error instanceof Declined) return { message: error.message || fallback, details: error.details }
  if (error instanceof DeviceSaidNo) return { message: error.message, details: undefined }
  if (error instanceof ConnectionLost) return { message: connectionLost ?? error.message, details: undefined }
  return { message: fallback, details: undefined }
}
