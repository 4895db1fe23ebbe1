import type { FastifyInstance } from 'fastify'

const everyone = { config: { policy: 'everyone', load: 'scan' } } as const

// Never refused: who asks would take the process for dead.
/** `/healthz`: the process answers. `/readyz`: it can do its work, and is not about to stop. */
export function healthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', everyone, (_request, reply) => reply.send({ ok: true }))
  app.get('/readyz', everyone, async (_request, reply) => {
    const ok = await isReady().catch(() => false)
    return reply.code(ok ? 200 : 503).send({ ok })
  })
}
