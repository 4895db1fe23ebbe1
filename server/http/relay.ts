import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { scanTokenHeader } from '#contract/doors.ts'
import { bearerToken } from './callers.ts'
import { Refusal } from '../kernel/refusal.ts'

/** How often a call was passed on. A team may move on and on, but two installations must not send a call to and fro. */
const hopsHeader = 'listpass-hops'
const mostHops = 3

const kept = ['accept', 'accept-language', 'content-type', 'if-none-match', 'user-agent', scanTokenHeader]
const answered = [
  'content-type',
  'content-language',
  'cache-control',
  'etag',
  'retry-after',
  'x-accel-buffering',
  'content-disposition',
]

/** A door ends a try after 8 s. */
const withinMs = 8000

/** A page of an offline list is 450 kB. */
const mostBytes = 8_000_000

/** `tokenFor`: the token at the other installation for a member's token here. */
export type Place = { address: string; tokenFor: (token: string) => string | undefined }

export function mayPassOn({ headers, url }: FastifyRequest): boolean {
  const path = url.split('?')[0]!
  return hopsOf(headers) < mostHops && path.startsWith('/api/') && !/\/\.\.?(?:\/|$)/.test(path)
}

/** Makes the call at another installation, with the caller's credentials for there, and answers as it does. */
export async function relay(request: FastifyRequest, reply: FastifyReply, place: Place): Promise<FastifyReply> {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const late = setTimeout(() => gone.abort(), withinMs)
  try {
    const answer = await ask(request, place, gone.signal)
    const { body } = answer
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
    const whole = isStream && body ? undefined : await bytesOf(answer)
    reply.code(answer.status).headers(chosen(answered, (name) => answer.headers.get(name) ?? ''))
    if (whole || !body) return reply.send(whole)
    clearTimeout(late)
    reply.hijack()
    reply.raw.writeHead(answer.status, reply.getHeaders() as Record<string, string>)
    // The stream ends when either side ends it, and the door connects again.
    await pipeline(Readable.fromWeb(body), reply.raw).catch(() => {})
    return reply
  } catch (error) {
    throw new Refusal('unavailable', 'team_left_silent', { params: { address: place.address }, cause: error })
  } finally {
    clearTimeout(late)
  }
}

function ask(request: FastifyRequest, { address, tokenFor }: Place, signal: AbortSignal): Promise<Response> {
  const { method, url, headers, body } = request
  const token = bearerToken(request)
  const there = token === undefined ? undefined : tokenFor(token)
  return fetch(address + url, {
    method,
    redirect: 'error',
    headers: {
      ...chosen(kept, (name) => String(headers[name] ?? '')),
      ...(there !== undefined && { authorization: `Bearer ${there}` }),
      [hopsHeader]: String(hopsOf(headers) + 1),
    },
    ...(body !== undefined && body !== null && { body: JSON.stringify(body) }),
    signal,
  })
}

async function bytesOf({ body }: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body ?? []) {
    pieces.push(piece)
    length += piece.length
    if (length > mostBytes) throw new Error('The answer is too large.')
  }
  return Buffer.concat(pieces)
}

function hopsOf(headers: FastifyRequest['headers']): number {
  const hops = Number(headers[hopsHeader] ?? 0)
  return Number.isInteger(hops) && hops >= 0 ? hops : mostHops
}

function chosen(names: string[], valueOf: (name: string) => string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]).filter(([, value]) => value !== ''))
}
