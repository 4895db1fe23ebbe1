import { randomUUIDv7 } from 'node:crypto'
import { occasionsLimit } from '#contract/limits.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import { findListOf, type List } from '../lists/find-list.ts'
import { refuseUnknownFields, refuseUnknownZones, segmentsOf, type Settling } from './check-settings.ts'
import { wantNow } from './segments/store.ts'
import * as store from './store.ts'

const neverRead = {
  whoReadAt: null,
  whoTrouble: null,
  keepsAdmissions: true,
  isStored: true,
  stoppedAt: null,
  closesBefore: null,
}

/** Adds occasions, all or none. */
export async function addOccasions(
  services: Needs<'database' | 'openLogin' | 'keys' | 'now'>,
  settling: Settling,
  team: Team,
  { listKey, all }: { listKey: string; all: store.Settings[] },
): Promise<{ list: List; occasions: store.StoredOccasion[] }> {
  const list = await findListOf(services, team, listKey)
  const fieldOf = (place: number) => `occasions.${place}`
  const nameless = all.findIndex(({ name }) => name === '')
  if (nameless >= 0) throw new Refusal('invalid', 'name_needed', { field: fieldOf(nameless) })
  await refuseUnknownZones(
    services,
    all.map(({ zone }) => zone),
    'occasions',
  )
  await refuseUnknownFields(services, team, list, all, fieldOf)
  // Occasions of one opening are listed as they were sent, by their ids.
  const ids = all.map(() => randomUUIDv7()).sort()
  const added = all.map((settings, place) => ({
    id: ids[place]!,
    ...settings,
    place: settings.place ?? '',
    isOfGuest: settings.isOfGuest ?? false,
    ...neverRead,
  }))
  await services.database.as({ team: team.id, list: list.id }, async (tx) => {
    const had = await store.countAll(tx, list.id)
    if (had + added.length > occasionsLimit) throw tooMany(had)
    await store.add(tx, list.id, added, services.now())
    await wantNow(tx, list.id, segmentsOf(added))
    await settling.begin(tx, list.id, ids)
    await keepRecord(tx, team, 'occasions_added', {
      listId: list.id,
      details: { occasions: added.length, occasion: ids[0]!, name: added[0]!.name },
    })
  })
  settling.wake(list.id)
  return { list, occasions: added }
}

function tooMany(had: number): Refusal {
  const params = { most: occasionsLimit, had }
  return new Refusal('conflict', 'occasions_at_most', { field: 'occasions', params })
}
