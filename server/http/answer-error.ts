// The one place where what went wrong becomes a status and a body.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { DeclinedBody } from '#contract/refusal.ts'
import { MailchimpTrouble, type TroubleKind } from '../kernel/mailchimp-trouble.ts'
import { Refusal, type RefusalReason } from '../kernel/refusal.ts'

const statusOf: Record<RefusalReason, number> = {
  invalid: 422,
  signed_out: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_many: 429,
  unavailable: 503,
}

// Never 401 for Mailchimp's sake: the browser would take it for its own session.
const statusOfTrouble: Record<TroubleKind, number> = {
  unreachable: 503,
  busy: 503,
  unauthorized: 409,
  forbidden: 409,
  not_found: 404,
  refused: 422,
}

/** Errors of the HTTP layer itself, before anything of ours has run. */
const sentenceOfStatus: Record<number, string> = {
  400: 'The request could not be read as JSON.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Please send JSON, with the header Content-Type: application/json.',
}

/** The database is away, restarting, or out of connections: worth another try, and no fault of the request. */
const databaseIsAway =
  /ECONNREFUSED|ENOENT|ECONNRESET|EPIPE|Connection terminated|timeout exceeded when trying to connect/
const databaseStates = /^(57P0[1-5]|53\d\d\d|08\d\d\d)$/

export type Said = { status: number; message: string; fields?: Record<string, string[]>; details?: string | undefined }

/** What is told of an error. What is nobody's doing is logged. */
export function sayError(error: FastifyError | Error, request: FastifyRequest): Said {
  if (error instanceof Refusal) {
    const { reason, message, fields, details } = error
    return { status: statusOf[reason], message, fields, details }
  }
  if (error instanceof MailchimpTrouble) {
    return { status: statusOfTrouble[error.kind], message: error.message, details: error.details }
  }
  const { statusCode, code } = error as FastifyError
  if (statusCode && statusCode < 500) {
    return { status: statusCode, message: sentenceOfStatus[statusCode] ?? 'The request could not be read.' }
  }
  request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
  if (databaseIsAway.test(`${code} ${error.message}`) || databaseStates.test(code ?? '')) {
    return { status: 503, message: 'Listpass is starting again. Please try once more in a moment.' }
  }
  return { status: 500, message: 'Something went wrong on our side. Please try again.' }
}

export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return decline(reply, sayError(error, request))
}

function decline(reply: FastifyReply, { status, message, fields: errors = {}, details }: Said) {
  const body: DeclinedBody = {
    success: false,
    message,
    error: message,
    errors,
    ...(details === undefined ? {} : { details }),
  }
  if (status === 429 || status === 503) reply.header('retry-after', '2')
  return reply.code(status).header('cache-control', 'no-store').send(body)
}
