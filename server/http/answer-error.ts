// The one place that turns errors into a status and a body.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { diskFullState, leftState, lockedState, readOnlyState } from '../kernel/database-states.ts'
import { MailchimpTrouble, type TroubleKind } from '../kernel/mailchimp-trouble.ts'
import { noRoomSentence } from '../kernel/no-room.ts'
import { Refusal, type RefusalReason } from '../kernel/refusal.ts'
import { type Declined, declinedBody, sentenceOf } from './declined-body.ts'

/** HTTP/1.1 requires a Host header. */
export const hostIsMissing = Object.assign(new Error('no host'), { statusCode: 400, code: 'NO_HOST' })

const statusOf: Record<RefusalReason, number> = {
  invalid: 422,
  signed_out: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_many: 429,
  unavailable: 503,
}

// Never 401 for Mailchimp's refusals: the browser would sign itself out.
const statusOfTrouble: Record<TroubleKind, number> = {
  unreachable: 503,
  busy: 503,
  unauthorized: 409,
  forbidden: 409,
  not_found: 404,
  refused: 422,
  fields_moved: 409,
}

const sentenceOfCode: Record<string, string> = {
  FST_ERR_BAD_URL: 'The address could not be read.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request is not as long as it says.',
  [hostIsMissing.code]: 'The request names no host.',
}

/**
 * The database is unreachable, restarting, or out of connections: a retry may help, and the request is not at fault.
 */
const databaseIsAway =
  /ECONNREFUSED|ENOENT|ECONNRESET|EPIPE|Connection terminated|is not queryable|timeout exceeded when trying to connect/
const databaseStates = new RegExp(`^(57P0[1-5]|53\\d\\d\\d|08\\d\\d\\d|${readOnlyState})$`)

export type Said = Declined & { status: number }

/** The answer to an error. Only errors that the caller did not cause are logged. */
export function sayError(error: FastifyError | Error, request: FastifyRequest): Said {
  if (error instanceof Refusal) {
    const { reason, message, fields, details, code } = error
    return { status: statusOf[reason], message, fields, code, details }
  }
  if (error instanceof MailchimpTrouble) {
    return { status: statusOfTrouble[error.kind], message: error.message, details: error.details }
  }
  const { statusCode, code } = error as FastifyError
  if (statusCode && statusCode < 500) {
    return { status: statusCode, message: sentenceOfCode[code] ?? sentenceOf(statusCode) }
  }
  if (code === leftState) return sayLeft((error as { detail?: string }).detail ?? '')
  request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
  if (code === diskFullState) return { status: 503, message: noRoomSentence }
  if (databaseIsAway.test(`${code} ${error.message}`) || databaseStates.test(code ?? '')) {
    return { status: 503, message: 'Listpass is restarting. Please try again in a moment.' }
  }
  if (code === lockedState) {
    return { status: 503, message: 'Something else is changing this right now. Please try again in a moment.' }
  }
  return { status: 500, message: 'Something went wrong. Please try again.' }
}

/** A door repeats the call, and by then the call is passed on to the other installation. */
export function sayLeft(address: string): Said {
  return {
    status: 503,
    code: 'team_left',
    message: `This team is moving to ${address}, or is there already. Please go on there.`,
  }
}

export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return decline(reply, sayError(error, request))
}

/** Discards headers and status that the route had already set. */
function decline(reply: FastifyReply, { status, ...declined }: Said) {
  if (status === 429 || status === 503) reply.header('retry-after', '2')
  reply.removeHeader('etag').header('cache-control', 'no-store').type('application/json; charset=utf-8')
  return reply.code(status).send(declinedBody(declined))
}
