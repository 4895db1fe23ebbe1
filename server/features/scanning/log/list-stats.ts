import { type Reason, reasons } from '#domain/verdict.ts'
import type { Team } from '../../../kernel/team.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { Needs } from '../../../services.ts'
import { findListOf } from '../../lists/find-list.ts'
import { intervalFor, placeInterval } from './intervals.ts'
import { countScans, findStanding, type Standing, type Tally } from './store.ts'

export type Stats = Standing & {
  from: Date
  to: Date
  accepted: number
  refused: number
  byReason: { reason: Reason; count: number }[]
  byDoor: { door: string; accepted: number; refused: number }[]
  intervalSeconds: number
  series: { at: Date; accepted: number; refused: number }[]
}

const dayMs = 24 * 3600 * 1000
const longestSpanMs = 400 * dayMs

/** Totals of a list, and the scans of a period. Without a period: the 24 hours up to the latest scan. */
export async function listStats(
  services: Needs<'database' | 'now'>,
  team: Team,
  listKey: string,
  asked: { from: Date | undefined; to: Date | undefined },
): Promise<Stats> {
  const list = await findListOf(services, team, listKey)
  const scope = { team: team.id, list: list.id }
  const standing = await findStanding(services.database, scope)
  const span = spanOf(asked, standing.lastScanAt, services.now())
  const intervalSeconds = intervalFor(span)
  const tallies = await countScans(services.database, scope, { ...span, intervalSeconds })
  return { ...standing, ...span, ...totals(tallies), intervalSeconds, series: seriesOf(span, intervalSeconds, tallies) }
}

function spanOf({ from, to }: { from: Date | undefined; to: Date | undefined }, last: Date | null, now: Date) {
  const end = to ?? (from ? now : new Date((last ?? now).getTime() + 1000))
  const begin = from ?? new Date(end.getTime() - dayMs)
  if (begin >= end || end.getTime() - begin.getTime() > longestSpanMs) {
    const message = 'The period must end after it begins, and last at most 400 days.'
    throw new Refusal('invalid', message, { fields: { to: [message] } })
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
    .sort((a, b) => b.accepted - a.accepted || a.door.localeCompare(b.door))
  const byReason = reasons
    .map((reason) => ({ reason, count: sum(tallies.filter((tally) => tally.reason === reason)) }))
    .filter(({ count }) => count > 0)
  return { ...split(tallies), byDoor, byReason }
}

function seriesOf(span: { from: Date; to: Date }, intervalSeconds: number, tallies: Tally[]) {
  const count = Math.ceil((span.to.getTime() - span.from.getTime()) / (intervalSeconds * 1000))
  const series = Array.from({ length: count }, (_, place) => ({
    at: new Date(span.from.getTime() + place * intervalSeconds * 1000),
    accepted: 0,
    refused: 0,
  }))
  for (const tally of tallies) {
    const interval = series[placeInterval(span.from, tally.at, intervalSeconds)]!
    if (isAccepted(tally)) interval.accepted += tally.count
    if (isRefused(tally)) interval.refused += tally.count
  }
  return series
}
