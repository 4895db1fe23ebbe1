import { comparePhases, type Phase, phaseAt } from '#domain/occasion-phase.ts'
import type { Team } from '../../kernel/team.ts'
import type { Needs } from '../../services.ts'
import type { List } from '../lists/find-list.ts'
import type { Counters } from '../live/counters.ts'
import { findOccasionsOf, noOccasion, type Occasion } from '../occasions/find-occasions.ts'
import { findPeople } from '../teams/change-people.ts'
import { nameOf } from '../occasions/wire-occasion.ts'
import { stoppedAt, type Stopped, stopsWholeList } from '../occasions/stop-admissions.ts'
import { type Counts, type Night, timesOf } from './counts.ts'
import { type Door, doorsOf } from './doors-of.ts'
import { shownPeriod, type ShownPeriod } from './shown-period.ts'
import { findNow, type Latest, type SoFar, type Doors } from './store.ts'

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

type Curve = { from: Date; stepSeconds: number; isWhole: boolean; came: number[]; inside: number[] | null }

/**
 * The numbers at the end of each step. The people inside are counted backwards from `inside`, the present number. So
 * the curve ends at the number that doors show, even if people were already inside at its beginning.
 */
export function curveOf(period: ShownPeriod, { firsts, changes }: SoFar, inside: number | null): Curve {
  const { from, to, stepSeconds, isWhole } = period
  const steps = Math.max(1, Math.ceil((to.getTime() - from.getTime()) / (stepSeconds * 1000)))
  const guests = new Map(firsts.map((first) => [first.step, first.guests]))
  const people = new Map(changes.map((change) => [change.step, change.people]))
  const came = Array.from({ length: steps }, (_, step) => guests.get(step) ?? 0)
  for (let step = 1; step < steps; step += 1) came[step]! += came[step - 1]!
  return { from, stepSeconds, isWhole, came, inside: inside === null ? null : countedBack(steps, people, inside) }
}

function countedBack(steps: number, people: ReadonlyMap<number, number>, last: number): number[] {
  const inside = Array.from({ length: steps }, () => last)
  for (let step = steps - 1; step > 0; step -= 1)
    inside[step - 1] = Math.max(0, inside[step]! - (people.get(step) ?? 0))
  return inside
}

/** `occasion` and `phase`: null once it was removed. */
type DoorElsewhere = { linkId: string; name: string; occasion: string | null; phase: Phase | null }

/** A device that was heard within this time may be at a door. */
const latelyMs = 3_600_000

/**
 * The doors that scan another occasion than the asked one: their guests are not counted there. A link of an occasion that is over,
 * removed or not open yet is one of them while a device has it open.
 */
function doorsElsewhere(
  { links, devices }: Doors,
  occasions: readonly Occasion[],
  nameOf: (occasion: Occasion) => string,
  now: Date,
): DoorElsewhere[] {
  return links.flatMap(({ id, label, isOpen, isHere, occasionId }) => {
    if (isHere || !isOpen) return []
    const occasion = occasions.find((each) => each.id === occasionId)
    const phase = occasion ? phaseOf(occasion, now) : null
    const isHeard = devices.some(({ linkId, heardAt }) => linkId === id && now.getTime() - heardAt.getTime() < latelyMs)
    if (phase !== 'always' && phase !== 'now' && !isHeard) return []
    return [{ linkId: id, name: label, occasion: occasion ? nameOf(occasion) : null, phase }]
  })
}

/** An occasion without an opening is always open until it closes. */
function phaseOf(occasion: Occasion, now: Date): Phase {
  const { opensAt, closesAt } = timesOf(occasion)
  const phase = phaseAt({ opensAt: opensAt?.getTime() ?? null, closesAt: closesAt?.getTime() ?? null }, now.getTime())
  return phase === 'now' && opensAt === null ? 'always' : phase
}
