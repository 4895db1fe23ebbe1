import { text } from 'node:stream/consumers'
import type { FastifyInstance, InjectOptions } from 'fastify'

export type InjectedAnswer = { statusCode: number; headers: Record<string, unknown>; body: string }

/** A complete answer. Of a stream only the beginning: the caller disconnects when it has begun. */
export async function injectAnswer(app: FastifyInstance, options: InjectOptions): Promise<InjectedAnswer> {
  const answer = await app.inject({ ...options, payloadAsStream: true })
  const { statusCode, headers } = answer
  if (String(headers['content-type']).startsWith('text/event-stream') && options.method !== 'HEAD') {
    answer.raw.res.destroy()
    return { statusCode, headers, body: '' }
  }
  return { statusCode, headers, body: await text(answer.stream()) }
}
