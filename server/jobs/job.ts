import type * as z from 'zod/mini'

/** The name and payload of a kind of job, which are enough to enqueue one. */
export type Job<Payload extends z.ZodMiniType> = { name: string; payload: Payload; atOnce: number }

/** `atOnce`: how many of these jobs one node runs at the same time. */
export function job<Payload extends z.ZodMiniType>(name: string, payload: Payload, atOnce: number): Job<Payload> {
  return { name, payload, atOnce }
}
