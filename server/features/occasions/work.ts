// Tags and saved segments are read by the clock; the tables say when.
import { takeTurns, type Worker } from '../../jobs/take-turns.ts'
import type { WorkServices } from '../../services.ts'
import { findListsWithDue, readDue } from './segments/read-due.ts'

export function startReadingSegments(services: WorkServices): Worker {
  return takeTurns(services, {
    name: 'segments',
    lookEveryMs: 1000,
    findLists: findListsWithDue,
    work: (listId, stopping) => readDue(services, listId, stopping),
  })
}
