// Binds calls of the contract to their handlers. The method's name states the permitted callers, so no route can lack
// them.
import type * as z from 'zod/mini'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { NeededRole } from '#domain/role.ts'
import type { Door, Person, Team } from '../kernel/team.ts'
import { type Asked, type Handler, openBinding, readParams } from './bind.ts'
import {
  giveXsrfCookie,
  type MarkedPath,
  markBrowser,
  markedPathOf,
  refuseOtherSites,
  cookie,
  readCookie,
} from './browser.ts'
import { bearerToken, type Credentials, openCallers, scanToken } from './callers.ts'
import type { Download } from './send-file.ts'
import { type PublicRoute, servePublic } from './serve-public.ts'
import { type Arrival, serveArrival } from './serve-arrival.ts'
import type { Events } from './server-sent.ts'

// The one address that other programs call: Mailchimp checks that it exists, and posts forms to it.

type MailchimpDoor = {
  /** Throws unless the address exists. */
  check: (code: string, ip: string) => Promise<void>
  /** Stores a delivery, or throws. The body is unparsed, because its signature covers these bytes. */
  receive: (delivery: { code: string; body: Buffer; signature: string | undefined; ip: string }) => Promise<void>
}

const path = '/webhooks/mailchimp/:code'

const config = { policy: 'mailchimp' } as const

/** The limit of a form. Eighty long fields of a contact stay below it, even with each letter written as %XX. */
const formLimitBytes = 256 * 1024

/** The only route that accepts a form. It accepts nothing else. */
function openMailchimpDoor(app: FastifyInstance, { check, receive }: MailchimpDoor): void {
  void app.register((door, _options, done) => {
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    )
    door.get<{ Params: { code: string } }>(path, { config }, async ({ params, ip }, reply) => {
      await check(params.code, ip)
      return reply.send('')
    })
    door.post<{ Params: { code: string } }>(path, { config, bodyLimit: formLimitBytes }, async (request, reply) => {
      const signature = request.headers['x-mailchimp-signature']
      await receive({
        code: request.params.code,
        body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        signature: typeof signature === 'string' ? signature : undefined,
        ip: request.ip,
      })
      return reply.send('')
    })
    done()
  })
}

// Recognises a browser that has signed in before. The cookie opens nothing (docs/decisions/0022).

/** Browsers send the cookie only to the calls that need it. */
const deviceCookie = { name: 'listpass_device', path: '/api/login', seconds: 90 * 86_400 }

/** The only form that a use case may return, so that no value can break the header. */
const shape = /^[\w.-]{1,300}$/

type Device = {
  /** The cookie that this browser got at an earlier sign-in, as it claims. */
  device: string | undefined
  rememberDevice: (value: string) => void
}

