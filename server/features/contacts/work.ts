import { findListForWork } from '../lists/find-list.ts'
import type { Perform } from '../../jobs/open-jobs.ts'
import type { Services } from '../../services.ts'
import { rebuildTexts } from './jobs.ts'
import * as texts from './texts/store.ts'

export async function contactsWork(perform: Perform, services: Services): Promise<void> {
  await perform(rebuildTexts, async ({ listId }) => {
    const list = await findListForWork(services, listId)
    if (list) await services.database.as({ team: list.teamId, list: listId }, (tx) => texts.rebuildTexts(tx, listId))
  })
}
