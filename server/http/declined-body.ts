import type { DeclinedBody, RefusalCode } from '#contract/refusal.ts'

/** Errors of the HTTP layer itself, before our own code runs. */
const sentences: Record<number, string> = {
  400: 'The request could not be read as JSON.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Please send JSON, with the header Content-Type: application/json.',
  417: 'Please send the request without the header Expect.',
  431: 'The headers of the request are too large.',
}

export function sentenceOf(status: number): string {
  return sentences[status] ?? 'The request could not be read.'
}

export type Declined = {
  message: string
  fields?: Record<string, string[]>
  code?: RefusalCode | undefined
  details?: string | undefined
}

export function declinedBody({ message, fields: errors = {}, code, details }: Declined): DeclinedBody {
  const more = { ...(code !== undefined && { code }), ...(details !== undefined && { details }) }
  return { success: false, message, error: message, errors, ...more }
}
