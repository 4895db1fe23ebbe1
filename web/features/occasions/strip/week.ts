import type { Occasion } from '#contract/occasions.ts'
import { addDays, daysBetween } from '../times/days.ts'
import { wallOf } from '../times/wall-time.ts'

export const daysShown = 7

/** A night that closes by this hour belongs to the day before. */
const morningMs = 6 * 3_600_000

export type Placed<T> = {
  occasion: T
  /** Columns from 1, the last one included. */
  from: number
  to: number
  /** Rows from 1. */
  row: number
}

/**
 * The occasions of a week that begins on this day, each with its columns and a row in which it overlaps no other. Days are those
 * of the occasion's own zone. Occasions without times take the whole week, below the others.
 */
export function weekOf<T extends Pick<Occasion, 'opens_at' | 'closes_at' | 'zone'>>(
  occasions: readonly T[],
  firstDay: string,
): Placed<T>[] {
  const placed: Placed<T>[] = []
  for (const { occasion, first, last } of spans(occasions, firstDay)) {
    if (last < 0 || first >= daysShown) continue
    const from = Math.max(0, first) + 1
    const to = Math.min(daysShown - 1, last) + 1
    const isFree = (row: number) => !placed.some((each) => each.row === row && each.to >= from && each.from <= to)
    let row = 1
    while (!isFree(row)) row += 1
    placed.push({ occasion, from, to, row })
  }
  return placed
}

/** Sorted by opening; of equal ones the longer first, so that it keeps one row for all its days. */
function spans<T extends Pick<Occasion, 'opens_at' | 'closes_at' | 'zone'>>(all: readonly T[], firstDay: string) {
  return all
    .map((occasion) => {
      const { opens_at: opens, closes_at: closes, zone } = occasion
      const first = opens === null ? -1 : daysBetween(firstDay, dayOf(zone, Date.parse(opens)))
      const end = closes === null ? daysShown : daysBetween(firstDay, dayOf(zone, Date.parse(closes) - morningMs - 1))
      const isTimeless = opens === null && closes === null
      return { occasion, first, last: Math.max(first, end), isTimeless }
    })
    .sort(
      (one, other) =>
        Number(one.isTimeless) - Number(other.isTimeless) || one.first - other.first || other.last - one.last,
    )
}

function dayOf(zone: string, at: number): string {
  return wallOf(zone, at).slice(0, 10)
}

export function weekDays(firstDay: string): string[] {
  return Array.from({ length: daysShown }, (_, place) => addDays(firstDay, place))
}
