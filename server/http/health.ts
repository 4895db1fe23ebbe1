import type { FastifyInstance } from 'fastify'

const everyone = { config: { policy: 'everyone' } } as const

/** `/healthz`: the process answers. `/readyz`: it can do its work, and is not about to stop. */
export function healthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', everyone, (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  app.get('/readyz', everyone, async (_request, reply) => {
    const ok = await isReady().catch(() => false)
    return reply
      .code(ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok })
  })
}
