// Attackers, each alone: a tenant with many connections, a leaked scanner link, a network that guesses. All continue until the
// signal, whatever the answers.
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { scanTokenHeader } from '#contract/doors.ts'
import { newCode } from '../features/contacts/new-code.ts'
import { password } from './samples.ts'

export type Asking = {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: object
  /** The address of the caller, as reported by the proxy in front of the server. */
  from: string
}

/** Sends one request. Returns the status and the unread response. */
export function openAsking(address: string) {
  return (asking: Asking, signal: AbortSignal): Promise<Response> =>
    fetch(address + asking.path, {
      method: asking.method ?? 'GET',
      headers: {
        ...asking.headers,
        'x-forwarded-for': asking.from,
        ...(asking.body && { 'content-type': 'application/json' }),
      },
      ...(asking.body && { body: JSON.stringify(asking.body) }),
      signal,
    })
}

export type Ask = ReturnType<typeof openAsking>

/** `strength` 1 is the attack as observed. A small run shares its machine with other tests. */
export type Attack = (ask: Ask, over: AbortSignal, strength: number) => Promise<unknown>

const restMs = 5

/** The number of concurrent loops. A refused loop continues after a moment, like a badly written program. */
function keepAsking(many: number, next: (nth: number) => Asking, hangUpAfterMs?: number): Attack {
  return (ask, over, strength) =>
    Promise.all(
      Array.from({ length: Math.ceil(many * strength) }, async (_, nth) => {
        while (!over.aborted) {
          const signal =
            hangUpAfterMs === undefined ? over : AbortSignal.any([over, AbortSignal.timeout(hangUpAfterMs)])
          await ask(next(nth), signal)
            .then((answer) => answer.arrayBuffer())
            .catch(() => {})
          await pause(restMs / strength)
        }
      }),
    )
}

/** Opens a large answer and reads a little of it at intervals. */
function takeSlowly(many: number, next: (nth: number) => Asking): Attack {
  return (ask, over, strength) =>
    Promise.all(
      Array.from({ length: Math.ceil(many * strength) }, async (_, nth) => {
        while (!over.aborted) {
          const reader = await ask(next(nth), over)
            .then((answer) => answer.body?.getReader())
            .catch(() => undefined)
          for (let isOver = reader === undefined; !isOver && !over.aborted;) {
            isOver = await reader!.read().then(
              ({ done }) => done,
              () => true,
            )
            await pause(200)
          }
          await pause(restMs / strength)
        }
      }),
    )
}

const allOf =
  (...attacks: Attack[]): Attack =>
  (ask, over, strength) =>
    Promise.all(attacks.map((attack) => attack(ask, over, strength)))

/** The roles of an attacker, with their credentials. */
export type Played =
  | { role: 'tenant'; token: string; listId: string }
  | { role: 'link'; scanTokens: string[]; listId: string }
  | { role: 'network' }

type Tenant = { token: string; listId: string }

/** 80 connections, six check-status loops, slow downloads, from one network. */
export function hostileTenant({ token, listId }: Tenant): Attack {
  const own = { headers: { authorization: `Bearer ${token}` }, from: '10.66.0.1' }
  const heavy = ['contacts?q=a', 'scans', 'stats', 'contacts']
  return allOf(
    keepAsking(80, (nth) => ({ ...own, path: `/api/lists/${listId}/${heavy[nth % heavy.length]}` })),
    keepAsking(6, () => ({ ...own, path: `/api/lists/${listId}/check-status` })),
    keepAsking(8, () => ({
      ...own,
      path: '/api/change-password',
      method: 'POST',
      body: { current_password: 'wrong one', password: 'another long one', password_confirmation: 'another long one' },
    })),
    takeSlowly(4, () => ({ ...own, path: '/api/user/export', method: 'POST', body: { password } })),
    keepAsking(20, () => scanOf(listId, own)),
  )
}

/**
 * Requests 290 offline lists and disconnects, opens as many streams as allowed, and makes refused scans and searches.
 */
export function leakedLink({ scanTokens, listId }: { scanTokens: string[]; listId: string }): Attack {
  const door = (nth: number) => ({
    headers: { [scanTokenHeader]: scanTokens[nth % scanTokens.length]! },
    from: '10.66.0.2',
  })
  return allOf(
    keepAsking(290, (nth) => ({ ...door(nth), path: `/api/lists/${listId}/offline-list` }), 300),
    takeSlowly(220, (nth) => ({ ...door(nth), path: `/api/lists/${listId}/stream` })),
    keepAsking(40, (nth) => scanOf(listId, door(nth))),
    keepAsking(20, (nth) => ({ ...door(nth), path: `/api/lists/${listId}/people?q=ann` })),
  )
}

/** Guesses at passwords, tokens and links, from one network. */
export function hostileNetwork(): Attack {
  const from = '10.66.0.3'
  return allOf(
    keepAsking(60, (nth) => ({
      from,
      path: '/api/login',
      method: 'POST',
      body: { email: `guess-${nth}@example.com`, password: 'not the one' },
    })),
    keepAsking(60, () => ({
      from,
      path: '/api/lists',
      headers: { authorization: `Bearer ${randomUUID()}.${secret}` },
    })),
    keepAsking(40, () => ({ from, path: `/api/lists/by-slug/${secret}` })),
    keepAsking(40, () => ({ from, path: '/login' })),
  )
}

const secret = 'A'.repeat(43)

function scanOf(listId: string, own: Pick<Asking, 'headers' | 'from'>): Asking {
  const body = { qr_code: newCode(), scan_id: randomUUID() }
  return { ...own, path: `/api/lists/${listId}/scan`, method: 'POST', body }
}

/**
 * Makes calls over its own connections, which stay open between calls, as in a browser. All calls of `fetch` share
 * their connections.
 */
export function openOwnConnections(address: string): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })
  return ({ path, method = 'GET', headers, body, from }, signal) =>
    new Promise((resolve, reject) => {
      const text = body && JSON.stringify(body)
      const asked = request(address + path, {
        agent,
        method,
        signal,
        headers: { ...headers, 'x-forwarded-for': from, ...(text && { 'content-type': 'application/json' }) },
      })
      asked.on('response', (answer) => {
        resolve(new Response(Readable.toWeb(answer) as ReadableStream, { status: answer.statusCode ?? 0 }))
      })
      asked.on('error', reject)
      asked.end(text)
    })
}
