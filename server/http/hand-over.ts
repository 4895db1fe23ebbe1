// A server about to stop moves its callers to other servers. Each answer closes its connection, so the next request
// opens a new one, which the load balancer sends elsewhere (decision 43).
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether callers should find another server. */
    isLeaving: () => boolean
  }
}

export function handOver(app: FastifyInstance, isLeaving: () => boolean): void {
  app.decorate('isLeaving', isLeaving)
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isLeaving()) reply.header('connection', 'close')
    done(null, payload)
  })
}
