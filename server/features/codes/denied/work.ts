// Rechecks Mailchimp's denials every 10 minutes; the tables list what to check.
import { takeTurns, type Worker } from '../../../jobs/take-turns.ts'
import type { Services } from '../../../services.ts'
import { beginAgain } from './begin-again.ts'
import { askAgain, askEvery } from './ask-again.ts'
import { findAccountsToLookAt, findListsToBeginAgain } from './store.ts'

export function startAskingAgain(services: Services): Worker {
  return takeTurns(services, {
    name: 'ask-again',
    lookEveryMs: 2000,
    findLists: () => findAccountsToLookAt(services.database, askEvery),
    work: (accountId, stopping) => askAgain(services, accountId, stopping),
  })
}

export function startBeginningAgain(services: Services): Worker {
  return takeTurns(services, {
    name: 'begin-again',
    lookEveryMs: 2000,
    findLists: () => findListsToBeginAgain(services.database),
    work: (listId) => beginAgain(services, listId),
  })
}
