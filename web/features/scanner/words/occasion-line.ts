import { isolated, shownText } from '#domain/user-text.ts'
import type { DoorState, ShownOccasion } from '../door/door-state.ts'
import { minutesUntil, showInZone } from './time.ts'
import { words } from '../../../words/door.ts'

/** For the strip: the direction, whether the occasion is open, and its name if nothing else is more important. */
export function occasionLine({ is, direction, phase, clockOffsetMs }: ShownOccasion, now: Date) {
  return {
    way: direction === 'out' ? words.occasion.lineOut : undefined,
    phase:
      phase === 'early'
        ? opens(is.opens_at!, is.zone, corrected(now, clockOffsetMs))
        : phase === 'late' && words.occasion.closed,
    name: shownText(is.name, 60),
  }
}

/** The same for screen readers, which announce each change. */
export function occasionSentences(
  { is, direction, canTurn, phase, clockOffsetMs }: ShownOccasion,
  now: Date,
): string[] {
  const way = direction === 'out' ? words.occasion.scansOut : canTurn && words.occasion.scansIn
  const at = corrected(now, clockOffsetMs)
  // Without the minutes, which would be read out again with each.
  const when =
    phase === 'early'
      ? `${words.occasion.opensAt({ time: showInZone(new Date(is.opens_at!), is.zone, at) })}.`
      : phase === 'late' && words.occasion.closedAt({ time: showInZone(new Date(is.closes_at!), is.zone, at) })
  return [words.occasion.saysFor({ name: isolated(is.name, 60) }), way, when].filter(
    (sentence) => typeof sentence === 'string',
  )
}

function opens(from: string, zone: string, now: Date): string {
  const at = new Date(from)
  const minutes = minutesUntil(at, now)
  return minutes === undefined
    ? words.occasion.opensAt({ time: showInZone(at, zone, now) })
    : words.occasion.opensIn({ minutes })
}

/** The people inside and the capacity, while no more fit in. */
export function fullHouse({ occasion, counters }: Pick<DoorState, 'occasion' | 'counters'>) {
  const capacity = occasion?.is.capacity ?? null
  const inside = counters?.inside
  if (capacity === null || inside === undefined || inside < capacity || occasion?.direction === 'out') return undefined
  return { inside, capacity }
}

const corrected = (now: Date, clockOffsetMs: number) => new Date(now.getTime() + clockOffsetMs)
