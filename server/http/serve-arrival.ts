// A page to which another site sends people: it redirects them, or shows the result.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sayError } from './answer-error.ts'
import { markOfBrowser } from './browser.ts'
import { type Notice, noticePage, serveNoticeStyle } from './notice-page.ts'

export type Arrival = {
  path: string
  /** Links for a visitor whose consent failed. */
  links: Notice['links']
  /** Returns our page to continue on, or throws the sentence to show. `browser` is the mark from before. */
  receive: (asked: { parameter: (name: string) => string | undefined; browser: string | undefined }) => Promise<string>
}

export function serveArrival(app: FastifyInstance, { path, links, receive }: Arrival): void {
  serveNoticeStyle(app)
  app.get(path, { config: { policy: 'everyone' } }, async (request, reply) => {
    try {
      const to = await receive({ parameter: (name) => parameterOf(request, name), browser: markOfBrowser(request) })
      return reply.redirect(to, 303)
    } catch (error) {
      const { status, message, details } = sayError(error as Error, request)
      const page = noticePage({ title: message, text: details === undefined ? [] : [details], links })
      return reply.code(status).type('text/html; charset=utf-8').send(page)
    }
  })
}

/** A parameter that occurs twice counts as missing. */
function parameterOf({ query }: FastifyRequest, name: string): string | undefined {
  const value = (query as Record<string, unknown>)[name]
  return typeof value === 'string' && value.length <= 4000 ? value : undefined
}
