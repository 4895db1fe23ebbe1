// A call to Mailchimp's API by one login: it waits for one of the login's slots, within its rate limit.
import type * as z from 'zod/mini'
import { setTimeout as pause } from 'node:timers/promises'
import type { Paces } from './limits/paces.ts'
import type { Caller } from './limits/slot-leases.ts'
import type { Slots } from './limits/slots.ts'
import type { Rows } from './limits/store.ts'
import { tell } from '../kernel/happenings.ts'
import { isPassing, MailchimpTrouble, type TroubleKind } from '../kernel/mailchimp-trouble.ts'
import { whileMailchimpDecides } from '../kernel/progress.ts'
import { exchange, type Fetch, type Read, readAnswer, troubleOf } from './exchange.ts'

/**
 * How long the caller waits: a person at a screen, a person whose screen reads much, background work, or background work that
 * leaves the slots to all other.
 */
export type Patience = { caller: Caller; tries: number; timeoutMs: number }
export const personsPatience: Patience = { caller: 'person', tries: 2, timeoutMs: 15_000 }
export const readersPatience: Patience = { caller: 'reader', tries: 2, timeoutMs: 15_000 }
export const workersPatience: Patience = { caller: 'worker', tries: 4, timeoutMs: 120_000 }
export const lastPatience: Patience = { caller: 'reader', tries: 2, timeoutMs: 120_000 }

/** If the pause before a try is longer than this, a person gets the error instead. */
const personRestsMs = 3000

export type Credential = {
  token: string
  /** The data centre of the login, such as us14: the end of an API key. */
  dataCentre: string
  /** Mailchimp counts simultaneous calls per login (FACTS §6). */
  loginKey: string
}

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  query?: Record<string, string | number>
  body?: unknown
  /** For calls whose number of rows can shrink: TooManyRows is thrown if it should. */
  rows?: Rows
  /** Parses a large answer that is needed only in part. */
  read?: Read
  /** Doing it twice differs from once, so only a call that came too soon is made again. Without an answer, the caller looks for its effect. */
  isOnce?: true
}

/** This call failed more than once; it may succeed with fewer rows. */
export class TooManyRows extends MailchimpTrouble {}

/** A call whose login and patience are already chosen. */
export type Ask = <T extends z.ZodMiniType>(call: Call, answer: T) => Promise<z.output<T>>

/** `now` dates Mailchimp's answers, by the same clock on every node. `hear` gets the time that an answer tells. */
export type Line = {
  fetch: Fetch
  slots: Slots
  paces: Paces
  now: () => Date
  apiUrl: string
  hear?: (date: Date | undefined) => void
}

/** The size limit of an answer. A page of 1,000 members with eighty long fields stays below it. */
const answerLimitBytes = 64 * 1024 * 1024

/** Makes one call, and retries it while that may help and the patience lasts. A call that is not safe to repeat says so. */
export function callMailchimp<T extends z.ZodMiniType>(
  line: Line,
  credential: Credential,
  call: Call,
  answer: T,
  patience: Patience,
): Promise<z.output<T>> {
  return whileMailchimpDecides(() => callPatiently(line, credential, call, answer, patience))
}

async function callPatiently<T extends z.ZodMiniType>(
  line: Line,
  credential: Credential,
  call: Call,
  answer: T,
  patience: Patience,
): Promise<z.output<T>> {
  const { loginKey } = credential
  for (let tries = 1; ; tries++) {
    if (patience.caller !== 'person') await waitForLeave(line.paces, loginKey, patience)
    try {
      const ask = () => send(line, credential, call, patience.timeoutMs)
      return readAnswer(answer, await line.slots.with(loginKey, ask, patience.caller))
    } catch (error) {
      if (tries >= patience.tries || !isPassing(error) || error instanceof TooManyRows) throw error
      // Mailchimp did nothing for a call that came too soon.
      if (call.isOnce && error.kind !== 'busy') throw error
      if (patience.caller !== 'worker' && error.restMs > personRestsMs) throw error
      // Full jitter: nodes that were refused together do not retry together.
      await pause(error.restMs + Math.random() * Math.min(8000, 500 * 2 ** tries))
    }
  }
}

