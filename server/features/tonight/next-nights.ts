import { mostNights, type NextNight } from '#contract/tonight.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import type { Counters } from '../live/counters.ts'
import { findOccasionOf } from '../occasions/find-occasions.ts'
import { nameOf } from '../occasions/wire-occasion.ts'
import { timesOf } from './counts.ts'
import { type Door, doorsOf } from './doors-of.ts'
import { findDoors, findNextNights } from './store.ts'

type At = { listId: string; occasionId: string }

/** The open and next nights of all lists of a team. */
export async function nextNightsOf(
  services: Needs<'database' | 'now'>,
  counters: Counters,
  team: Team,
): Promise<NextNight[]> {
  const found = await findNextNights(services.database, team.id, mostNights)
  const nights = await Promise.all(found.map((at) => nightAt(services, counters, team, at)))
  return nights.flatMap((night) => night ?? [])
}

/** Undefined if the night lost its opening since it was found. */
async function nightAt(
  services: Needs<'database' | 'now'>,
  counters: Counters,
  team: Team,
  { listId, occasionId }: At,
): Promise<NextNight | undefined> {
  const [{ list, occasion }, { counters: counted }, found] = await Promise.all([
    findOccasionOf(services, team, { listKey: listId, occasionId }),
    counters.of({ listId, occasionId }),
    services.database.as({ team: team.id, list: listId }, (tx) => findDoors(tx, listId, occasionId)),
  ])
  const { opensAt, closesAt } = timesOf(occasion)
  if (!opensAt) return undefined
  const doors = doorsOf(found, [], new Set())
  return {
    list: { id: list.id, name: list.name },
    occasion: {
      id: occasion.id,
      name: nameOf(occasion, list),
      zone: occasion.zone,
      place: occasion.place,
      opens_at: opensAt.toISOString(),
      closes_at: closesAt?.toISOString() ?? null,
    },
    is_open: opensAt <= services.now(),
    invited: counted.contacts,
    came: counted.checked_in,
    doors: doors.length,
    doors_ready: doors.filter(isReady).length,
  }
}

/** A device of the door has reported lately, and none that did fails a check. */
function isReady({ devices }: Door): boolean {
  const heard = devices.flatMap(({ missing }) => (missing ? [missing] : []))
  return heard.length > 0 && heard.every((missing) => missing.length === 0)
}
