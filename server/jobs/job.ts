import type * as z from 'zod/mini'

/** The name and payload of a kind of job: all that enqueuing needs to know. */
export type Job<Payload extends z.ZodMiniType> = { name: string; payload: Payload; atOnce: number }

/** `atOnce`: how many of them one node works on at the same time. */
export function job<Payload extends z.ZodMiniType>(name: string, payload: Payload, atOnce: number): Job<Payload> {
  return { name, payload, atOnce }
}
