import { comparePhases } from '#domain/occasion-phase.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import type { List } from '../lists/find-list.ts'
import type { Counters } from '../live/counters.ts'
import { findOccasionsOf, noOccasion, type Occasion } from '../occasions/find-occasions.ts'
import { findPeople } from '../teams/change-people.ts'
import { nameOf } from '../occasions/wire-occasion.ts'
import { stoppedAt, type Stopped, stopsWholeList } from '../occasions/stop-admissions.ts'
import { type Counts, type Night, timesOf } from './counts.ts'
import { type Curve, curveOf } from './curve-of.ts'
import { type Door, doorsOf } from './doors-of.ts'
import { type DoorElsewhere, doorsElsewhere } from './doors-elsewhere.ts'
import { shownPeriod } from './shown-period.ts'
import { findNow, type Latest } from './store.ts'

export type Tonight = {
  list: List
  occasion: Occasion
  figures: { invited: number; came: number; inside: number | null; left: number | null }
  stopped: Stopped | undefined
  stopsWholeList: boolean
  /** Undefined before the opening. */
  curve: Curve | undefined
  doors: Door[]
  elsewhere: DoorElsewhere[]
  latest: Latest[]
  conflicts: number
  withoutCode: number
  earlier: Night[]
}

/** The state of an occasion for its organiser; without an id, of the current or next occasion. */
export async function findTonight(
  services: Needs<'database' | 'now'>,
  { counters, counts }: { counters: Counters; counts: Counts },
  team: Team,
  { listKey, occasionId }: { listKey: string; occasionId: string | undefined },
): Promise<Tonight> {
  const { list, occasions } = await findOccasionsOf(services, team, listKey)
  const now = services.now()
  const occasion = occasionId === undefined ? currentOf(occasions, now) : occasions.find(({ id }) => id === occasionId)
  if (!occasion) throw noOccasion()
  const place = { listId: list.id, occasionId: occasion.id }
  const asked = { ...place, team: team.id, list, occasion, occasions }
  const period = shownPeriod(timesOf(occasion), now)
  const [found, counted, soFar, withoutCode, earlier, people] = await Promise.all([
    findNow(services.database, { team: team.id, list: list.id }, occasion.id, period ?? { from: now, to: now }),
    counters.of(place),
    counts.soFar.of(asked),
    counts.withoutCode.of(asked),
    counts.earlier.of(asked),
    findPeople(services, team),
  ])
  const { contacts: invited, checked_in: came } = counted.counters
  const left = occasion.hasExits ? (soFar?.gone ?? 0) : null
  return {
    list,
    occasion,
    figures: { invited, came, inside: found.inside, left },
    stopped: stoppedAt(list, occasion, now),
    stopsWholeList: stopsWholeList(occasions),
    curve: soFar && curveOf(soFar.period, soFar, found.inside),
    doors: doorsOf(found, soFar?.doors ?? [], new Set(people.map(({ name }) => name))),
    elsewhere: doorsElsewhere(found, occasions, (of) => nameOf(of, list), now),
    latest: found.latest,
    conflicts: soFar?.conflicts ?? 0,
    withoutCode,
    earlier,
  }
}

/** The order in which the web shows occasions; one whose admissions are stopped is still current. */
function currentOf(occasions: readonly Occasion[], now: Date): Occasion | undefined {
  const times = (occasion: Occasion) => {
    const { opensAt, closesAt } = timesOf(occasion)
    return { opensAt: opensAt && opensAt.getTime(), closesAt: closesAt && closesAt.getTime() }
  }
  return occasions.toSorted((one, other) => comparePhases(times(one), times(other), now.getTime()))[0]
}
