// The teams that have left this installation, as one node knows them. The database itself refuses their scans and
// changes; this only tells where a call goes on.
import type { Needs } from '../../../services.ts'
import { askInstallation } from './ask-installation.ts'
import { tokenElsewhere } from './door-token.ts'
import * as store from './store.ts'

/**
 * `isThere`: the other installation has the team. Until then its doors decide by themselves.
 * `tokenFor`: see door-token.ts.
 */
export type Elsewhere = { address: string; isThere: boolean; tokenFor: (token: string) => string | undefined }

export type Departures = {
  /** False on nearly every installation. Then nothing needs to be looked up. */
  hasAny: () => Promise<boolean>
  /** Where the list with this id is now; undefined if it is here. */
  ofList: (listId: string) => Elsewhere | undefined
}

/** Asks the other installation, and remembers that the team has arrived. Throws if it does not answer. */
export async function hasArrivedBy(
  database: Needs<'database'>['database'],
  { to, moveId, hasArrived }: store.StoredDeparture,
): Promise<boolean> {
  if (hasArrived) return true
  const state = await askInstallation(to, moveId)
  if (state.has_arrived) await store.noteArrived(database, moveId)
  return state.has_arrived
}

/** A call that comes earlier than the node knows of a departure gets 503 from the database, and is repeated. */
const lookEveryMs = 1000

export function openDepartures({ database, log }: Needs<'database' | 'log'>): Departures {
  const asking = new Set<string>()
  let known: store.StoredDeparture[] | undefined
  let looking: Promise<void> | undefined
  let lookedAt = -Infinity

  async function look(): Promise<void> {
    try {
      known = await store.findDepartures(database)
      // No call waits for these answers.
      for (const departure of known) if (!departure.hasArrived) void askForArrival(departure)
    } catch (error) {
      log.warn({ err: error }, 'the teams that have left could not be looked up')
    } finally {
      lookedAt = performance.now()
      looking = undefined
    }
  }

  async function askForArrival(departure: store.StoredDeparture): Promise<void> {
    if (asking.has(departure.moveId)) return
    asking.add(departure.moveId)
    try {
      await hasArrivedBy(database, departure)
    } catch (error) {
      log.debug({ err: error }, 'the other installation of a move does not answer')
    } finally {
      asking.delete(departure.moveId)
    }
  }

  return {
    async hasAny() {
      if (performance.now() - lookedAt >= lookEveryMs) looking ??= look()
      // Later calls use what is known, and do not wait.
      if (known === undefined) await looking
      return known !== undefined && known.length > 0
    },
    ofList(listId) {
      const found = known?.find(({ listIds }) => listIds.includes(listId))
      return (
        found && {
          address: found.to,
          isThere: found.hasArrived,
          tokenFor: (token) => tokenElsewhere(token, found.doorKey),
        }
      )
    },
  }
}
