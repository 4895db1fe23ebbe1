// Rechecks Mailchimp's denials every 10 minutes; the tables list what to check.
import { takeTurns, type Worker } from '../../../jobs/take-turns.ts'
import type { Needs, WorkServices } from '../../../services.ts'
import { askAgain, askEvery } from './ask-again.ts'
import { accountsToLookAt, listsToBeginAgain } from './store.ts'
import { findListForWork } from '../../lists/find-list.ts'
import { beginByItself, type NeededHere } from '../batches/start-batch.ts'
import { findStopped } from '../batches/store.ts'

export function startAskingAgain(services: WorkServices): Worker {
  return takeTurns(services, {
    name: 'ask-again',
    lookEveryMs: 2000,
    findLists: () => accountsToLookAt(askEvery),
    work: (accountId, stopping) => askAgain(services, accountId, stopping),
  })
}

export function startBeginningAgain(services: WorkServices): Worker {
  return takeTurns(services, {
    name: 'begin-again',
    lookEveryMs: 2000,
    findLists: listsToBeginAgain,
    work: (listId) => beginAgain(services, listId),
  })
}

/** Starts a batch again that Listpass had to end. An organiser's own cancel is never undone. */
async function beginAgain(services: NeededHere & Needs<'allTeams'>, listId: string): Promise<void> {
  const list = await findListForWork(services, listId)
  if (!list) return
  const stopped = await findStopped(services.database, { team: list.teamId, list: listId })
  if (stopped) await beginByItself(services, list, stopped.kind)
}
