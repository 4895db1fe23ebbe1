// Binds a call of the contract to its route: checks the caller, then the input, then the form of the answer.
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts'
import type { Language } from '#domain/spoken.ts'
import type { Door, Person, Team } from '../kernel/team.ts'
import { Refusal } from '../kernel/refusal.ts'
import { say, type SaidAnswer } from '../kernel/said.ts'
import { makeKeepable, mayBeUnkeepable, refuseUnkeepable } from './keepable-text.ts'
import { languageOfReader, sendInLanguage } from './reader.ts'
import type { Policy } from './route-policies.ts'
import { saidByField } from './said-by-field.ts'
import { type Download, openFiles } from './send-file.ts'
import { type Events, openStreams } from './server-sent.ts'

export type Asked<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** The IP address of the caller, according to the proxy settings. */
  ip: string
  userAgent: string | undefined
  /** The reader's, for sentences in the answer. */
  language: Language
  /** True if the caller has disconnected, so the answer is no longer needed. */
  isGone: () => boolean
}

/**
 * A message is said in the reader's language, and has its code where the answer has one. A text, because it is empty or
 * was said before, brings its code itself.
 */
type Unsaid<A> = A extends { message: string } ? A | (Omit<A, 'message' | 'code'> & { message: SaidAnswer }) : A

export type Handler<E extends Endpoint, Who> = (
  asked: Asked<E> & Who,
) => Promise<Unsaid<z.input<E['answer']>> | Download>

export type Who<Found> = (request: FastifyRequest, reply: FastifyReply) => Promise<Found>

export type Binding = {
  bind: <E extends Endpoint, Found extends object>(
    policy: Policy,
    endpoint: E,
    who: Who<Found>,
    handler: Handler<E, Found>,
  ) => void
  bindDownload: <E extends Endpoint, Found extends object>(
    policy: Policy,
    endpoint: E,
    who: Who<Found>,
    handler: (asked: Asked<E> & Found) => Promise<Download>,
  ) => void
  /** The handler refuses, or returns the source of the events. */
  bindStream: <E extends Endpoint>(
    policy: Policy,
    endpoint: E,
    who: Who<{ door: Door }>,
    handler: (asked: Asked<E> & { door: Door }) => Promise<() => Events<E>>,
  ) => void
  /** Every bound call, in order. */
  endpoints: Endpoint[]
}

export function openBinding(app: FastifyInstance): Binding {
  const endpoints: Endpoint[] = []
  const sendFile = openFiles(app)
  const sendEvents = openStreams(app)

  function route<E extends Endpoint, Found extends object>(
    policy: Policy,
    endpoint: E,
    who: Who<Found>,
    answer: (asked: Asked<E> & Found, reply: FastifyReply) => Promise<FastifyReply>,
  ) {
    endpoints.push(endpoint)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.bodyLimitBytes !== undefined && { bodyLimit: endpoint.bodyLimitBytes }),
      config: endpoint.isLong ? { policy, load: 'long' } : { policy },
      async handler(request, reply) {
        // The caller is checked first, so that only an authenticated caller learns about errors in a body.
        const found = await who(request, reply)
        countForCaller(request, found)
        const isSuspect = mayBeUnkeepable(request.body)
        if (isSuspect && policy !== 'door') refuseUnkeepable(request.body)
        const asked = readRequest(endpoint, request)
        // A door is not refused: a camera reads any bytes, and a refused scan would stay in its queue.
        if (isSuspect) makeKeepable(asked.body)
        return answer({ ...asked, ...found }, reply)
      },
    })
  }

  return {
    endpoints,
    bind: (policy, endpoint, who, handler) =>
      route(policy, endpoint, who, async (asked, reply) => {
        const answer = await handler(asked)
        // A file's sender ends the stream itself, also when the caller has disconnected.
        if (isDownload(answer)) return sendFile(reply, answer)
        // Checking and serialising a large answer costs more than all earlier steps.
        if (asked.isGone()) return reply.hijack()
        return sendInLanguage(reply, asked.language, z.parse(endpoint.answer, sayMessage(answer, asked.language)))
      }),
    bindDownload: (policy, endpoint, who, handler) =>
      route(policy, endpoint, who, async (asked, reply) => sendFile(reply, await handler(asked))),
    bindStream: (policy, endpoint, who, handler) =>
      route(policy, endpoint, who, async (asked, reply) => {
        const listen = await handler(asked)
        const { listId: list, teamId: owner, sessionId: session, linkId } = asked.door
        return sendEvents(reply, endpoint, { owner, list, link: linkId ?? session, session }, listen)
      }),
  }
}

function sayMessage(answer: unknown, language: Language): unknown {
  if (!hasMessage(answer)) return answer
  return { code: answer.message.code, ...answer, message: say(language, answer.message) }
}

/** A verdict, whose message is a text already, is not copied. */
function hasMessage(answer: unknown): answer is { message: SaidAnswer } {
  return typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'object'
}

/** The caller is known now, so limits count per team or link instead of per network: a venue shares one network. */
function countForCaller(request: FastifyRequest, found: { person?: Person; team?: Team; door?: Door }): void {
  const { person, team, door } = found
  const payer = team ?? person
  if (payer) request.countFor(payer.id)
  else if (door) request.countFor(door.linkId ?? door.teamId)
}

function isDownload(answer: unknown): answer is Download {
  return typeof answer === 'object' && answer !== null && 'content' in answer && answer.content instanceof Readable
}

function readRequest<E extends Endpoint>(endpoint: E, request: FastifyRequest): Asked<E> {
  refuseUnkeepable(request.query)
  const language = languageOfReader(request)
  const wrong = (error: z.core.$ZodError) => wrongFields(error, language)
  return {
    params: readParams(endpoint, request),
    query: read(endpoint.query, request.query, wrong) as QueryOf<E>,
    body: read(endpoint.body, request.body ?? undefined, wrong) as BodyOf<E>,
    ip: request.ip,
    userAgent: request.headers['user-agent'],
    language,
    isGone: () => request.raw.socket.destroyed,
  }
}

/** An impossible path gets the same answer as one that does not exist. */
export function readParams<E extends Endpoint>(endpoint: E, request: FastifyRequest): ParamsOf<E> {
  return read(endpoint.params, request.params, () => new Refusal('not_found', 'not_found')) as ParamsOf<E>
}

function read(
  schema: z.ZodMiniType | undefined,
  value: unknown,
  refusal: (error: z.core.$ZodError) => Refusal,
): unknown {
  if (!schema) return undefined
  const result = z.safeParse(schema, value)
  if (!result.success) throw refusal(result.error)
  return result.data
}

/** Names the fields, and repeats the first sentence as the message: all in the reader's language. */
function wrongFields(error: z.core.$ZodError, language: Language): Refusal {
  const fields = saidByField(error)
  const [first] = Object.values(fields).flat()
  if (first === undefined) return new Refusal('invalid', 'unreadable')
  if (first.code === 'unknown_field' || first.code === 'wrong_form') return new Refusal('invalid', first, { fields })
  return new Refusal('invalid', 'wrong_fields', { params: { first: say(language, first) }, fields })
}
