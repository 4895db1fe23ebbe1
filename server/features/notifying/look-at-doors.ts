import { step } from '../../kernel/step.ts'
import type { Needs } from '../../services.ts'
import { findListForWork } from '../lists/find-list.ts'
import { sendNotices } from './jobs.ts'
import * as store from './store.ts'

/**
 * A door that sends a whole night's offline scans makes thousands of events. They are read in parts, so that the turn
 * ends soon.
 */
const mostEvents = 500

/**
 * Stores notices of the events at a list's doors since the last turn, and queues the mails about them, in one
 * transaction.
 */
export async function lookAtDoors(services: Needs<'database' | 'allTeams' | 'jobs'>, listId: string): Promise<void> {
  const list = await findListForWork(services, listId)
  if (!list) return
  await services.database.as({ team: list.teamId, list: listId }, async (tx) => {
    await store.take(tx, listId, mostEvents)
    step('notices.taken')
    for (const mail of await store.takeMails(tx, listId))
      await services.jobs.enqueue(tx, sendNotices, { listId, ...mail })
    step('notices.queued')
  })
  step('notices.kept')
}
