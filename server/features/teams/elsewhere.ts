import type { Needs } from '../../services.ts'
import { findTeamsElsewhere, type TeamElsewhere } from './store.ts'

/** The database itself refuses scans and changes of a team that has left. */
const lookEveryMs = 1000

/** The teams that have left this installation, as one node knows them; on nearly every installation there are none. */
export function openElsewhere({ database, log }: Needs<'database' | 'log'>): () => Promise<readonly TeamElsewhere[]> {
  let known: TeamElsewhere[] | undefined
  let looking: Promise<void> | undefined
  let lookedAt = -Infinity

  async function look(): Promise<void> {
    try {
      known = await findTeamsElsewhere(database)
    } catch (error) {
      log.warn({ err: error }, 'the teams that have left could not be looked up')
    } finally {
      lookedAt = performance.now()
      looking = undefined
    }
  }

  return async () => {
    if (performance.now() - lookedAt >= lookEveryMs) looking ??= look()
    // Later calls use what is known, and do not wait.
    if (known === undefined) await looking
    return known ?? []
  }
}
