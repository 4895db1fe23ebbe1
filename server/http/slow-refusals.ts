// Delays refusals. A program that retries at once after each refusal costs more than its calls would. So a network with
// many refusals waits for each further one (docs/decisions/0025-overload.md).
import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../kernel/network.ts'
import { openRecentUse } from './recent-use.ts'

export type Slowing = {
  /** This many recent refusals of a network are immediate; later ones are delayed. */
  atOnce: number
  waitsMs: number
  /** The maximum number of simultaneously delayed answers. Each holds a connection. */
  mostWaiting: number
}

export function slowRefusals(app: FastifyInstance, { atOnce, waitsMs, mostWaiting }: Slowing): void {
  const declined = openRecentUse()
  const waiting = new Set<() => void>()
  let isClosing = false

  function hold(response: ServerResponse, goOn: () => void): void {
    const end = () => {
      clearTimeout(timer)
      response.off('close', end)
      if (waiting.delete(end)) goOn()
    }
    const timer = setTimeout(end, waitsMs)
    waiting.add(end)
    // A disconnected caller waits no longer.
    response.once('close', end)
  }

  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode < 400) return done(null, payload)
    const network = networkOf(request.ip)
    declined.count(network)
    if (isClosing || declined.of(network) <= atOnce || waiting.size >= mostWaiting) return done(null, payload)
    hold(reply.raw, () => done(null, payload))
  })
  app.addHook('preClose', (done) => {
    isClosing = true
    for (const end of waiting) end()
    done()
  })
}
