import { setTimeout } from 'node:timers/promises'
import { adoptOrLaunch, type Place, type Running } from './launch.ts'
import { shortenLog } from './log-file.ts'
import { servesCluster } from './postmaster-file.ts'

const lookEveryMs = 500
const shortenLogEveryMs = 60_000
/** The pause after a failed start; it doubles each time. */
const restMs = { first: 1000, longest: 30_000 }

export type Kept = { current: () => Running; release: () => Promise<Running> }

/**
 * Restarts Postgres whenever it dies while the server lives (out of memory, killed). The pools reconnect to the same
 * socket. A failed start is retried for as long as the server lives, because disk space or memory may become free.
 */
export function keepRunning(place: Place, first: Running, log: (message: string) => void): Kept {
  const stopping = new AbortController()
  let running = first
  let rest = restMs.first

  async function look(): Promise<void> {
    let logShortenedAt = Date.now()
    while (!stopping.signal.aborted) {
      await setTimeout(lookEveryMs, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      if (!(await servesCluster(running.pid, place.cluster))) await restart()
      if (Date.now() - logShortenedAt < shortenLogEveryMs) continue
      logShortenedAt = Date.now()
      await shortenLog(place.logPath).catch((error: Error) => log(error.message))
    }
  }

  async function restart(): Promise<void> {
    log('PostgreSQL ended unexpectedly and is started again')
    try {
      running = await adoptOrLaunch(place)
      rest = restMs.first
    } catch (error) {
      log(error instanceof Error ? error.message : String(error))
      await setTimeout(rest, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
      rest = Math.min(rest * 2, restMs.longest)
    }
  }

  const looking = look()
  return {
    current: () => running,
    release: async () => {
      stopping.abort()
      await looking
      return running
    },
  }
}
