// Logs the number of refused calls once a minute. That shows guessing, keeps the log short, and names no caller. An
// organiser's own changes are in their audit log.
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'

const everyMs = 60_000

/** The statuses that count as refusals: 401, 403, 404, and those of malformed and throttled calls. */
const told = new Set([400, 401, 403, 404, 413, 415, 422, 429])

/** Above this number of addresses, the exact number does not matter. */
const mostAddresses = 1000

type Refused = { method: string; route: string; status: number; count: number; from: Set<string> }

export function tellRefusals(app: FastifyInstance, log: Pick<FastifyBaseLogger, 'warn'>): void {
  const refused = new Map<string, Refused>()

  app.addHook('onResponse', (request, reply, done) => {
    if (told.has(reply.statusCode)) note(request, reply.statusCode)
    done()
  })

  function note({ method, ip, routeOptions }: FastifyRequest, status: number): void {
    const { url: route } = routeOptions
    if (route === undefined) return
    const key = `${method} ${route} ${status}`
    const seen = refused.get(key) ?? { method, route, status, count: 0, from: new Set() }
    refused.set(key, seen)
    seen.count += 1
    if (seen.from.size < mostAddresses) seen.from.add(ip)
  }

  const tell = () => {
    for (const { from, ...what } of refused.values()) log.warn({ ...what, addresses: from.size }, 'calls were refused')
    refused.clear()
  }
  const telling = setInterval(tell, everyMs).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(telling)
    tell()
    done()
  })
}
