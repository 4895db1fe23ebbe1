// Waits, each with a limit.
import { setTimeout, setTimeout as pause } from 'node:timers/promises'

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

const patienceMs = 120_000
const askAgainMs = 500

/** Repeats a call that a busy server refused before any work, as clients should. Any other answer is final. */
export async function askPatiently(ask: () => Promise<Response>): Promise<{ status: number; text: string }> {
  for (const end = Date.now() + patienceMs; ;) {
    const answer = await ask()
    const text = await answer.text()
    const isFinal = answer.status !== 503 || !text.includes('"code":"busy"')
    if (isFinal || Date.now() > end) return { status: answer.status, text }
    await pause(askAgainMs)
  }
}
