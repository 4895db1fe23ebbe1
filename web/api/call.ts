import type * as z from 'zod/mini'
import { scanTokenHeader } from '#contract/doors.ts'
import type { AnswerOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts'
import { teamHeader } from '#contract/own-teams.ts'
import { tagOf } from '#domain/spoken.ts'
import { spokenLanguage } from '../ui/spoken.ts'
import { ConnectionLost, Declined, declinedFrom, NotListpass } from './declined.ts'
import { tellLockedTeam } from './locked-team.ts'
import { dropToken, readToken } from './session-token.ts'
import { teamOfAddress } from './team-of-address.ts'
import { whileBusy } from './while-busy.ts'

export type Input<E extends Endpoint> = (E['params'] extends object ? { params: ParamsOf<E> } : { params?: never }) &
  (E['query'] extends object ? { query: QueryOf<E> } : { query?: never }) &
  (E['body'] extends z.ZodMiniType
    ? undefined extends z.output<E['body']>
      ? { body?: z.output<E['body']> }
      : { body: z.output<E['body']> }
    : { body?: never })

type Sent = { params?: Record<string, string>; query?: Record<string, string | undefined>; body?: unknown }

/**
 * One call of the API by its contract, for the signed-in organiser. While the server is busy, it is made again for up to
 * 21 s. Throws Declined, NotListpass or ConnectionLost. No timeout (SPEC §7).
 */
export function call<E extends Endpoint>(endpoint: E, input: Input<E>, signal?: AbortSignal): Promise<AnswerOf<E>> {
  return whileBusy(() => callOnce(endpoint, input, signal), signal)
}

/** Like `call`, but throws at once when the server is busy, because a door goes on without it. */
export async function callOnce<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  signal?: AbortSignal,
): Promise<AnswerOf<E>> {
  if (endpoint.method === 'GET') await letOthersIn()
  return readAnswer(endpoint, await askAsSignedIn(endpoint, input as Sent, signal))
}

/**
 * A new screen makes eight calls at once, and each takes a phone milliseconds to start. Between them this yields, so
 * that the browser can paint and handle touches. Browsers without yield continue at once.
 */
async function letOthersIn(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  await scheduler?.yield?.()
}

/** The answer with its body unread, for streams. */
export async function askAsSignedIn(endpoint: Endpoint, input: Sent, signal?: AbortSignal): Promise<Response> {
  const token = readToken()
  try {
    return await ask(endpoint, input, token === undefined ? {} : asMember(token), signal)
  } catch (error) {
    if (error instanceof Declined && error.code === 'second_step_required') tellLockedTeam()
    const isSignedOut = error instanceof Declined && error.status === 401
    // Drops the token only if it is the one that was sent: a late 401 must not end a newer session.
    if (isSignedOut && token !== undefined && token === readToken()) dropToken()
    throw error
  }
}

/** The headers for the caller, and for the team in the page's address. */
function asMember(token: string): Record<string, string> {
  const teamId = teamOfAddress()
  return { Authorization: `Bearer ${token}`, ...(teamId !== undefined && { [teamHeader]: teamId }) }
}

/** The same for a door by scanner link. Only its token counts, even if an organiser is signed in in this browser. */
export async function callAsDoor<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  scanToken: string | undefined,
  signal?: AbortSignal,
): Promise<AnswerOf<E>> {
  return readAnswer(endpoint, await askAsDoor(endpoint, input as Sent, scanToken, signal))
}

export function askAsDoor(
  endpoint: Endpoint,
  input: Sent,
  scanToken: string | undefined,
  signal?: AbortSignal,
): Promise<Response> {
  return ask(endpoint, input, scanToken === undefined ? {} : { [scanTokenHeader]: scanToken }, signal)
}

async function ask(
  endpoint: Endpoint,
  { params, query, body }: Sent,
  credential: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const response = await fetchOrLose(addressOf(endpoint.path, params, query), {
    method: endpoint.method,
    headers: { ...headers(), ...credential },
    ...(endpoint.body ? { body: JSON.stringify(body ?? {}) } : {}),
    ...(signal ? { signal } : {}),
  })
  if (!response.ok) throw declinedFrom(response.status, await readJson(response))
  if (endpoint.events && !isStream(response)) throw new NotListpass()
  return response
}

function isStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') === true
}

async function readAnswer<E extends Endpoint>(endpoint: E, response: Response): Promise<AnswerOf<E>> {
  const { success, data, error } = endpoint.answer.safeParse(await readJson(response))
  if (!success) throw new NotListpass({}, error)
  return data as AnswerOf<E>
}

function headers(): Record<string, string> {
  const xsrf = cookieNamed('XSRF-TOKEN', document.cookie)
  return {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    // The server’s sentences are in the language of the page.
    'Accept-Language': tagOf[spokenLanguage()],
    'X-Requested-With': 'XMLHttpRequest',
    ...(xsrf === undefined ? {} : { 'X-XSRF-TOKEN': xsrf }),
  }
}

async function fetchOrLose(address: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(address, request)
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw new ConnectionLost(error)
  }
}

/** The connection can also break in the middle of an answer. Undefined for an answer that is not JSON. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch((error: unknown) => {
    throw new ConnectionLost(error)
  })
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Values = Record<string, string | undefined>

/** `/api/lists/:listId` with its values inserted, and the query parameters that have a value. */
export function addressOf(path: string, params: Values = {}, query: Values = {}): string {
  const filled = path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`${path} needs ${name}`)
    return encodeURIComponent(value)
  })
  const asked = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1])
  return asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked).toString()}`
}

/** The value of one cookie in `document.cookie`. */
export function cookieNamed(name: string, cookies: string): string | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1))
}
