import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { bodyLimitBytes } from '#contract/limits.ts'
import { answerError } from './answer-error.ts'
import { requirePolicies } from './route-policies.ts'
import { securityHeaders } from './security-headers.ts'

/** The HTTP server, for those who put it together. */
export type App = FastifyInstance

export type HttpOptions = { log: FastifyBaseLogger; publicUrl: string; trustProxy: boolean | number | string }

/** The HTTP server before it has any routes: limits, headers on every answer, errors in our words, a line of log a request. */
export function openHttp({ log, publicUrl, trustProxy }: HttpOptions): App {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    trustProxy: trustProxy as boolean,
    // Links are printed in capitals and typed as people like; parameters keep their case.
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
    // Fastify's own would keep a dripping body open for more than 40 s.
    requestTimeout: 10_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 8000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  }) as unknown as FastifyInstance
  requirePolicies(app)
  const headers = securityHeaders(publicUrl)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('preClose', (done) => {
    closeAsTheyIdle(app)
    done()
  })
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
  app.setErrorHandler(answerError)
  takeEmptyJson(app)
  return app
}

/** A connection that was answering when the server closed would otherwise be waited for until its keep-alive ends. */
function closeAsTheyIdle({ server }: FastifyInstance): void {
  const closing = setInterval(() => server.closeIdleConnections(), 20)
  server.once('close', () => clearInterval(closing))
}

/** A call without a body may still say that it is JSON, as SPEC's clients do. */
function takeEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined)
    else void parse(request, body as string, done)
  })
}
