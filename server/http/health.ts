import type { FastifyInstance } from 'fastify'

const everyone = { config: { policy: 'everyone', load: 'scan' } } as const

// Overload never refuses these calls, because a supervisor would take the process for dead.
/** `/healthz`: the process answers. `/readyz`: it can work and is not about to stop. */
export function healthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', everyone, (_request, reply) => reply.send({ ok: true }))
  // Simultaneous callers share one answer, so many of them cost no more.
  let asking: Promise<boolean> | undefined
  const ask = () =>
    (asking ??= isReady()
      .catch(() => false)
      .finally(() => (asking = undefined)))
  app.get('/readyz', everyone, async (_request, reply) => {
    const ok = await ask()
    return reply.code(ok ? 200 : 503).send({ ok })
  })
}
