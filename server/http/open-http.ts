import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController, type FastifyRequest } from 'fastify'
import { bodyLimitBytes, bodyDepthLimit } from '#contract/limits.ts'
import { answerError, hostIsMissing } from './answer-error.ts'
import { compressAnswers } from './compress-answers.ts'
import { handOver } from './hand-over.ts'
import { isUnreadableImage, longestName } from './images.ts'
import { markSuspect } from './keepable-text.ts'
import { type Limits, refuseOverload, usualLimits } from './overload.ts'
import { type ProxyTrust, isOwnNetwork, wayOf } from './proxy-trust.ts'
import { requirePolicies } from './route-policies.ts'
import { securityHeaders } from './security-headers.ts'
import { slowRefusals } from './slow-refusals.ts'
import { tellRefusals } from './tell-refusals.ts'
import { answerUnreadable, refuseExpectations } from './unreadable-requests.ts'
import { isHeard, tell } from '../kernel/happenings.ts'
import { noRoom, Refusal } from '../kernel/refusal.ts'
import { codeInLink } from '#domain/link.ts'

// Behind a proxy that TRUST_PROXY does not name, all visitors share one address. That stays unnoticed until a limit
// hits all of them, so the log warns: at once, then at most once an hour. It names only private addresses, because
// public ones may be visitors.

const everyMs = 3_600_000
const mostPeers = 20

function tellUntrustedProxies(
  app: FastifyInstance,
  trust: ProxyTrust | false,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  const peers = new Set<string>()
  let requests = 0
  let tellAt = -Infinity

  app.addHook('onRequest', (request, _reply, done) => {
    const peer = request.socket.remoteAddress
    if (peer !== undefined && wayOf(request, trust) === 'ignored') note(peer)
    done()
  })

  function note(peer: string): void {
    requests += 1
    if (peers.size < mostPeers) peers.add(isOwnNetwork(peer) ? peer : 'a public address')
    const now = performance.now()
    if (now < tellAt) return
    tellAt = now + everyMs
    log.warn({ requests, peers: [...peers] }, 'forwarded headers of a proxy that is not trusted were ignored')
    requests = 0
    peers.clear()
  }
}

// The page of a code at every address that means it: people shorten links, and mail programs escape them or put signs behind.

const slash = String.raw`(?:\/|%(?:25)*2F)+`

/** The first part of the address of a page. Images have the second one too, and their own route. */
const ofPages = new RegExp(`^${slash}q${slash}`, 'i')
const ofEarlierPages = new RegExp(`^${slash}qr-code${slash}[^/%]+${slash}.`, 'i')

/** Addresses that have a route. */
const routed = /^\/(?:q|qr-code)\/[^/%]+\/(?:scan|direct|calendar\.ics)\/?$/i

/**
 * The address of the page that this one means; undefined if it means none, or is the page's own. Without a code it is the page
 * that says so to guests.
 */
function pageOfCode(url: string): string | undefined {
  const [path = '', query] = url.split('?', 2)
  const isOfPages = ofPages.test(path)
  if ((!isOfPages && !ofEarlierPages.test(path)) || routed.test(path)) return undefined
  const code = codeInLink(path)
  if (code === undefined && !isOfPages) return undefined
  const kind = /direct[^a-z0-9]*$/i.test(path) ? 'direct' : 'scan'
  return `/q/${code ?? '-'}/${kind}${query === undefined ? '' : `?${query}`}`
}

// Refuses calls that would store data while the disk is nearly full: scans, changes, deliveries. Images, pages and
// reads continue. So do signing in and opening a scanner link, because reading needs them.

const signingIn = new Set(['/api/login', '/api/logout'])

function refuseWithoutRoom(app: FastifyInstance, { isLow }: { isLow: () => boolean }): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isLow() && keepsSomething(request) ? noRoom() : undefined)
  })
}

function keepsSomething({ method, routeOptions }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false
  return routeOptions.url !== undefined && !signingIn.has(routeOptions.url)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Default headers of every answer. */
    usualHeaders: Readonly<Record<string, string>>
  }
}

/** The HTTP server, before its routes are added. */
export type App = FastifyInstance

