import { ConnectionLost } from './api/problem.ts'
import { openCalls, type Calls } from './calls.ts'
import { createControl, type Control } from './control.ts'
import { openFaults } from './faults.ts'
import { openSlots } from './slots.ts'
import { openDatabase } from './store/database.ts'
import { callLoopback } from './webhooks/check-address.ts'
import type { World } from './world.ts'
import { openDeliveries, type Deliveries } from './webhooks/deliveries.ts'
import { answerAdmin } from './admin/answer-admin.ts'
import { answerCall } from './api/answer-call.ts'
import { answerOauth } from './oauth/answer-oauth.ts'
import { answerPage } from './pages/answer-page.ts'

export type SandboxOptions = {
  /** The file of the state. Default: ':memory:'. */
  file?: string
  /** The time in milliseconds, like Date.now. */
  clock?: () => number
  /** How webhook addresses are reached; only loopback addresses when left out. */
  callOut?: (request: Request) => Promise<Response>
}

export type Sandbox = Control & {
  /** Like the global fetch, with Mailchimp behind every address. */
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  /** Like `fetch`, for a server on a port: a lost connection throws ConnectionLost. */
  answer: (request: Request) => Promise<Response>
  calls: Pick<Calls, 'list' | 'count' | 'byOperation'> & {
    mostAtOnce: (account?: string) => number
    forget: () => void
  }
  deliveries: Deliveries
  close: () => Promise<void>
}

export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const closing = new AbortController()
  const { clock = Date.now } = options
  const world: World = {
    db: openDatabase(options.file ?? ':memory:'),
    now: () => clock() + world.aheadMs,
    faults: openFaults(),
    slots: openSlots(),
    calls: openCalls(),
    callOut: options.callOut ?? callLoopback,
    isDown: false,
    aheadMs: 0,
    wakeDeliveries: () => deliveries.wake(),
  }
  const deliveries = openDeliveries(world)
  const control = createControl(world)
  const answer = (request: Request) => answerRequest(world, control, deliveries, request)

  return {
    ...control,
    answer,
    async fetch(input, init) {
      const given = new Request(input, init)
      const request = new Request(given, { signal: AbortSignal.any([given.signal, closing.signal]) })
      return untilGivenUp(given.signal, answer(request).catch(asFetchFails))
    },
    calls: {
      ...world.calls,
      mostAtOnce: (account) => world.slots.mostSeen(account),
      forget() {
        world.calls.forget()
        world.slots.forget()
      },
    },
    deliveries,
    async close() {
      closing.abort()
      await deliveries.stop()
      world.db.close()
    },
  }
}

/** The caller's abort ends its waiting at once. The sandbox finishes its work, as Mailchimp does. */
async function untilGivenUp(signal: AbortSignal, answer: Promise<Response>): Promise<Response> {
  signal.throwIfAborted()
  const { promise, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(signal.reason)
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    return await Promise.race([answer, promise])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

function asFetchFails(error: unknown): never {
  if (error instanceof ConnectionLost) throw new TypeError('fetch failed', { cause: error })
  throw error
}

/** Every address of the sandbox: the API, with or without a data centre in front, sign-in, admin calls, pages. */
function answerRequest(world: World, control: Control, deliveries: Deliveries, request: Request): Promise<Response> {
  const { pathname, hostname } = new URL(request.url)
  const api = /^(?:\/(us\d+))?\/3\.0(\/.*)?$/.exec(pathname)
  const isLogin = pathname.startsWith('/oauth2/')
  if (world.isDown && (api || isLogin)) return Promise.reject(new ConnectionLost('Mailchimp is down'))
  if (api) return answerCall(world, request, api[2] ?? '/', api[1] ?? dcOf(hostname))
  if (isLogin) return answerOauth(world, request)
  if (pathname.startsWith('/admin/')) return answerAdmin(world, control, deliveries, request)
  return answerPage(world, control, request)
}

function dcOf(hostname: string): string | undefined {
  return /^(us\d+)\.api\.mailchimp\.com$/.exec(hostname)?.[1]
}
