import type { Team } from '../../../kernel/team.ts'
import type { Needs } from '../../../services.ts'
import { findOccasionsOf, noOccasion, type Occasion, type OccasionPlace } from '../../occasions/find-occasions.ts'
import { nameOf } from '../../occasions/wire-occasion.ts'
import { countFirstEntries, type FirstEntries } from './store.ts'

/** `points`: `came` contacts had come `minutes` after the opening. */
export type Arrivals = {
  id: string
  name: string
  openedAt: Date | null
  came: number
  points: { minutes: number; came: number }[]
}

const earlierOnes = 5
const longestMinutes = 24 * 60

/**
 * When contacts came to an occasion, and to earlier occasions of the list that are over. The latest occasion comes
 * first.
 */
export async function findArrivals(
  services: Needs<'database' | 'now'>,
  team: Team,
  { listKey, occasionId }: OccasionPlace,
): Promise<Arrivals[]> {
  const { list, occasions } = await findOccasionsOf(services, team, listKey)
  const asked = occasions.find(({ id }) => id === occasionId)
  if (!asked) throw noOccasion()
  const compared = [asked, ...earlierThan(asked, occasions, services.now())]
  const entries = await countFirstEntries(services.database, { team: team.id, list: list.id }, compared)
  return compared.map((occasion) =>
    arrivalsOf(
      { id: occasion.id, name: nameOf(occasion, list), openedAt: occasion.opensAt },
      entries.filter((each) => each.occasionId === occasion.id),
    ),
  )
}

function earlierThan(asked: Occasion, occasions: Occasion[], now: Date): Occasion[] {
  const begins = (asked.opensAt ?? now).getTime()
  const over = occasions.flatMap(({ closesAt, ...occasion }) =>
    occasion.id !== asked.id && closesAt && closesAt <= now && closesAt.getTime() <= begins
      ? [{ ...occasion, closesAt }]
      : [],
  )
  return over.sort((a, b) => b.closesAt.getTime() - a.closesAt.getTime()).slice(0, earlierOnes)
}

function arrivalsOf(occasion: Pick<Arrivals, 'id' | 'name' | 'openedAt'>, entries: FirstEntries[]): Arrivals {
  const byMinutes = new Map(entries.map(({ minutes, count }) => [minutes, count]))
  const last = Math.min(longestMinutes, entries.at(-1)?.minutes ?? 0)
  let came = 0
  const points: Arrivals['points'] = []
  for (let minutes = 15; minutes <= last; minutes += 15) {
    came += byMinutes.get(minutes) ?? 0
    points.push({ minutes, came })
  }
  const total = entries.reduce((sum, { count }) => sum + count, 0)
  return { ...occasion, openedAt: occasion.openedAt ?? entries[0]?.openedAt ?? null, came: total, points }
}
