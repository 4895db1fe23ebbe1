import type { Needs } from '../../services.ts'
import * as store from './store.ts'

/** Openings gather for this time, and are written together. A server that is killed loses as many. */
const gatherMs = 2000

/** Of one statement. */
const mostAtOnce = 5000

/** Openings that wait for the database. More than these are left out: the page goes first. */
const mostWaiting = 50_000

/**
 * Keeps the day on which the page of a code was first opened for an occasion. A crowd costs one statement every two seconds, however
 * large it is, and no guest waits for it.
 */
export function openOpenings({ database, now, log }: Needs<'database' | 'now' | 'log'>) {
  const waiting = new Map<string, store.Opening>()
  let gathering: NodeJS.Timeout | undefined

  async function write(): Promise<void> {
    while (waiting.size > 0) {
      const some = [...waiting].slice(0, mostAtOnce)
      for (const [key] of some) waiting.delete(key)
      await store.noteOpenings(
        database,
        some.map(([, opening]) => opening),
        now(),
      )
    }
  }

  function begin(): void {
    gathering = setTimeout(() => {
      void write()
        .catch((error: unknown) => log.warn({ err: error }, 'openings of the page could not be kept'))
        .finally(() => {
          gathering = undefined
          if (waiting.size > 0) begin()
        })
    }, gatherMs)
    gathering.unref()
  }

  return {
    note(code: string, occasionId: string): void {
      if (waiting.size >= mostWaiting) return
      waiting.set(`${code} ${occasionId}`, { code, occasionId })
      if (!gathering) begin()
    },
  }
}
