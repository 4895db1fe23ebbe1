import { findListForWork } from '../lists/find-list.ts'
import type { Perform } from '../../jobs/open-jobs.ts'
import type { WorkServices } from '../../services.ts'
import { followPartyField, rebuildTexts } from './jobs.ts'
import * as party from './party/store.ts'
import * as texts from './texts/store.ts'

export async function contactsWork(perform: Perform, services: WorkServices): Promise<void> {
  await perform(rebuildTexts, async ({ listId }) => {
    const list = await findListForWork(services, listId)
    if (list) await services.database.as({ team: list.teamId, list: listId }, (tx) => texts.rebuildTexts(tx, listId))
  })
  await perform(followPartyField, async ({ listId, after }) => {
    const list = await findListForWork(services, listId)
    if (!list?.settings.party_field) return
    await services.database.as({ team: list.teamId, list: listId }, async (tx) => {
      const last = await party.followField(tx, listId, after)
      if (last !== null) await services.jobs.enqueue(tx, followPartyField, { listId, after: last })
    })
  })
}
