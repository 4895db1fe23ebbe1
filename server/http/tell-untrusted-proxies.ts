// Behind a proxy that TRUST_PROXY does not name, all visitors share one address. That stays unnoticed until a limit
// hits all of them, so the log warns: at once, then at most once an hour. It names only private addresses, because
// public ones may be visitors.
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { isOwnNetwork, type ProxyTrust } from './proxy-trust.ts'

const everyMs = 3_600_000
const mostPeers = 20

export function tellUntrustedProxies(
  app: FastifyInstance,
  trust: ProxyTrust | false,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  const peers = new Set<string>()
  let requests = 0
  let tellAt = -Infinity

  app.addHook('onRequest', (request, _reply, done) => {
    const peer = request.socket.remoteAddress
    if (peer !== undefined && isForwarded(request) && !(trust && trust(peer, 0))) note(peer)
    done()
  })

  function note(peer: string): void {
    requests += 1
    if (peers.size < mostPeers) peers.add(isOwnNetwork(peer) ? peer : 'a public address')
    const now = performance.now()
    if (now < tellAt) return
    tellAt = now + everyMs
    log.warn({ requests, peers: [...peers] }, 'forwarded headers of a proxy that is not trusted were ignored')
    requests = 0
    peers.clear()
  }
}

function isForwarded({ headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined
}
