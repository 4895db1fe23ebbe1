// The teams that have left this installation, as one node knows them. The database itself refuses their scans and
// changes; this only tells where a call goes on.
import type { Needs } from '../../../services.ts'
import { askInstallation } from './ask-installation.ts'
import * as store from './store.ts'

/** `isThere`: the other installation has the team. Until then nobody decides its scans, except the doors themselves. */
export type Elsewhere = { address: string; isThere: boolean }

export type Departures = {
  /** False on nearly every installation. Then nothing needs to be looked up. */
  hasAny: () => Promise<boolean>
  /** Where the list with this id is now; undefined if it is here. */
  ofList: (listId: string) => Elsewhere | undefined
}

/** A call that comes earlier than the node knows of a departure gets 503 from the database, and is repeated. */
const lookEveryMs = 1000

export function openDepartures({ database, log }: Needs<'database' | 'log'>): Departures {
  let known: store.StoredDeparture[] | undefined
  let looking: Promise<void> | undefined
  let lookedAt = -Infinity

  async function look(): Promise<void> {
    try {
      known = await store.findDepartures(database)
      await Promise.all(known.filter(({ hasArrived }) => !hasArrived).map(askForArrival))
    } catch (error) {
      log.warn({ err: error }, 'the teams that have left could not be looked up')
    } finally {
      lookedAt = performance.now()
      looking = undefined
    }
  }

  async function askForArrival(departure: store.StoredDeparture): Promise<void> {
    const { to, moveId } = departure
    const state = await askInstallation(to, moveId).catch(() => undefined)
    if (!state?.has_arrived) return
    await store.noteArrived(database, moveId)
    departure.hasArrived = true
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
      return found && { address: found.to, isThere: found.hasArrived }
    },
  }
}
