// Binds calls of the contract to what answers them. Who may call is the name of the method: a route cannot be without.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts'
import type { Person } from '../kernel/person.ts'
import { Refusal } from '../kernel/refusal.ts'
import { giveXsrfCookie, markBrowser, refuseOtherSites } from './browser.ts'
import { type MailchimpDoor, openMailchimpDoor } from './mailchimp-door.ts'
import { messagesByField } from './messages-by-field.ts'
import { type Arrival, serveArrival } from './serve-arrival.ts'

type Asked<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  /** The address of the caller, as the proxy settings tell it. */
  ip: string
  userAgent: string | undefined
}

type Handler<E extends Endpoint, Who> = (asked: Asked<E> & Who) => Promise<z.input<E['answer']>>

export type Serve = {
  /** Everybody may call. */
  anyone: <E extends Endpoint>(endpoint: E, handler: Handler<E, object>) => void
  /** Organisers, each for what is their own. */
  signedIn: <E extends Endpoint>(endpoint: E, handler: Handler<E, { person: Person }>) => void
  /** Organisers, from a page of ours and no other site's; `browser` marks theirs until it comes back from elsewhere. */
  ownPage: <E extends Endpoint>(endpoint: E, handler: Handler<E, { person: Person; browser: string }>) => void
  /** Everybody's browser, sent here by another site. */
  arrival: (arrival: Arrival) => void
  /** Mailchimp, at an address that only it is told. */
  mailchimp: (door: MailchimpDoor) => void
  /** Every call that was bound, in order: the source of the API's description. */
  endpoints: Endpoint[]
}

export type FindPerson = (token: string) => Promise<Person | undefined>

export function openServe(app: FastifyInstance, findPerson: FindPerson, publicUrl: string): Serve {
  const endpoints: Endpoint[] = []
  giveXsrfCookie(app, publicUrl)

  function bind<E extends Endpoint, Who>(
    endpoint: E,
    who: (request: FastifyRequest, reply: FastifyReply) => Promise<Who>,
    handler: Handler<E, Who>,
  ) {
    endpoints.push(endpoint)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      async handler(request: FastifyRequest, reply: FastifyReply) {
        // Who asks comes first: what is wrong with a body is nobody's business but theirs.
        const caller = await who(request, reply)
        const answer = await handler({ ...readRequest(endpoint, request), ...caller })
        return reply.send(z.parse(endpoint.answer, answer))
      },
    })
  }

  return {
    endpoints,
    mailchimp: (door) => openMailchimpDoor(app, door),
    anyone: (endpoint, handler) => bind(endpoint, () => Promise.resolve({}), handler),
    arrival: (arrival) => serveArrival(app, arrival),
    signedIn: (endpoint, handler) => bind(endpoint, async (request) => ({ person: await signedIn(request) }), handler),
    ownPage: (endpoint, handler) =>
      bind(
        endpoint,
        async (request, reply) => {
          const person = await signedIn(request)
          refuseOtherSites(request, publicUrl)
          return { person, browser: markBrowser(request, reply, publicUrl) }
        },
        handler,
      ),
  }

  async function signedIn(request: FastifyRequest): Promise<Person> {
    const token = bearerToken(request)
    const person = token === undefined ? undefined : await findPerson(token)
    if (!person) throw new Refusal('signed_out', 'Please sign in.')
    return person
  }
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]
}

function readRequest<E extends Endpoint>(endpoint: E, request: FastifyRequest): Asked<E> {
  return {
    // A path that cannot be is as absent as one that never was.
    params: read(endpoint.params, request.params, () => new Refusal('not_found', 'Not found.')) as ParamsOf<E>,
    query: read(endpoint.query, request.query, wrongFields) as QueryOf<E>,
    body: read(endpoint.body, request.body ?? undefined, wrongFields) as BodyOf<E>,
    ip: request.ip,
    userAgent: request.headers['user-agent'],
  }
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

function wrongFields(error: z.core.$ZodError): Refusal {
  const fields = messagesByField(error)
  return new Refusal('invalid', Object.values(fields)[0]?.[0] ?? 'The request could not be read.', { fields })
}
