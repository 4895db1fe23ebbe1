import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { scanTokenHeader } from '#contract/doors.ts'
import { Refusal } from '../kernel/refusal.ts'

/** Marks a call that another installation has passed on. It is not passed on again. */
export const passedOnHeader = 'x-listpass-passed-on'

const kept = ['accept', 'authorization', 'content-type', 'if-none-match', 'user-agent', scanTokenHeader]
const answered = ['content-type', 'cache-control', 'etag', 'retry-after', 'x-accel-buffering', 'content-disposition']

/** A door ends a try after 8 s. */
const withinMs = 8000

/** Makes the call at another installation, with the caller's credentials, and answers as it does. */
export async function relay(request: FastifyRequest, reply: FastifyReply, address: string): Promise<FastifyReply> {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const late = setTimeout(() => gone.abort(), withinMs)
  const answer = await fetch(address + request.url, {
    method: request.method,
    redirect: 'error',
    headers: { ...chosen(kept, (name) => String(request.headers[name] ?? '')), [passedOnHeader]: '1' },
    ...(request.body !== undefined && request.body !== null && { body: JSON.stringify(request.body) }),
    signal: gone.signal,
  })
    .catch((error: unknown) => {
      const message = `This team has moved to ${address}, and Listpass does not answer there at the moment.`
      throw new Refusal('unavailable', message, { code: 'team_left', cause: error })
    })
    .finally(() => clearTimeout(late))
  reply.code(answer.status).headers(chosen(answered, (name) => answer.headers.get(name) ?? ''))
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isStream || !answer.body) return reply.send(Buffer.from(await answer.arrayBuffer()))
  reply.hijack()
  reply.raw.writeHead(answer.status, reply.getHeaders() as Record<string, string>)
  // The stream ends when either side ends it, and the door connects again.
  await pipeline(Readable.fromWeb(answer.body), reply.raw).catch(() => {})
  return reply
}

function chosen(names: string[], valueOf: (name: string) => string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]).filter(([, value]) => value !== ''))
}
