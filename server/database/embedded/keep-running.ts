import { setTimeout } from 'node:timers/promises'
import { adoptOrLaunch, type Place, type Running } from './launch.ts'
import { shortenLog } from './log-file.ts'
import { servesCluster } from './postmaster-file.ts'

const lookEveryMs = 500
const shortenLogEveryMs = 60_000
/** After a start that failed; twice as long each time. */
const restMs = { first: 1000, longest: 30_000 }

export type Kept = { current: () => Running; release: () => Promise<Running> }

/**
 * Starts Postgres again whenever it dies while the server lives (memory ran out, somebody killed it): the pools reconnect by
 * themselves, so a new one at the same place is all they need. Where it cannot be started, that is tried for as long as the
 * server lives, since room on the disk or in memory may come back.
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
