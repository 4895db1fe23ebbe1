import { setTimeout } from 'node:timers/promises'
import { adoptOrLaunch, type Place, type Running } from './launch.ts'
import { shortenLog } from './log-file.ts'
import { servesCluster } from './postmaster-file.ts'

const lookEveryMs = 500
const shortenLogEveryMs = 60_000
const restartsAtMost = 5
const restartsForgottenAfterMs = 10 * 60_000

export type Kept = { current: () => Running; release: () => Promise<Running> }

/**
 * Starts Postgres again when it dies while the server lives (memory ran out, somebody killed it): the pools reconnect by
 * themselves, so a new one at the same place is all they need.
 */
export function keepRunning(place: Place, first: Running, log: (message: string) => void): Kept {
  const stopping = new AbortController()
  let running = first
  let restarts: number[] = []

  async function look(): Promise<void> {
    let logShortenedAt = Date.now()
    while (!stopping.signal.aborted) {
      await setTimeout(lookEveryMs, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      if (!(await servesCluster(running.pid, place.cluster)) && !(await restart())) return
      if (Date.now() - logShortenedAt < shortenLogEveryMs) continue
      logShortenedAt = Date.now()
      await shortenLog(place.logPath).catch((error: Error) => log(error.message))
    }
  }

  async function restart(): Promise<boolean> {
    restarts = [...restarts.filter((at) => Date.now() - at < restartsForgottenAfterMs), Date.now()]
    if (restarts.length > restartsAtMost) {
      log('PostgreSQL keeps ending and is not started again')
      return false
    }
    log('PostgreSQL ended unexpectedly and is started again')
    try {
      running = await adoptOrLaunch(place)
    } catch (error) {
      log(error instanceof Error ? error.message : String(error))
    }
    return true
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
