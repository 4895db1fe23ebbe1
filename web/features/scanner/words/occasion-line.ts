import { isolated, shownText } from '../../../ui/user-text.ts'
import type { ShownOccasion } from '../door/door-state.ts'
import { minutesUntil, showInZone } from './in-zone.ts'
import { occasionWords as words } from './occasion-words.ts'

/** For the strip: the direction, whether the occasion is open, and its name if nothing else is more important. */
export function occasionLine({ is, direction, phase, clockOffsetMs }: ShownOccasion, now: Date) {
  return {
    way: direction === 'out' ? words.lineOut : undefined,
    phase:
      phase === 'early'
        ? opens(is.opens_at!, is.zone, corrected(now, clockOffsetMs))
        : phase === 'late' && words.closed,
    name: shownText(is.name, 60),
  }
}

/** The same for screen readers, which announce each change. */
export function occasionSentences(
  { is, direction, canTurn, phase, clockOffsetMs }: ShownOccasion,
  now: Date,
): string[] {
  const way = direction === 'out' ? words.scansOut : canTurn && words.scansIn
  const at = corrected(now, clockOffsetMs)
  // Without the minutes, which would be read out again with each.
  const when =
    phase === 'early'
      ? `${words.opensAt(showInZone(new Date(is.opens_at!), is.zone, at))}.`
      : phase === 'late' && words.closedAt(showInZone(new Date(is.closes_at!), is.zone, at))
  return [words.saysFor(isolated(is.name, 60)), way, when].filter((sentence) => typeof sentence === 'string')
}

function opens(from: string, zone: string, now: Date): string {
  const at = new Date(from)
  const minutes = minutesUntil(at, now)
  return minutes === undefined ? words.opensAt(showInZone(at, zone, now)) : words.opensIn(minutes)
}

const corrected = (now: Date, clockOffsetMs: number) => new Date(now.getTime() + clockOffsetMs)
