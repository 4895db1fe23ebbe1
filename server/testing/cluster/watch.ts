// Measures a fault from outside: the time without an answered scan, and the readiness of the nodes in it.
import { setTimeout as pause } from 'node:timers/promises'
import type { Party } from '../party.ts'
import { isReady } from '../server-process.ts'

export type Gap = {
  /** The longest time without an answered scan. */
  ms: number
  /** How often each node was asked in that time whether it is ready, and how often it said no. */
  nodes: { asked: number; unready: number }[]
}

const lookEveryMs = 50
const askEveryMs = 250

type Look = { at: number; isReady: boolean }

/** Watches while the work runs, and returns the longest gap. */
export async function watchGap(
  party: Pick<Party, 'answers'>,
  addresses: string[],
  work: () => Promise<void>,
): Promise<Gap> {
  const closing = new AbortController()
  const looks: Look[][] = addresses.map(() => [])
  let longest = { from: performance.now(), to: performance.now() }

  async function watchAnswers(): Promise<void> {
    let { size } = party.answers
    let last = performance.now()
    while (!closing.signal.aborted) {
      await pause(lookEveryMs)
      const now = performance.now()
      if (now - last > longest.to - longest.from) longest = { from: last, to: now }
      if (party.answers.size > size) last = now
      size = party.answers.size
    }
  }

  async function askNode(address: string, seen: Look[]): Promise<void> {
    while (!closing.signal.aborted) {
      const answer = await isReady(address)
      seen.push({ at: performance.now(), isReady: answer })
      await pause(askEveryMs)
    }
  }

  const watching = [watchAnswers(), ...addresses.map((address, place) => askNode(address, looks[place]!))]
  await work().finally(() => closing.abort())
  await Promise.all(watching)
  const nodes = looks.map((seen) => {
    const within = seen.filter(({ at }) => at > longest.from && at < longest.to)
    return { asked: within.length, unready: within.filter(({ isReady }) => !isReady).length }
  })
  return { ms: longest.to - longest.from, nodes }
}
