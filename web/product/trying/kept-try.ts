// The try of this tab, so that a reload waits for the same phone.
import * as z from 'zod/mini'
import { startTry } from '#contract/trying.ts'
import type { AnswerOf } from '#contract/endpoint.ts'

export type Try = AnswerOf<typeof startTry>

const keyOf = (listId: string) => `try_scan:${listId}`

/** Undefined once the try has expired. */
export function keptTry(listId: string, now: number): Try | undefined {
  const text = inStorage(() => sessionStorage.getItem(keyOf(listId)))
  if (!text) return undefined
  const read = inStorage(() => z.safeParse(startTry.answer, JSON.parse(text)))
  return read?.success && isGood(read.data, now) ? read.data : undefined
}

export function keepTry(listId: string, made: Try): void {
  inStorage(() => sessionStorage.setItem(keyOf(listId), JSON.stringify(made)))
}

export function dropTry(listId: string): void {
  inStorage(() => sessionStorage.removeItem(keyOf(listId)))
}

function isGood({ expires_at: until }: Try, now: number): boolean {
  return now < new Date(until).getTime()
}

/** Storage throws if the browser forbids it, or holds what another version wrote: then a reload starts another try. */
function inStorage<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
