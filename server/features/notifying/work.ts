// Turns events at doors into notices. Events and times of the doors show which lists need a turn.
import { type Worker, takeTurns } from '../../jobs/take-turns.ts'
import type { Perform } from '../../jobs/open-jobs.ts'
import type { Services } from '../../services.ts'
import { sendNotices } from './jobs.ts'
import { lookAtDoors } from './look-at-doors.ts'
import { mailNotices } from './mail-notices.ts'
import { findListsToLookAt } from './store.ts'

export async function notifyingWork(perform: Perform, services: Services): Promise<void> {
  await perform(sendNotices, (asked, stopping) => mailNotices(services, asked, stopping))
}

/** How often a node looks for doors that fell silent, and for mails that wait for their time. */
const lookByClockEveryMs = 15_000

export function startLookingAtDoors(services: Services): Worker {
  let nextByClock = 0
  return takeTurns(services, {
    name: 'notices',
    lookEveryMs: 1000,
    findLists() {
      const now = performance.now()
      const byClock = now >= nextByClock
      if (byClock) nextByClock = now + lookByClockEveryMs
      return findListsToLookAt(services.database, byClock)
    },
    work: (listId) => lookAtDoors(services, listId),
  })
}