export type HttpOptions = {
  log: FastifyBaseLogger
  publicUrl: string
  trustProxy: ProxyTrust | false
  /** The limits above which calls are refused. Default: the usual ones. */
  limits?: Limits
  /** Watches the data disk. Default: always enough space. */
  room?: { isLow: () => boolean } | undefined
  /** Whether the server is about to stop; never if left out. */
  isStopping?: () => boolean
}

/**
 * The HTTP server before it has any routes: limits, headers on every answer, errors in our words, and a log line for
 * each request.
 */
export function openHttp(options: HttpOptions): App {
  const { log, publicUrl, trustProxy, room, limits = usualLimits, isStopping = () => false } = options
  // Answers are never cached, unless a route overrides it.
  const headers = Object.freeze({ ...securityHeaders(publicUrl), 'cache-control': 'no-store' })
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger per request would only add a number that has no use.
    childLoggerFactory: (logger) => logger,
    bodyLimit: bodyLimitBytes,
    trustProxy,
    // Links are printed in capitals and typed in any case; parameters keep their case.
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: longestName },
    // Fastify's own timeout would keep a slow body open for more than 40 s.
    requestTimeout: 10_000,
    keepAliveTimeout: 65_000,
    // By default Node checks for late requests only every 30 s. Requests without a Host header would be answered
    // without our headers.
    http: { headersTimeout: 8000, connectionsCheckingInterval: 1000, requireHostHeader: false },
    clientErrorHandler: answerUnreadable(headers),
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headers)),
    rewriteUrl: ({ url = '/' }) => (isUnreadableImage(url) ? '/qr-code' : (pageOfCode(url) ?? url)),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  }) as unknown as FastifyInstance
  app.decorate('usualHeaders', headers)
  requirePolicies(app)
  refuseExpectations(app.server, headers)
  app.addHook('onRequest', ({ raw }, reply, done) => {
    reply.headers(headers)
    done(raw.httpVersion === '1.1' && raw.headers.host === undefined ? hostIsMissing : undefined)
  })
  handOver(app, isStopping)
  refuseOverload(app, limits)
  slowRefusals(app, limits.declined)
  if (room) refuseWithoutRoom(app, room)
  app.addHook('preClose', (done) => {
    closeAsTheyIdle(app)
    done()
  })
  if (log.level === 'debug' || log.level === 'trace') logAnswers(app)
  tellRefusals(app, log)
  tellUntrustedProxies(app, trustProxy, log)
  tellAnswers(app)
  compressAnswers(app)
  app.setErrorHandler(answerError)
  takeEmptyJson(app)
  return app
}

function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.debug(
      {
        route: request.routeOptions.url,
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
}

/** Closes connections as they become idle; otherwise a closing server waits for their keep-alive to end. */
function closeAsTheyIdle({ server }: FastifyInstance): void {
  const closing = setInterval(() => server.closeIdleConnections(), 20)
  server.once('close', () => clearInterval(closing))
}

/** A call without a body may still be declared as JSON, as by SPEC's clients. */
function takeEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    void parse(request, body as string, (error, parsed) => {
      markSuspect(body as string, parsed)
      done(error ?? refusalOfDepth(parsed), parsed)
    })
  })
}

/** Reports each answer by the template of its route, because addresses contain slugs, codes and tokens. */
function tellAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', ({ method, routeOptions: { url } }, reply, done) => {
    if (isHeard('answer')) {
      const goesOn = String(reply.getHeader('content-type')).startsWith('text/event-stream')
      const { statusCode: status } = reply
      const ms = goesOn ? undefined : reply.elapsedTime
      // Unknown addresses may be called with any method, so their method is no label.
      tell('answer', { method: url === undefined ? 'any' : method, route: url ?? 'none', status, ms })
    }
    done()
  })
}

// No call accepts deeply nested JSON. Refusing it here protects every function that walks a body.

/** Checks level by level, because recursion would overflow the stack. */
function refusalOfDepth(body: unknown): Refusal | null {
  let level = [body].filter(isNested)
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > bodyDepthLimit) {
      return new Refusal('invalid', 'too_deep', { params: { most: bodyDepthLimit } })
    }
    level = level.flatMap((value): unknown[] => Object.values(value)).filter(isNested)
  }
  return null
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
