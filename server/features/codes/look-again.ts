import { byItself } from '#contract/audit.ts'
import type { Services } from '../../kernel/services.ts'
import { takeTurns, type Worker } from '../../jobs/take-turns.ts'
import { findListForWork, findListsInDoubt } from '../lists/find-list.ts'
import { dropLook } from '../lists/mark-list.ts'
import { countMembers, startBatch } from './batches/start-batch.ts'
import { findTags } from './find-tags.ts'

/** Syncs lists by itself whose last batch could not read them whole, when their time has come. */
export function startLookingAgain(services: Services): Worker {
  return takeTurns(services, {
    name: 'look-again',
    findLists: () => findListsInDoubt(services),
    work: (listId) => lookAgain(services, listId),
  })
}

async function lookAgain(services: Services, listId: string): Promise<void> {
  const list = await findListForWork(services, listId)
  if (!list) return
  const person = { id: list.ownerId }
  if (!(await findTags(services, { person: person.id, list: list.id }))) {
    // The organiser makes the fields anew and generates: that reads the list.
    await services.database.as({ person: person.id }, (tx) => dropLook(tx, person.id, list.id))
    return
  }
  const total = await countMembers(services, person, list, 'worker')
  await startBatch(services, person, list, { kind: 'sync', total, who: byItself })
}
