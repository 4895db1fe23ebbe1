// People are counted out by the clock; the table of occasions says when.
import { takeTurns, type Worker } from '../../jobs/take-turns.ts'
import type { WorkServices } from '../../services.ts'
import { findListsToEmpty } from '../occasions/find-occasions.ts'
import { countOutDue } from './occasions/everyone-out.ts'

export function startCountingOut(services: WorkServices): Worker {
  return takeTurns(services, {
    name: 'everyone-out',
    lookEveryMs: 1000,
    findLists: () => findListsToEmpty(services),
    work: (listId) => countOutDue(services, listId),
  })
}
