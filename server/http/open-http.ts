import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { bodyLimitBytes } from '#contract/limits.ts'
import { answerError, hostIsMissing } from './answer-error.ts'
import { compressAnswers } from './compress-answers.ts'
import { handOver } from './hand-over.ts'
import { isUnreadableImage, longestName } from './images.ts'
import { markSuspect } from './keepable-text.ts'
import { type Limits, refuseOverload, usualLimits } from './overload.ts'
import type { ProxyTrust } from './proxy-trust.ts'
import { refusalOfDepth } from './refuse-deep.ts'
import { refuseWithoutRoom } from './refuse-without-room.ts'
import { requirePolicies } from './route-policies.ts'
import { securityHeaders } from './security-headers.ts'
import { slowRefusals } from './slow-refusals.ts'
import { tellAnswers } from './tell-answers.ts'
import { tellRefusals } from './tell-refusals.ts'
import { tellUntrustedProxies } from './tell-untrusted-proxies.ts'
import { answerUnreadable, refuseExpectations } from './unreadable-requests.ts'

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
    rewriteUrl: ({ url = '/' }) => (isUnreadableImage(url) ? '/qr-code' : url),
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
