// One request and its answer over HTTP, limited in time and size. The status is checked first, because bodies may be
// missing, HTML, or incomplete.
import * as z from 'zod/mini'
import { CallAbandoned } from './limits/slots.ts'
import { MailchimpTrouble } from '../kernel/mailchimp-trouble.ts'
import { said } from '../kernel/said.ts'
import * as wire from './wire.ts'

type Problem = z.output<typeof wire.problem>

export type Fetch = (request: Request) => Promise<Response>

export type Bounds = { timeoutMs: number; bytes: number; read?: Read | undefined }

export type Answer = {
  status: number
  isOk: boolean
  body: unknown
  /** Mailchimp's own message. A proxy or a CDN sends a page or no body instead. */
  problem: Problem | undefined
  /** Mailchimp's clock when it answered, in whole seconds. */
  date: Date | undefined
  restMs: number
}

/** Mailchimp ends a call after 120 s. A call that we gave up on may occupy one of its 10 places until then. */
const longestCallMs = 120_000

/** The longest pause that we accept from Mailchimp. */
const longestRestMs = 30_000

/** The parts of an answer; undefined if they cannot be read. */
export type Read = (parts: Uint8Array[]) => unknown

/** Makes one request. Throws if the answer is incomplete. */
export async function exchange(
  fetch: Fetch,
  url: URL,
  init: RequestInit,
  { timeoutMs, bytes, read = parseJson }: Bounds,
): Promise<Answer> {
  const request = new Request(url, {
    ...init,
    // A redirect would carry the credential to an unchecked address, so it counts as an unknown answer.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  try {
    const response = await fetch(request)
    if (isRedirect(response)) {
      await response.body?.cancel()
      throw new MailchimpTrouble('unreachable', { why: said('mailchimp_other_address') })
    }
    const whole = await readWhole(response, bytes)
    const body = response.ok ? read(whole) : parseJson(whole)
    const problem = response.ok ? undefined : problemOf(response.headers, body)
    const date = dateOf(response.headers)
    return { status: response.status, isOk: response.ok, body, problem, date, restMs: restOf(response.headers, date) }
  } catch (error) {
    if (error instanceof MailchimpTrouble) throw error
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    const cause = isTimeout ? new CallAbandoned(Math.ceil((longestCallMs - timeoutMs) / 1000)) : error
    const why = isTimeout ? said('mailchimp_late', { seconds: timeoutMs / 1000 }) : undefined
    throw new MailchimpTrouble('unreachable', { cause, why })
  }
}

function isRedirect({ type, status }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400)
}

async function readWhole(response: Response, mostBytes: number): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > mostBytes) throw new MailchimpTrouble('unreachable', { why: said('mailchimp_answer_too_large') })
    parts.push(part)
  }
  return parts
}

export function parseJson(parts: Uint8Array[]): unknown {
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    return undefined
  }
}

/** The one form that servers may send (RFC 9110 §5.6.7). */
const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

function dateOf(headers: Headers): Date | undefined {
  const text = headers.get('date')?.trim() ?? ''
  const ms = httpDate.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(ms) ? undefined : new Date(ms)
}

/** Seconds, or a date by the clock of the server that answers; Mailchimp's documentation mentions neither (FACTS §6). */
function restOf(headers: Headers, date: Date | undefined): number {
  const asked = headers.get('retry-after')?.trim() ?? ''
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - (date?.getTime() ?? Date.now())
  return ms > 0 ? Math.min(ms, longestRestMs) : 0
}

/** Mailchimp's real problem documents may lack the content type or some parts (FACTS §5), but not both. */
function problemOf(headers: Headers, body: unknown): Problem | undefined {
  const read = z.safeParse(wire.problem, body)
  if (!read.success) return undefined
  const isNamed = headers.get('content-type')?.startsWith('application/problem+json') === true
  return isNamed || (read.data.title && read.data.status) ? read.data : undefined
}

/**
 * FACTS §5. Only a problem document counts as Mailchimp's decision. Without one, a 403 is throttling, and any other
 * status may come from a proxy in front of Mailchimp. A call that is too large (413) always counts as refused, because
 * smaller ones may pass.
 */
export function troubleOf({ status, problem, restMs }: Answer): MailchimpTrouble {
  const more = {
    details: problem?.detail ?? problem?.title,
    title: problem?.title ?? undefined,
    fields: (problem?.errors ?? []).map(({ field, message }) => ({ field: field ?? '', message: message ?? '' })),
    restMs,
  }
  return new MailchimpTrouble(kindOf(status, problem), more)
}

function kindOf(status: number, problem: Problem | undefined): ConstructorParameters<typeof MailchimpTrouble>[0] {
  if (status === 429) return 'busy'
  if (status === 403) return whyForbidden(problem)
  if (status === 413) return 'refused'
  if (!problem || status >= 500 || status === 408) return 'unreachable'
  if (status === 401) return 'unauthorized'
  return status === 404 ? 'not_found' : 'refused'
}

/** FACTS §5: "User Disabled", "This account has been deactivated.", "API Access has been disabled for this account". */
const isOff = /\b(?:disabled|deactivated|suspended|closed|paused)\b/i

function whyForbidden(problem: Problem | undefined): 'forbidden' | 'disabled' | 'busy' {
  if (!problem?.detail && !problem?.title) return 'busy'
  return isOff.test(`${problem.title ?? ''} ${problem.detail ?? ''}`) ? 'disabled' : 'forbidden'
}

/** The answer's content, unchecked. */
export function readAnswer<T extends z.ZodMiniType>(answer: T, body: unknown): z.output<T> {
  const result = z.safeParse(answer, body)
  if (result.success) return result.data
  throw new MailchimpTrouble('unreachable', {
    why: said('mailchimp_answer_unreadable'),
    cause: result.error,
  })
}
