// Refuses some calls at once when there are too many, so that the others are answered in time. Long reads are refused
// first, then calls of organisers and guests, then pages and images. Only their own queue refuses scans. Health checks
// are never refused (docs/decisions/0025-overload.md).
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../kernel/network.ts'
import { Refusal } from '../kernel/refusal.ts'
import { openRecentUse } from './recent-use.ts'
import { isSignedIn, type Policy } from './route-policies.ts'
import type { Slowing } from './slow-refusals.ts'

export type Load = 'long' | 'call' | 'guest' | 'page' | 'image' | 'scan'

/**
 * Above either limit, calls of this kind are refused: the delay of the event loop, and the number of calls in progress.
 * One network, and later one organiser or scanner link, may have a quarter of that number.
 */
export type Limits = Record<Load, { delayMs: number; atOnce: number }> & {
  /**
   * Up to this many times the delay limit, only the networks with the most calls are refused; above it, all networks
   * are.
   */
  lateForAll: number
  declined: Slowing
}

/**
 * A scan crosses the event loop about four times, and a door waits 2 s for the server (DESIGN §9): at 250 ms, half of
 * that is gone.
 * Calls share ten database connections: 300 of them wait less than a second. Downloads are counted separately
 * (send-file.ts).
 * A password hash takes 26 ms of a core, so 64 of them, the share of one network, take over a second. Networks take
 * turns (turns.ts), so others wait for only a password or two.
 */
export const usualLimits: Limits = {
  long: { delayMs: 100, atOnce: 8 },
  call: { delayMs: 250, atOnce: 300 },
  guest: { delayMs: 250, atOnce: 256 },
  page: { delayMs: 1000, atOnce: 2000 },
  // Pictures are created on demand, at most one at a time.
  image: { delayMs: 1000, atOnce: Infinity },
  scan: { delayMs: Infinity, atOnce: Infinity },
  lateForAll: 2,
  declined: { atOnce: 100, waitsMs: 1000, mostWaiting: 2000 },
}

const lookEveryMs = 250
const resolutionMs = 20

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The kind of load. Needed if it cannot be derived from the route's callers. */
    load?: Load
  }
  interface FastifyInstance {
    /** Whether calls of this kind are refused for now. */
    isTooLate: (load: Load) => boolean
  }
  interface FastifyRequest {
    load: Load
    /** Ends the count when the answer is complete; null if this kind is not counted. */
    leave: (() => void) | null
    /** From now on counts the call for this organiser or link, instead of its network. */
    countFor: (caller: string) => void
  }
}

/** Runs after the hook that sets the headers of every answer, and before any expensive work. */
export function refuseOverload(app: FastifyInstance, limits: Limits): void {
  const delay = watchDelay(app)
  const underWay: Record<Load, number> = { long: 0, call: 0, guest: 0, page: 0, image: 0, scan: 0 }
  const shares = openShares()
  const use = openRecentUse()
  app.decorate('isTooLate', (load) => delay.ms() > limits[load].delayMs)
  app.decorateRequest('load', 'page')
  app.decorateRequest('leave', null)
  app.decorateRequest('countFor', () => {})

  /** The networks with the most calls are refused first. */
  function isTooLateFor(load: Load, network: string): boolean {
    const limitMs = limits[load].delayMs
    const lateMs = delay.ms()
    return lateMs > limitMs && (lateMs > limitMs * limits.lateForAll || use.isAmongMost(network))
  }

  const refusalOf = ({ load, ip }: FastifyRequest): Refusal | undefined =>
    isTooLateFor(load, networkOf(ip)) || underWay[load] >= limits[load].atOnce
      ? new Refusal('unavailable', 'busy')
      : undefined

  app.addHook('onRequest', (request, _reply, done) => {
    request.load = loadOf(request)
    use.count(networkOf(request.ip))
    done(refusalOf(request))
  })
  // Counts from the complete request to the finished answer, so that slow senders and readers block no one.
  app.addHook('preHandler', (request, reply, done) => {
    const { load } = request
    if (limits[load].atOnce === Infinity) return done()
    const refusal = refusalOf(request)
    if (refusal) return done(refusal)
    const share = Math.ceil(limits[load].atOnce / 4)
    let counted = shares.take(`${load} ${networkOf(request.ip)}`, share)
    underWay[load] += 1
    const leave = () => {
      if (!request.leave) return
      underWay[load] -= 1
      shares.giveBack(counted)
      request.leave = null
    }
    request.leave = leave
    request.countFor = (caller) => {
      if (!request.leave) return
      const ofNetwork = counted
      counted = shares.take(`${load} ${caller}`, share)
      shares.giveBack(ofNetwork)
    }
    // This hook also runs when the caller disconnects before the answer.
    reply.raw.once('close', leave)
    done()
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.leave?.()
    done(null, payload)
  })
}

/** The number of calls in progress per caller. A call above the share is refused. */
function openShares() {
  const taken = new Map<string, number>()
  return {
    take(name: string, share: number): string {
      const count = (taken.get(name) ?? 0) + 1
      if (count > share) throw new Refusal('too_many', 'too_many_at_once')
      taken.set(name, count)
      return name
    },
    giveBack(name: string): void {
      const count = (taken.get(name) ?? 0) - 1
      if (count > 0) taken.set(name, count)
      else taken.delete(name)
    },
  }
}

/**
 * The lower average delay of the last two measurements. A single long pause is not overload, because it is over when it
 * is measured.
 */
function watchDelay(app: FastifyInstance): { ms: () => number } {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
  let last = 0
  let beforeLast = 0
  const look = setInterval(() => {
    beforeLast = last
    if (histogram.count > 0) last = histogram.mean / 1e6 - resolutionMs
    histogram.reset()
  }, lookEveryMs)
  look.unref()
  histogram.enable()
  app.addHook('onClose', (_app, done) => {
    clearInterval(look)
    histogram.disable()
    done()
  })
  return { ms: () => Math.min(last, beforeLast) }
}

function loadOf({ routeOptions, method }: FastifyRequest): Load {
  const { config, url } = routeOptions
  return config.load ?? usualLoad(config.policy, method, url)
}

function usualLoad(policy: Policy | undefined, method: string, path: string | undefined): Load {
  if (policy === 'door') return method === 'POST' ? 'scan' : 'call'
  if (policy !== undefined && isSignedIn(policy)) return 'call'
  return method === 'POST' && path?.startsWith('/api/') ? 'guest' : 'page'
}
