import type * as z from 'zod/mini'
import type { AnswerOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts'
import { addressOf, cookieNamed } from './address-of.ts'
import { ConnectionLost, declinedFrom } from './declined.ts'
import { dropToken, readToken } from './session-token.ts'

type Input<E extends Endpoint> = (E['params'] extends object ? { params: ParamsOf<E> } : { params?: never }) &
  (E['query'] extends object ? { query: QueryOf<E> } : { query?: never }) &
  (E['body'] extends z.ZodMiniType
    ? undefined extends z.output<E['body']>
      ? { body?: z.output<E['body']> }
      : { body: z.output<E['body']> }
    : { body?: never })

type Sent = { params?: Record<string, string>; query?: Record<string, string | undefined>; body?: unknown }

/** One call of the API as the contract says it. Throws Declined or ConnectionLost. It waits as long as it takes (SPEC §7). */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  signal?: AbortSignal,
): Promise<AnswerOf<E>> {
  const { params, query, body } = input as Sent
  const token = readToken()
  const response = await fetchOrLose(addressOf(endpoint.path, params, query), {
    method: endpoint.method,
    headers: headers(token),
    ...(endpoint.body ? { body: JSON.stringify(body ?? {}) } : {}),
    ...(signal ? { signal } : {}),
  })
  const answer = await readJson(response)
  if (response.ok) return endpoint.answer.parse(answer) as AnswerOf<E>
  // Only the token that was sent: a late 401 must not end the session that was begun meanwhile.
  if (response.status === 401 && token !== undefined && token === readToken()) dropToken()
  throw declinedFrom(response.status, answer)
}

function headers(token: string | undefined): Record<string, string> {
  const xsrf = cookieNamed('XSRF-TOKEN', document.cookie)
  return {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
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

/** The connection can also end in the middle of an answer. An answer that is no JSON is read as none. */
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