/**
 * While Mailchimp is down for a login, background work continues with other logins instead of waiting. A person's call
 * always tries.
 */
async function waitForLeave(paces: Paces, loginKey: string, { caller }: Patience): Promise<void> {
  for (;;) {
    const { waitMs, isDown } = await paces.ask(loginKey)
    if (waitMs === 0) return
    if (isDown) throw new MailchimpTrouble('unreachable', { restMs: waitMs })
    if (caller === 'reader' && waitMs > personRestsMs) throw new MailchimpTrouble('busy', { restMs: waitMs })
    tell('mailchimp-wait', { reason: 'pace', change: 1 })
    await pause(waitMs * (1 + Math.random() / 4))
    tell('mailchimp-wait', { reason: 'pace', change: -1 })
  }
}

/** Reports the call's outcome to the login's rate limit, before the slot goes to the next caller. */
async function send(line: Line, credential: Credential, call: Call, timeoutMs: number): Promise<unknown> {
  const { paces } = line
  const { loginKey } = credential
  const began = performance.now()
  const tellEnd = (outcome: 'ok' | TroubleKind) =>
    tell('mailchimp-call', { operation: operationOf(call), outcome, ms: performance.now() - began })
  const request = requestOf(line.apiUrl, credential, call)
  const bounds = { timeoutMs, bytes: answerLimitBytes, read: call.read }
  const answer = await exchange(line.fetch, request.url, request.init, bounds).catch(async (error: unknown) => {
    tellEnd('unreachable')
    throw await noteFailure(error)
  })
  // Another server's error page tells another server's time.
  if (answer.body !== undefined) line.hear?.(answer.date)
  const trouble = answer.isOk ? undefined : troubleOf(answer)
  tellEnd(trouble?.kind ?? 'ok')
  if (trouble?.kind === 'unreachable') throw await noteFailure(trouble)
  await paces.answered(loginKey)
  if (!trouble) return answer.body
  if (trouble.kind === 'busy') {
    await paces.throttled(loginKey, { began, restMs: trouble.restMs })
  }
  throw trouble

  async function noteFailure(error: unknown): Promise<unknown> {
    const isTooLarge = await paces.failed(loginKey, call.rows)
    return isTooLarge && error instanceof MailchimpTrouble ? new TooManyRows(error.kind, error) : error
  }
}

function requestOf(template: string, { token, dataCentre }: Credential, call: Call): { url: URL; init: RequestInit } {
  if (!isDataCentre(dataCentre)) throw new MailchimpTrouble('unauthorized')
  if (!leadsWhereItSays(call.path)) throw new MailchimpTrouble('not_found')
  const url = new URL(template.replaceAll('{dc}', dataCentre) + call.path)
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, String(value))
  const headers = {
    authorization: `Bearer ${token}`,
    accept: 'application/json',
    ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  const body = call.body === undefined ? null : JSON.stringify(call.body)
  return { url, init: { method: call.method, headers, body } }
}

/** The kind of call, without person or list: every second part of a path is an id. */
function operationOf({ method, path }: Call): string {
  const parts = path.slice(1).split('/')
  return `${method} /${parts.map((part, place) => (place % 2 === 0 ? part : ':id')).join('/')}`
}

/** Mailchimp's ids go into paths. With `..` as a webhook's id, removing the webhook would remove the list. */
function leadsWhereItSays(path: string): boolean {
  const url = URL.parse(path, 'http://here')
  return url?.host === 'here' && url.pathname === path && !/\/\/|.\/$/.test(path)
}

/** The data centre becomes part of the address that the credential is sent to, so its form is checked. */
export function isDataCentre(text: string): boolean {
  return /^[a-z]{2,4}\d{1,3}$/.test(text)
}
