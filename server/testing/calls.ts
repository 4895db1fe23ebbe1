// The calls of the contract, inside the process or over HTTP.
import { text } from 'node:stream/consumers'
import type { FastifyInstance, InjectOptions } from 'fastify'
import * as z from 'zod/mini'
import { scanTokenHeader } from '#contract/doors.ts'
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts'
import { declined } from '#contract/refusal.ts'
import { teamHeader } from '#contract/teams.ts'
import type { Language } from '#domain/spoken.ts'

export type Asked = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  token?: string | undefined
  /** The id of the call's team, if it is not the caller's own. */
  team?: string | undefined
  /** The token of a browser that opened a scanner link. */
  scanToken?: string | undefined
  /** The caller's, as a browser names it. */
  language?: Language
}

export type Calls = {
  /** The answer of a successful call; throws the refusal otherwise. */
  call: <E extends Endpoint>(endpoint: E, asked?: Asked) => Promise<AnswerOf<E>>
  /** Status and refusal of a declined call. */
  refused: (endpoint: Endpoint, asked?: Asked) => Promise<z.output<typeof declined> & { status: number }>
}

export type Outgoing = {
  method: Endpoint['method']
  url: string
  query: Record<string, string>
  headers: Record<string, string>
  body: object | undefined
}

export type Send = (request: Outgoing) => Promise<{ status: number; text: string }>

export function requestOf(
  endpoint: Endpoint,
  { params = {}, query = {}, body, token, team, scanToken, language }: Asked,
): Outgoing {
  const url = endpoint.path.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name]!))
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(team !== undefined && { [teamHeader]: team }),
    ...(scanToken !== undefined && { [scanTokenHeader]: scanToken }),
    ...(language !== undefined && { 'accept-language': language }),
  }
  return { method: endpoint.method, url, query, headers, body: body as object | undefined }
}

export function callsThrough(send: Send): Calls {
  const ask = (endpoint: Endpoint, asked: Asked) => send(requestOf(endpoint, asked))
  return {
    async call(endpoint, asked = {}) {
      const { status, text } = await ask(endpoint, asked)
      if (status !== 200) throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${text}`)
      return z.parse(endpoint.answer, JSON.parse(text)) as AnswerOf<typeof endpoint>
    },
    async refused(endpoint, asked = {}) {
      const { status, text } = await ask(endpoint, asked)
      if (status === 200) throw new Error(`${endpoint.method} ${endpoint.path} was not declined: ${text}`)
      return { ...z.parse(declined, JSON.parse(text)), status }
    },
  }
}

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

/** Of a call about this list by this organiser. */
export const ofList = ({ token, list }: { token: string; list: { id: string } }) => ({
  token,
  params: { listId: list.id },
})
