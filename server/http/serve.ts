// Binds calls of the contract to what answers them. Who may call is the name of the method: a route cannot be without.
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts'
import { scanTokenHeader } from '#contract/doors.ts'
import type { Door } from '../kernel/door.ts'
import type { Person } from '../kernel/person.ts'
import { Refusal } from '../kernel/refusal.ts'
import { giveXsrfCookie, markBrowser, refuseOtherSites } from './browser.ts'
import { type MailchimpDoor, openMailchimpDoor } from './mailchimp-door.ts'
import { messagesByField } from './messages-by-field.ts'
import type { Policy } from './route-policies.ts'
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

/** A file to keep, sent as it is made. */
export type Download = { name: string; type: string; content: Readable }

export type Serve = {
  /** Everybody may call. */
  anyone: <E extends Endpoint>(endpoint: E, handler: Handler<E, object>) => void
  /** Browsers that come by a scanner link, with the token that they have from before. */
  arrivingDoor: <E extends Endpoint>(endpoint: E, handler: Handler<E, { scanToken: string | undefined }>) => void
  /** Who scans: an organiser for a list of theirs, or a scanner link's session for its one list. The path names the list. */
  door: <E extends ListEndpoint>(endpoint: E, handler: Handler<E, { door: Door }>) => void
  /** Organisers, each for what is their own. */
  signedIn: <E extends Endpoint>(endpoint: E, handler: Handler<E, { person: Person }>) => void
  /** Organisers, from a page of ours and no other site's; `browser` marks theirs until it comes back from elsewhere. */
  ownPage: <E extends Endpoint>(endpoint: E, handler: Handler<E, { person: Person; browser: string }>) => void
  /** Organisers, who get a file. */
  download: <E extends Endpoint>(
    endpoint: E,
    handler: (asked: Asked<E> & { person: Person }) => Promise<Download>,
  ) => void
  /** Everybody's browser, sent here by another site. */
  arrival: (arrival: Arrival) => void
  /** Mailchimp, at an address that only it is told. */
  mailchimp: (door: MailchimpDoor) => void
  /** Every call that was bound, in order: the source of the API's description. */
  endpoints: Endpoint[]
}

type ListEndpoint = Endpoint & { params: z.ZodMiniObject<{ listId: z.ZodMiniString }> }

/** How credentials are told whose they are. */
export type Credentials = {
  findPerson: (token: string) => Promise<Person | undefined>
  /** The door of a scanner session; undefined when the token is not, or no longer, one. Throws for a list that is not its own. */
  findLinkDoor: (scanToken: string, listKey: string) => Promise<Door | undefined>
  /** Throws for a list that is not this person's. */
  findOwnDoor: (person: Person, listKey: string) => Promise<Door>
}

export function openServe(app: FastifyInstance, credentials: Credentials, publicUrl: string): Serve {
  const endpoints: Endpoint[] = []
  giveXsrfCookie(app, publicUrl)

  function bind<E extends Endpoint, Who>(
    policy: Policy,
    endpoint: E,
    who: (request: FastifyRequest, reply: FastifyReply) => Promise<Who>,
    handler: Handler<E, Who>,
  ) {
    endpoints.push(endpoint)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { policy },
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
    anyone: (endpoint, handler) => bind('everyone', endpoint, () => Promise.resolve({}), handler),
    arrivingDoor: (endpoint, handler) =>
      bind('everyone', endpoint, (request) => Promise.resolve({ scanToken: scanToken(request) }), handler),
    arrival: (arrival) => serveArrival(app, arrival),
    signedIn: (endpoint, handler) =>
      bind('organiser', endpoint, async (request) => ({ person: await signedIn(request) }), handler),
    door: (endpoint, handler) =>
      bind(
        'door',
        endpoint,
        async (request) => ({ door: await findDoor(request, listKeyOf(endpoint, request)) }),
        handler,
      ),
    download(endpoint, handler) {
      endpoints.push(endpoint)
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        config: { policy: 'organiser' },
        async handler(request, reply) {
          const person = await signedIn(request)
          const { name, type, content } = await handler({ ...readRequest(endpoint, request), person })
          return reply
            .type(type)
            .header('cache-control', 'no-store')
            .header('content-disposition', `attachment; filename="${name}"`)
            .send(content)
        },
      })
    },
    ownPage: (endpoint, handler) =>
      bind(
        'organiser',
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
    const person = token === undefined ? undefined : await credentials.findPerson(token)
    if (!person) throw new Refusal('signed_out', 'Please sign in.')
    return person
  }

  /** A token of a scanner link counts alone: who opened one scans for that door, signed in or not. */
  async function findDoor(request: FastifyRequest, listKey: string): Promise<Door> {
    const token = scanToken(request)
    if (token === undefined) return credentials.findOwnDoor(await signedIn(request), listKey)
    const door = await credentials.findLinkDoor(token, listKey)
    if (!door) throw new Refusal('signed_out', 'This scanner link has ended. Ask the organiser for a new one.')
    return door
  }
}

function listKeyOf(endpoint: ListEndpoint, request: FastifyRequest): string {
  return readParams(endpoint, request).listId as string
}

function scanToken(request: FastifyRequest): string | undefined {
  const value = request.headers[scanTokenHeader]
  return typeof value === 'string' ? value : undefined
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1]
}

function readRequest<E extends Endpoint>(endpoint: E, request: FastifyRequest): Asked<E> {
  return {
    params: readParams(endpoint, request),
    query: read(endpoint.query, request.query, wrongFields) as QueryOf<E>,
    body: read(endpoint.body, request.body ?? undefined, wrongFields) as BodyOf<E>,
    ip: request.ip,
    userAgent: request.headers['user-agent'],
  }
}

/** A path that cannot be is as absent as one that never was. */
function readParams<E extends Endpoint>(endpoint: E, request: FastifyRequest): ParamsOf<E> {
  return read(endpoint.params, request.params, () => new Refusal('not_found', 'Not found.')) as ParamsOf<E>
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
