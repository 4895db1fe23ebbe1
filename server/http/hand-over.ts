// A server that is about to stop hands its callers over to the others: with each answer it says that this connection ends,
// so that the next request comes on a new one, which whoever shares the work out leads elsewhere (decision 43).
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
