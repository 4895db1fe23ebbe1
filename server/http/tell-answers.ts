import type { FastifyInstance } from 'fastify'
import { isHeard, tell } from '../kernel/happenings.ts'

/** Reports each answer by the template of its route, because addresses contain slugs, codes and tokens. */
export function tellAnswers(app: FastifyInstance): void {
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
