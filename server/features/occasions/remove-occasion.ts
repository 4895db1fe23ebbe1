import { Refusal } from '../../kernel/refusal.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { findListOf } from '../lists/find-list.ts'
import { noOccasion, type OccasionPlace } from './find-occasions.ts'
import type { Settling } from './settling.ts'
import * as store from './store.ts'

/** Removes an occasion that no scanner link opens. Its row stays for its scans. */
export async function removeOccasion(
  services: Needs<'database'>,
  settling: Settling,
  team: Team,
  { listKey, occasionId }: OccasionPlace,
): Promise<void> {
  const list = await findListOf(services, team, listKey)
  if (occasionId === list.id) throw new Refusal('conflict', 'main_occasion_stays')
  await services.database.as({ team: team.id, list: list.id }, async (tx) => {
    const removed = await store.remove(tx, list.id, occasionId)
    if (!removed) throw noOccasion()
    // Changing a link to this occasion locks the occasion. So any such link is committed by now, and found here.
    const links = await settling.countLinks(tx, list.id, occasionId)
    if (links > 0) throw new Refusal('conflict', 'links_open_occasion', { params: { links } })
    await keepRecord(tx, team, 'occasion_removed', {
      listId: list.id,
      details: { occasion: occasionId, name: removed.name },
    })
  })
  settling.wake(list.id)
}
