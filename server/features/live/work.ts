import type { Worker } from '../../jobs/take-turns.ts'
import type { Needs } from '../../services.ts'
import { sweep } from './store.ts'

/** A door that was offline for longer reads the whole list. */
const keptDays = 7

const sweepEveryMs = 3_600_000

/** Deletes old events and changes. Every node does so, which does no harm. */
export function startForgettingNews(services: Needs<'allTeams' | 'log'>): Worker {
  let sweeping = Promise.resolve()
  const sweepAll = () => {
    sweeping = sweep(services.allTeams, keptDays).catch((error: unknown) =>
      services.log.warn({ err: error }, 'old news of doors could not be swept up'),
    )
  }
  sweepAll()
  const every = setInterval(sweepAll, sweepEveryMs)
  return {
    async stop() {
      clearInterval(every)
      await sweeping
    },
  }
}
