// The table of readings says when a list's emails are read for bounces.
import { takeTurns, type Worker } from '../../jobs/take-turns.ts'
import type { WorkServices } from '../../services.ts'
import { findListsToRead, readBounces } from './bounces/read-bounces.ts'

export function startReadingBounces(services: WorkServices): Worker {
  return takeTurns(services, {
    name: 'bounces',
    findLists: findListsToRead,
    work: (listId, stopping) => readBounces(services, listId, stopping),
  })
}
