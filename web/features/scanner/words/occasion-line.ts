import { isolated, shownText } from '../../../ui/user-text.ts'
import type { ShownOccasion } from '../door/door-state.ts'
import { minutesUntil, showInZone } from './in-zone.ts'
import { words } from './words.ts'

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
      ? `${words.occasion.opensAt(showInZone(new Date(is.opens_at!), is.zone, at))}.`
      : phase === 'late' && words.occasion.closedAt(showInZone(new Date(is.closes_at!), is.zone, at))
  return [words.occasion.saysFor(isolated(is.name, 60)), way, when].filter((sentence) => typeof sentence === 'string')
}

function opens(from: string, zone: string, now: Date): string {
  const at = new Date(from)
  const minutes = minutesUntil(at, now)
  return minutes === undefined ? words.occasion.opensAt(showInZone(at, zone, now)) : words.occasion.opensIn(minutes)
}

const corrected = (now: Date, clockOffsetMs: number) => new Date(now.getTime() + clockOffsetMs)
