import * as z from 'zod/mini'

type Fields = z.ZodMiniObject

/** One call of the API: server and browser import the same value, so that path, body and answer cannot drift apart. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path, with `:name` for each of `params`. */
  path: string
  summary: string
  params?: Fields
  query?: Fields
  body?: z.ZodMiniType
  /** The largest body in bytes, where it is more than `bodyLimitBytes`. */
  bodyLimitBytes?: number
  answer: z.ZodMiniType
  /** The answer is a stream: server-sent events with these names, as long as the client listens. */
  events?: Record<string, z.ZodMiniType>
  /** A call that reads so much that an overloaded server refuses it first. */
  isLong?: true
}

export type ParamsOf<E extends Endpoint> = E['params'] extends Fields ? z.output<E['params']> : object
export type QueryOf<E extends Endpoint> = E['query'] extends Fields ? z.output<E['query']> : object
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodMiniType ? z.output<E['body']> : undefined
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>

export function endpoint<const E extends Endpoint>(call: E): E {
  return call
}

/**
 * The answer of a call that has nothing to say but that it is done. The code of its sentence tells it from the answer of
 * another product, such as the log-in page of a Wi-Fi, which may have a message too.
 */
export const done = z.object({ code: z.string(), message: z.string() })