function deviceOf(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Device {
  const { name, path, seconds } = deviceCookie
  return {
    device: readCookie(request, name, shape),
    rememberDevice(value) {
      const attributes = [`Path=${path}`, `Max-Age=${seconds}`, 'HttpOnly']
      reply.header('set-cookie', cookie(publicUrl, { name, value, attributes }))
    },
  }
}

export type Serve = {
  /** Anyone may call. */
  anyone: <E extends Endpoint>(endpoint: E, handler: Handler<E, object>) => void
  /** Sign-in, open to everyone. The browser is recognised next time. */
  signIn: <E extends Endpoint>(endpoint: E, handler: Handler<E, Device>) => void
  /** Signing in by two calls: the second recognises the `browser` of the first. */
  signInStep: <E extends Endpoint>(endpoint: E, handler: Handler<E, Device & { browser: string }>) => void
  /** Browsers that open a scanner link, with a token from before if they have one. */
  arrivingDoor: <E extends Endpoint>(endpoint: E, handler: Handler<E, { scanToken: string | undefined }>) => void
  /**
   * Callers that scan: a member of the list's team, or a scanner link's session for its one list. The path names the
   * list. `bearer`: the sign-in that a member sent.
   */
  door: <E extends ListEndpoint>(endpoint: E, handler: Handler<E, { door: Door; bearer: string | undefined }>) => void
  /**
   * A scan by such a caller, whose decision looks at the session itself. `door` may have been identified a few seconds ago;
   * `doorNow` is then the door as it is now, otherwise undefined.
   */
  scan: <E extends ListEndpoint>(
    endpoint: E,
    handler: Handler<E, { door: Door; doorNow: (() => Promise<Door>) | undefined }>,
  ) => void
  /** The same for a stream. The handler refuses, or returns a function that starts it. */
  doorStream: <E extends ListEndpoint>(
    endpoint: E,
    handler: (asked: Asked<E> & { door: Door }) => Promise<() => Events<E>>,
  ) => void
  /** Any signed-in person, for their own account. */
  signedIn: <E extends Endpoint>(endpoint: E, handler: Handler<E, { person: Person }>) => void
  /** Every member of the team except the role `door`. The team is that of the list in the path, or the named one. */
  viewer: <E extends Endpoint>(endpoint: E, handler: Handler<E, InTeam>) => void
  /** Members who may change lists. */
  editor: <E extends Endpoint>(endpoint: E, handler: Handler<E, InTeam>) => void
  owner: <E extends Endpoint>(endpoint: E, handler: Handler<E, InTeam>) => void
  /** For owners, from our own pages only. `browser` recognises this browser when it returns from another site. */
  ownPage: <E extends Endpoint>(endpoint: E, handler: Handler<E, InTeam & { browser: string }>) => void
  /** Like `ownPage`, for any signed-in person. */
  personalPage: <E extends Endpoint>(endpoint: E, handler: Handler<E, { person: Person; browser: string }>) => void
  /** For owners, to download a file. */
  download: <E extends Endpoint>(endpoint: E, handler: (asked: Asked<E> & InTeam) => Promise<Download>) => void
  /** A page or a file that everyone may open, outside of the contract. */
  publicRoute: (route: PublicRoute) => void
  /** For browsers that another site sent here. */
  arrival: (arrival: Arrival) => void
  /** For Mailchimp, at an address that only Mailchimp knows. */
  mailchimp: (door: MailchimpDoor) => void
  /** Every bound call, in order: the source of the API's description. */
  endpoints: Endpoint[]
}

type ListEndpoint = Endpoint & { params: z.ZodMiniObject<{ listId: z.ZodMiniString }> }

function hasList(endpoint: Endpoint): endpoint is ListEndpoint {
  return endpoint.params !== undefined && 'listId' in endpoint.params.shape
}

/** The caller, and the team with the caller's role. */
export type InTeam = { person: Person; team: Required<Team> }

export function openServe(app: FastifyInstance, credentials: Credentials, publicUrl: string): Serve {
  const callers = openCallers(credentials)
  const { bind, bindDownload, bindStream, endpoints } = openBinding(app)
  giveXsrfCookie(app, publicUrl)

  const anyone = () => Promise.resolve({})
  const person = async (request: FastifyRequest) => ({ person: await callers.person(request) })
  const member = (endpoint: Endpoint, needed: NeededRole) => (request: FastifyRequest) =>
    callers.member(request, needed, hasList(endpoint) ? readParams(endpoint, request).listId : undefined)
  const inTeam =
    (needed: NeededRole) =>
    <E extends Endpoint>(endpoint: E, handler: Handler<E, InTeam>) =>
      bind(needed, endpoint, member(endpoint, needed), handler)
  /** Accepts calls from our own pages only, and marks the browser for its return to this path. */
  const fromPage =
    <Found>(path: MarkedPath, who: (request: FastifyRequest) => Promise<Found>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const found = await who(request)
      refuseOtherSites(request, publicUrl)
      return { ...found, browser: markBrowser(request, reply, { publicUrl, path }) }
    }
  const door = (endpoint: ListEndpoint) => async (request: FastifyRequest) => ({
    door: await callers.door(request, readParams(endpoint, request).listId),
    bearer: bearerToken(request),
  })
  const scan = (endpoint: ListEndpoint) => async (request: FastifyRequest) => {
    const { listId } = readParams(endpoint, request)
    const doorNow = () => callers.door(request, listId)
    const recent = callers.recentDoor(request, listId)
    return recent ? { door: recent, doorNow } : { door: await doorNow(), doorNow: undefined }
  }
  const signIn = (request: FastifyRequest, reply: FastifyReply) => Promise.resolve(deviceOf(request, reply, publicUrl))
  const signInStep = async (request: FastifyRequest, reply: FastifyReply) => {
    const device = await signIn(request, reply)
    return { ...device, browser: markBrowser(request, reply, { publicUrl, path: '/api/login' }) }
  }
  const arrivingDoor = (request: FastifyRequest) => Promise.resolve({ scanToken: scanToken(request) })

  return {
    endpoints,
    anyone: (endpoint, handler) => bind('everyone', endpoint, anyone, handler),
    signIn: (endpoint, handler) => bind('everyone', endpoint, signIn, handler),
    signInStep: (endpoint, handler) => bind('everyone', endpoint, signInStep, handler),
    arrivingDoor: (endpoint, handler) => bind('everyone', endpoint, arrivingDoor, handler),
    door: (endpoint, handler) => bind('door', endpoint, door(endpoint), handler),
    scan: (endpoint, handler) => bind('door', endpoint, scan(endpoint), handler),
    doorStream: (endpoint, handler) => bindStream('door', endpoint, door(endpoint), handler),
    signedIn: (endpoint, handler) => bind('person', endpoint, person, handler),
    viewer: inTeam('viewer'),
    editor: inTeam('editor'),
    owner: inTeam('owner'),
    ownPage: (endpoint, handler) =>
      bind('owner', endpoint, fromPage(markedPathOf(endpoint), member(endpoint, 'owner')), handler),
    personalPage: (endpoint, handler) => bind('person', endpoint, fromPage(markedPathOf(endpoint), person), handler),
    download: (endpoint, handler) => bindDownload('owner', endpoint, member(endpoint, 'owner'), handler),
    publicRoute: (route) => servePublic(app, route),
    arrival: (arrival) => serveArrival(app, arrival),
    mailchimp: (face) => openMailchimpDoor(app, face),
  }
}
