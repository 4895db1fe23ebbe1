import type { FastifyInstance } from 'fastify'

const everyone = { config: { policy: 'everyone', load: 'scan' } } as const

// Overload never refuses these calls, because a supervisor would take the process for dead.
/** `/healthz`: the process answers. `/readyz`: it can work and is not about to stop; else why not. */
export function healthRoutes(app: FastifyInstance, whyUnready: () => Promise<string | undefined>): void {
  app.get('/healthz', everyone, (_request, reply) => reply.send({ ok: true }))
  // Simultaneous callers share one answer, so many of them cost no more.
  let asking: Promise<string | undefined> | undefined
  const ask = () =>
    (asking ??= whyUnready()
      .catch(() => 'the server could not ask its database')
      .finally(() => (asking = undefined)))
  app.get('/readyz', everyone, async (_request, reply) => {
    const why = await ask()
    return why === undefined ? reply.send({ ok: true }) : reply.code(503).send({ ok: false, why })
  })
}
