import { setTimeout } from 'node:timers/promises'

/** Waits for a condition, with a limit; the error contains the last value. */
export async function until<T>(
  look: () => Promise<T> | T,
  isThere: (seen: T) => boolean,
  limitMs = 120_000,
): Promise<T> {
  const end = Date.now() + limitMs
  for (;;) {
    const seen = await look()
    if (isThere(seen)) return seen
    if (Date.now() > end) throw new Error(`waited ${limitMs} ms, and last saw ${JSON.stringify(seen)}`)
    await setTimeout(20)
  }
}
