// Two ways to reach Mailchimp: through the product's own code, and plainly where the raw answer matters.
import * as z from 'zod/mini'
import type { Audience } from '../../server/mailchimp/audience.ts'
import type { Line } from '../../server/mailchimp/call.ts'
import { dataCentreOf, openMailchimp } from '../../server/mailchimp/login.ts'
import { problem } from '../../server/mailchimp/wire.ts'

/** Facts that each call of the check records. */
type Traffic = {
  fetch: (request: Request) => Promise<Response>
  calls: () => number
  slowestMs: () => number
  /** Calls that Mailchimp throttled, and the Retry-After of each. */
  putOff: () => { status: number; retryAfter: string | undefined }[]
}

const busy = new Set([429, 503])

function recordTraffic(fetch: (request: Request) => Promise<Response>): Traffic {
  const putOff: ReturnType<Traffic['putOff']> = []
  let calls = 0
  let slowestMs = 0
  return {
    async fetch(request) {
      const began = performance.now()
      calls += 1
      try {
        const response = await fetch(request)
        const { status, headers } = response
        if (busy.has(status)) putOff.push({ status, retryAfter: headers.get('retry-after') ?? undefined })
        return response
      } finally {
        slowestMs = Math.max(slowestMs, performance.now() - began)
      }
    },
    calls: () => calls,
    slowestMs: () => slowestMs,
    putOff: () => putOff,
  }
}

export type World = {
  /** The address, with {dc} for the data centre. */
  apiUrl: string
  fetch: (request: Request) => Promise<Response>
  now: () => Date
  pause: (ms: number) => Promise<void>
  /** Calls that take longer are too close to Mailchimp's time limit. */
  slowMs: number
}

export type Call = { method?: string; path: string; query?: Record<string, string | number>; body?: unknown }

/** An answer of Mailchimp. The status is 0 if there was no answer. */
export type Answer = { status: number; type: string; body: unknown; ms: number }

/** An answer that the check cannot use. */
export class CallFailed extends Error {
  /**
   * The failure has nothing to do with the request: the network, a moment's trouble at Mailchimp, or a page from a
   * proxy.
   */
  readonly isPassing: boolean

  constructor({ status, body }: Answer) {
    const said = sayingOf(body)
    super(`Mailchimp ${status === 0 ? 'did not answer' : `answered ${status}`}${said === '' ? '.' : `: ${said}`}`)
    this.isPassing = status === 429 || status >= 500 || (status !== 200 && said === '') || status === 0
  }
}

/** The text of a refusal, in Mailchimp's words. */
export function sayingOf(body: unknown): string {
  const { data } = z.safeParse(problem, body)
  const fields = (data?.errors ?? []).map(({ field, message }) => [field, message].filter(Boolean).join(': '))
  return [data?.detail ?? data?.title ?? '', ...fields].filter((part) => part !== '').join(' ')
}

export type Way = Omit<World, 'fetch' | 'apiUrl'> & {
  /** The raw answer, whatever its status. */
  look: (call: Call) => Promise<Answer>
  /** The answer of a call that must succeed; temporary failures are retried. */
  ask: <T extends z.ZodMiniType>(call: Call, answer: T, tries?: number) => Promise<z.output<T>>
  /** Makes the call with another key or at another address. */
  lookAt: (template: string, key: string, call: Call) => Promise<Answer>
  /** The audience as the product sees it. */
  audience: Audience
  /** The path of the audience. */
  list: string
  key: string
  apiUrl: string
  traffic: Traffic
}

/** Mailchimp ends a call itself after 120 s. */
const longestCallMs = 130_000

/** The pause between two tries of a call. */
const restMs = 2000

/** After the signal aborts, each call and each pause throws before it begins. */
export function openWay(world: World, key: string, listId: string, signal?: AbortSignal): Way {
  const traffic = recordTraffic(world.fetch)
  const guarded = async (request: Request) => {
    signal?.throwIfAborted()
    return traffic.fetch(request)
  }
  const credential = { token: key, dataCentre: dataCentreOf(key), loginKey: 'check-account' }
  const login = openMailchimp(lineAlone({ ...world, fetch: guarded }))(credential, 'worker')
  const lookAt: Way['lookAt'] = (template, token, call) => {
    signal?.throwIfAborted()
    return send(traffic.fetch, template, token, call)
  }
  const look: Way['look'] = (call) => lookAt(world.apiUrl, key, call)
  const pause = async (ms: number) => {
    signal?.throwIfAborted()
    await world.pause(ms)
    signal?.throwIfAborted()
  }
  return {
    ...world,
    pause,
    look,
    lookAt,
    async ask(call, schema, tries = 3) {
      for (let tried = 1; ; tried += 1) {
        const answer = await look(call)
        const read = z.safeParse(schema, answer.body)
        if (answer.status === 200 && read.success) return read.data
        const failed = new CallFailed(
          answer.status === 200 ? { ...answer, body: { detail: 'an answer that could not be read' } } : answer,
        )
        if (tried >= tries || !failed.isPassing) throw failed
        await pause(restMs * tried)
      }
    },
    audience: login.audience(listId),
    list: `/lists/${listId}`,
    key,
    traffic,
  }
}

async function send(fetch: World['fetch'], template: string, key: string, call: Call): Promise<Answer> {
  const url = new URL(template.replaceAll('{dc}', dataCentreOf(key)) + call.path)
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, String(value))
  const request = new Request(url, {
    method: call.method ?? 'GET',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: call.body === undefined ? null : JSON.stringify(call.body),
    redirect: 'manual',
    signal: AbortSignal.timeout(longestCallMs),
  })
  const began = performance.now()
  try {
    const response = await fetch(request)
    const text = await response.text()
    const type = response.headers.get('content-type')?.split(';')[0] ?? ''
    return { status: response.status, type, body: parse(text), ms: performance.now() - began }
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return { status: 0, type: '', body: { detail }, ms: performance.now() - began }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A process that makes one call at a time shares no slots and no rate limit with others. */
function lineAlone({ fetch, now, apiUrl }: World): Line {
  const nothing = () => Promise.resolve()
  return {
    fetch,
    now,
    apiUrl,
    slots: { with: (_login, work) => work(), close() {} },
    paces: {
      ask: () => Promise.resolve({ waitMs: 0, isDown: false }),
      rowsPerCall: (_login, { count }) => Promise.resolve(count),
      worked: nothing,
      answered: nothing,
      failed: () => Promise.resolve(false),
      throttled: nothing,
    },
  }
}
