import type { WorkServices } from '../../services.ts'
import { takeTurns, type Worker } from '../../jobs/take-turns.ts'
import { findListForWork, findListsInDoubt } from '../lists/find-list.ts'
import { dropLook } from '../lists/mark-list.ts'
import { beginByItself } from './batches/start-batch.ts'
import { findTags } from './follow-fields.ts'

/** Starts due syncs of lists whose last batch could not read them whole. */
export function startLookingAgain(services: WorkServices): Worker {
  return takeTurns(services, {
    name: 'look-again',
    lookEveryMs: 2000,
    findLists: findListsInDoubt,
    work: (listId) => lookAgain(services, listId),
  })
}

async function lookAgain(services: WorkServices, listId: string): Promise<void> {
  const list = await findListForWork(services, listId)
  if (!list) return
  const team = list.teamId
  if (await findTags(services, { team, list: list.id })) return beginByItself(services, list, 'sync')
  // The organiser has to create the fields again and generate codes, which reads the list.
  await services.database.as({ team }, (tx) => dropLook(tx, team, list.id))
}
