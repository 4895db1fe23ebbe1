import { isDeepStrictEqual } from 'node:util'
import { upToThreeTimes } from '../../database/once-more.ts'
import type { Tx } from '../../database/open.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import { keepRecord } from '../audit/keep-record.ts'
import type { List } from '../lists/find-list.ts'
import { refuseUnknownFields, refuseUnknownZones, segmentsOf, type Settling } from './check-settings.ts'
import { findOccasionOf, noOccasion, type OccasionPlace } from './find-occasions.ts'
import { wantNow } from './segments/store.ts'
import * as store from './store.ts'
import { plainMain } from './wire-occasion.ts'

/** Changes an occasion. No scan of the list is decided while its counts are computed again. */
export async function changeOccasion(
  services: Needs<'database' | 'openLogin' | 'keys' | 'now'>,
  settling: Settling,
  team: Team,
  { place, next: given }: { place: OccasionPlace; next: store.Settings },
): Promise<{ list: List; occasion: store.StoredOccasion }> {
  const { list, occasion } = await findOccasionOf(services, team, place)
  // A main occasion with the list's name goes on following it.
  const next = occasion.id === list.id && given.name === list.name ? { ...given, name: '' } : given
  refuseImpossible(list, occasion, next)
  await refuseUnknownZones(services, [next.zone])
  if (!isDeepStrictEqual(next.who, occasion.who)) await refuseUnknownFields(services, team, list, [next])
  // Background work may lock contacts before the list. Such a deadlock makes the database abort one of the two
  // transactions.
  await upToThreeTimes(() =>
    services.database.as({ team: team.id, list: list.id }, async (tx) => {
      await changeHeld(tx, { list, id: occasion.id, next }, { settling, at: services.now() })
      await keepRecord(tx, team, 'occasion_changed', {
        listId: list.id,
        details: { occasion: occasion.id, name: next.name === '' ? list.name : next.name },
      })
    }),
  )
  settling.wake(list.id)
  return findOccasionOf(services, team, place)
}

type Changed = { list: List; id: string; next: store.Settings }

async function changeHeld(tx: Tx, { list, id, next }: Changed, { settling, at }: { settling: Settling; at: Date }) {
  await store.stopScans(tx, list.id)
  const former = (await store.find(tx, list.id, id)) ?? (id === list.id ? plainMain(list) : undefined)
  if (!former) throw noOccasion()
  await store.put(tx, list.id, id, next)
  if (!isDeepStrictEqual(next.who, former.who)) {
    await store.forgetGuests(tx, list.id, id)
    await wantNow(tx, list.id, segmentsOf([next]))
  }
  if (next.outAt !== former.outAt || next.zone !== former.zone) await store.beginOutAnew(tx, list.id, id, at)
  if (!isDeepStrictEqual(countingOf(next), countingOf(former))) await settling.recount(tx, list.id, id)
}

/**
 * The settings that decide the stored counts of each contact. Counting again takes time, and doors of the list wait for
 * it.
 */
function countingOf({ again, zone, dayBegins, capacity, hasExits }: store.Settings) {
  return { again, days: again === 'daily' && [zone, dayBegins], countsInside: capacity !== null || hasExits, hasExits }
}

function refuseImpossible(list: List, { id, ownMax }: store.StoredOccasion, next: store.Settings): void {
  const isMain = id === list.id
  if (!isMain && next.name === '') throw new Refusal('invalid', 'name_needed', { field: 'name' })
  if (isMain && next.ownMax !== null) {
    throw new Refusal('invalid', 'main_counts_together', { field: 'own_max' })
  }
  if ((ownMax === null) !== (next.ownMax === null)) {
    throw new Refusal('invalid', 'counting_alone_stays', { field: 'own_max' })
  }
}
