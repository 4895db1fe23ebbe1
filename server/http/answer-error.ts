// The one place that turns errors into a status and a body.
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { diskFullState, leftState, lockedState, readOnlyState } from '../kernel/database-states.ts'
import { MailchimpTrouble, type TroubleKind } from '../kernel/mailchimp-trouble.ts'
import type { PlainCode } from '#words/refusals.ts'
import { Refusal, type RefusalReason } from '../kernel/refusal.ts'
import { said } from '../kernel/said.ts'
import { codeOfStatus, type Declined } from './declined-body.ts'
import { sendDeclined } from './reader.ts'

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
  disabled: 409,
  not_found: 404,
  refused: 422,
  fields_moved: 409,
}

const ofFastify: Record<string, PlainCode> = {
  FST_ERR_BAD_URL: 'bad_address',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'wrong_length',
  [hostIsMissing.code]: 'no_host',
}

/**
 * The database is unreachable, restarting, or out of connections: a retry may help, and the request is not at fault.
 */
const databaseIsAway =
  /ECONNREFUSED|ENOENT|ECONNRESET|EPIPE|Connection terminated|is not queryable|timeout exceeded when trying to connect/
const databaseStates = new RegExp(`^(57P0[1-5]|53\\d\\d\\d|08\\d\\d\\d|${readOnlyState})$`)

export type Answer = Declined & { status: number }

/** The answer to an error. Only errors that the caller did not cause are logged. */
export function answerTo(error: FastifyError | Error, request: FastifyRequest): Answer {
  if (error instanceof Refusal) {
    const { reason, fields, details } = error
    return { status: statusOf[reason], said: error.said, fields, details }
  }
  if (error instanceof MailchimpTrouble) {
    return { status: statusOfTrouble[error.kind], said: error.said, details: error.theirWords ?? error.why }
  }
  const { statusCode, code } = error as FastifyError
  if (statusCode && statusCode < 500) {
    return { status: statusCode, said: said(ofFastify[code] ?? codeOfStatus(statusCode)) }
  }
  if (code === leftState) {
    const { detail = '', hint } = error as { detail?: string; hint?: string }
    return answerLeft({ address: detail, isThere: hint === 'there' })
  }
  request.log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
  if (code === diskFullState) return { status: 503, said: said('disk_full') }
  if (databaseIsAway.test(`${code} ${error.message}`) || databaseStates.test(code ?? '')) {
    return { status: 503, said: said('restarting') }
  }
  if (code === lockedState) return { status: 503, said: said('locked') }
  return { status: 500, said: said('fault') }
}

/** A door decides by itself as without a connection, and goes to the address once the team is there. */
export function answerLeft({ address, isThere }: { address: string; isThere: boolean }): Answer {
  return { status: 503, said: said(isThere ? 'team_moved' : 'team_left', { address }) }
}

export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return decline(reply, answerTo(error, request))
}

/** Discards headers and status that the route had already set. */
function decline(reply: FastifyReply, { status, ...declined }: Answer) {
  if (status === 429 || status === 503) reply.header('retry-after', '2')
  reply.removeHeader('etag').header('cache-control', 'no-store').type('application/json; charset=utf-8')
  return sendDeclined(reply.code(status), declined)
}
