// The only file that meets Mailchimp. Statuses are looked at first: bodies may be missing, HTML, or lack what they should have.
import * as z from 'zod/mini'
import { setTimeout as pause } from 'node:timers/promises'
import { CallAbandoned, type Slots } from '../database/slots.ts'
import { isPassing, MailchimpTrouble } from '../kernel/mailchimp-trouble.ts'
import { problem } from './wire.ts'

export type Fetch = (request: Request) => Promise<Response>

/** How long somebody is willing to wait: a person before a screen, or work in the background. */
export type Patience = { tries: number; timeoutMs: number }
export const personsPatience: Patience = { tries: 2, timeoutMs: 15_000 }
export const workersPatience: Patience = { tries: 4, timeoutMs: 120_000 }

export type Credential = {
  token: string
  /** Where the login's data lives, such as us14: the end of an API key. */
  dataCentre: string
  /** Calls at the same time are counted per login (FACTS §6). */
  loginKey: string
}

export type Call = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  query?: Record<string, string | number>
  body?: unknown
}

export type Line = { fetch: Fetch; slots: Slots; apiUrl: string }

/** Mailchimp ends a call after 120 s; one that we gave up on may hold its place among the 10 until then. */
const longestCallMs = 120_000

/** A page of 1,000 members with eighty long fields stays below this. */
const answerLimitBytes = 64 * 1024 * 1024

/** One call, repeated while that may help and the patience lasts. All our calls may safely be made twice. */
export async function callMailchimp<T extends z.ZodMiniType>(
  line: Line,
  credential: Credential,
  call: Call,
  answer: T,
  patience: Patience,
): Promise<z.output<T>> {
  for (let tries = 1; ; tries++) {
    try {
      const body = await line.slots.with(credential.loginKey, () => send(line, credential, call, patience.timeoutMs))
      return read(answer, body)
    } catch (error) {
      if (tries >= patience.tries || !isPassing(error)) throw error
      // Full jitter: nodes that were refused together do not come back together.
      await pause(Math.random() * Math.min(8000, 500 * 2 ** tries))
    }
  }
}

async function send(line: Line, credential: Credential, call: Call, timeoutMs: number): Promise<unknown> {
  const url = addressOf(line.apiUrl, credential.dataCentre, call)
  const request = new Request(url, {
    method: call.method,
    headers: {
      authorization: `Bearer ${credential.token}`,
      accept: 'application/json',
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: call.body === undefined ? null : JSON.stringify(call.body),
    // A redirect would carry the credential to an address that nobody checked.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  try {
    const response = await line.fetch(request)
    const text = await readText(response)
    if (response.ok) return text === '' ? undefined : parseJson(text)
    throw troubleOf(response.status, parseJson(text))
  } catch (error) {
    if (error instanceof MailchimpTrouble) throw error
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    const cause = isTimeout ? new CallAbandoned(Math.ceil((longestCallMs - timeoutMs) / 1000)) : error
    throw new MailchimpTrouble('unreachable', { cause, details: isTimeout ? slowSentence(timeoutMs) : undefined })
  }
}

function slowSentence(timeoutMs: number): string {
  return `Mailchimp did not answer within ${timeoutMs / 1000} seconds.`
}

function addressOf(template: string, dataCentre: string, { path, query = {} }: Call): URL {
  if (!/^[a-z]{2,4}\d{1,3}$/.test(dataCentre)) throw new MailchimpTrouble('unauthorized')
  const url = new URL(template.replace('{dc}', dataCentre) + path)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  return url
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > answerLimitBytes) throw new MailchimpTrouble('unreachable', { details: 'The answer was too large.' })
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function read<T extends z.ZodMiniType>(answer: T, body: unknown): z.output<T> {
  const result = z.safeParse(answer, body)
  if (result.success) return result.data
  throw new MailchimpTrouble('unreachable', {
    details: 'Mailchimp sent an answer that could not be read.',
    cause: result.error,
  })
}

/** FACTS §5. A 403 without a problem body is throttling; with one it says that the user may not. */
function troubleOf(status: number, body: unknown): MailchimpTrouble {
  const read = z.safeParse(problem, body)
  const said = read.success ? read.data : undefined
  const more = {
    details: said?.detail ?? said?.title,
    fields: (said?.errors ?? []).map(({ field, message }) => ({ field: field ?? '', message: message ?? '' })),
  }
  if (status === 401) return new MailchimpTrouble('unauthorized', more)
  if (status === 403) return new MailchimpTrouble(said?.title || said?.detail ? 'forbidden' : 'busy', more)
  if (status === 404) return new MailchimpTrouble('not_found', more)
  if (status === 429) return new MailchimpTrouble('busy', more)
  if (status >= 500 || status === 408) return new MailchimpTrouble('unreachable', more)
  return new MailchimpTrouble('refused', more)
}
