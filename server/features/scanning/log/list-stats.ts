import { type Reason, reasons } from '#domain/verdict.ts'
import type { Team } from '../../../kernel/team.ts'
import { getKnown } from '../../../kernel/only-row.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { findListOf } from '../../lists/find-list.ts'
import { findOccasionOf, type OccasionPlace } from '../../occasions/find-occasions.ts'
import { findFigures } from '../occasions/store.ts'
import {
  countScans,
  countSteps,
  findLastScanAt,
  findStanding,
  type Period,
  type Standing,
  type Step,
  type Tally,
} from './store.ts'

/** Interval lengths in seconds that are familiar from a clock. */
const lengths = [60, 300, 900, 1800, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 24 * 3600, 7 * 24 * 3600]

/** A screen cannot show more points than this. */
const mostPoints = 300

/** The shortest interval, in seconds, with which a period has no more points than a screen shows. */
function intervalFor({ from, to }: { from: Date; to: Date }): number {
  const seconds = (to.getTime() - from.getTime()) / 1000
  return lengths.find((length) => seconds / length <= mostPoints) ?? lengths.at(-1)!
}

function placeInterval(from: Date, at: Date, intervalSeconds: number): number {
  return Math.floor((at.getTime() - from.getTime()) / (intervalSeconds * 1000))
}

export type Stats = Standing & {
  from: Date
  to: Date
  accepted: number
  refused: number
  byReason: { reason: Reason; count: number }[]
  byDoor: { door: string; accepted: number; refused: number }[]
  intervalSeconds: number
  /** `inside`: people inside at the end of the interval; null where they are not counted. */
  series: { at: Date; accepted: number; refused: number; inside: number | null }[]
}

const dayMs = 24 * 3600 * 1000
const longestSpanMs = 400 * dayMs

/** Totals of a list or an occasion, and the scans of a period. Without a period: the 24 hours up to the latest scan. */
export async function listStats(
  services: Needs<'database' | 'now'>,
  team: Team,
  listKey: string,
  asked: { from: Date | undefined; to: Date | undefined; occasion: string | undefined },
): Promise<Stats> {
  const { database } = services
  const { occasion } = asked
  const list = await findListOf(services, team, listKey)
  const scope = { team: team.id, list: list.id }
  const { countsInside, ...standing } = occasion
    ? await standingOf(services, team, { listKey: list.id, occasionId: occasion })
    : { ...(await findStanding(database, scope)), countsInside: false }
  const span = spanOf(asked, standing.lastScanAt, services.now())
  const period = { ...span, intervalSeconds: intervalFor(span) }
  const tallies = await countScans(database, scope, period, occasion)
  const steps = occasion && countsInside ? await countSteps(database, scope, period, occasion) : undefined
  return { ...standing, ...period, ...totals(tallies), series: seriesOf(period, tallies, steps) }
}

async function standingOf(services: Needs<'database'>, team: Team, place: OccasionPlace) {
  const { list, occasion } = await findOccasionOf(services, team, place)
  const scope = { team: team.id, list: list.id }
  const figures = getKnown(await findFigures(services.database, scope, occasion.id), occasion.id)
  return {
    contacts: figures.invited,
    checkedIn: figures.came,
    lastScanAt: await findLastScanAt(services.database, scope, occasion.id),
    countsInside: figures.inside !== null,
  }
}

function spanOf({ from, to }: { from: Date | undefined; to: Date | undefined }, last: Date | null, now: Date) {
  const end = to ?? (from ? now : new Date((last ?? now).getTime() + 1000))
  const begin = from ?? new Date(end.getTime() - dayMs)
  if (begin >= end || end.getTime() - begin.getTime() > longestSpanMs) {
    throw new Refusal('invalid', 'period_wrong', { field: 'to' })
  }
  return { from: begin, to: end }
}

// A scan that was undone, or that lost its place to an earlier scan, counts neither as accepted nor as refused.
const isAccepted = ({ counts }: Tally) => counts
const isRefused = ({ reason }: Tally) => reason !== 'ok' && reason !== 'conflict'

function totals(tallies: Tally[]) {
  const sum = (of: Tally[]) => of.reduce((total, { count }) => total + count, 0)
  const split = (of: Tally[]) => ({
    accepted: sum(of.filter(isAccepted)),
    refused: sum(of.filter(isRefused)),
  })
  const byDoor = [...Map.groupBy(tallies, ({ door }) => door)]
    .map(([door, of]) => ({ door, ...split(of) }))
    .sort((a, b) => b.accepted - a.accepted || a.door.localeCompare(b.door, 'en'))
  const byReason = reasons
    .map((reason) => ({ reason, count: sum(tallies.filter((tally) => tally.reason === reason)) }))
    .filter(({ count }) => count > 0)
  return { ...split(tallies), byDoor, byReason }
}

function seriesOf({ from, to, intervalSeconds }: Period, tallies: Tally[], steps: Step[] | undefined) {
  const count = Math.ceil((to.getTime() - from.getTime()) / (intervalSeconds * 1000))
  const series = Array.from({ length: count }, (_, place) => ({
    at: new Date(from.getTime() + place * intervalSeconds * 1000),
    accepted: 0,
    refused: 0,
    inside: null as number | null,
  }))
  for (const tally of tallies) {
    const interval = series[placeInterval(from, tally.at, intervalSeconds)]!
    if (isAccepted(tally)) interval.accepted += tally.count
    if (isRefused(tally)) interval.refused += tally.count
  }
  if (steps) addInside(series, steps)
  return series
}

function addInside(series: { at: Date; inside: number | null }[], steps: Step[]): void {
  const people = new Map(steps.map((step) => [step.at?.getTime(), step.people]))
  let inside = people.get(undefined) ?? 0
  for (const interval of series) {
    inside += people.get(interval.at.getTime()) ?? 0
    interval.inside = inside
  }
}
