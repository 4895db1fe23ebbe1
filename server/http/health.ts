import type { FastifyInstance } from 'fastify'
import { installationPath, proveInstallation } from '../checks/installation.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { type ProxyTrust, wayOf } from './proxy-trust.ts'

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

const mostLetters = { nonce: 64, keys: 400 }

/** Proves to a server that an address leads to its own installation. A stranger learns nothing from the answer. */
export function installationRoute(app: FastifyInstance, keys: KeyRing, trustProxy: ProxyTrust | false): void {
  app.get(installationPath, { config: { policy: 'everyone', load: 'call' } }, (request, reply) => {
    const query = request.query as Record<string, unknown>
    const read = (name: keyof typeof mostLetters) =>
      typeof query[name] === 'string' ? query[name].slice(0, mostLetters[name]) : ''
    const asked = { nonce: read('nonce'), ids: read('keys').split(','), way: wayOf(request, trustProxy) }
    return reply.send(proveInstallation(keys, asked))
  })
}
