import { setTimeout } from 'node:timers/promises'

/**
 * The pauses between two checks are short at first and then grow, because each check costs a call and its statements.
 */
const pauseMs = { first: 20, longest: 100 }

/** Waits for a condition, with a limit: the last thing seen is in the message. */
export async function until<T>(
  look: () => Promise<T> | T,
  isThere: (seen: T) => boolean,
  limitMs = 120_000,
): Promise<T> {
  const begun = Date.now()
  for (;;) {
    const seen = await look()
    if (isThere(seen)) return seen
    const waited = Date.now() - begun
    if (waited > limitMs) throw new Error(`waited ${limitMs} ms, and last saw ${JSON.stringify(seen)}`)
    await setTimeout(Math.min(pauseMs.first + waited / 20, pauseMs.longest))
  }
}
