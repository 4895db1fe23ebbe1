import type { DeclinedBody } from '#contract/refusal.ts'
import type { Language } from '#domain/spoken.ts'
import type { PlainCode } from '#words/refusals.ts'
import { type SaidOrText, type Said, say } from '../kernel/said.ts'

/** Errors of the HTTP layer itself, before our own code runs. */
const codes: Record<number, PlainCode> = {
  400: 'not_json',
  408: 'request_late',
  413: 'request_too_large',
  414: 'address_too_long',
  415: 'json_needed',
  417: 'expect_unknown',
  431: 'headers_too_large',
}

export function codeOfStatus(status: number): PlainCode {
  return codes[status] ?? 'unreadable'
}

export type Declined = {
  said: Said
  fields?: Record<string, SaidOrText[]>
  details?: SaidOrText | undefined
}

/** Callers without a language, such as programs, get English. */
export function declinedBody({ said, fields = {}, details }: Declined, language: Language = 'en'): DeclinedBody {
  const message = say(language, said)
  const errors = Object.fromEntries(
    Object.entries(fields).map(([name, messages]) => [name, messages.map((words) => say(language, words))]),
  )
  const more = details === undefined ? {} : { details: say(language, details) }
  return { success: false, message, error: message, errors, ...said, ...more }
}
