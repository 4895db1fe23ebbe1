import type { Again, Clocks, Occasion } from './occasion.ts'

/** The settings of an occasion as a door gets them. Times are ISO 8601; null: without a limit. */
type Wire = {
  opens_at: string | null
  closes_at: string | null
  zone: string
  clocks?: Clocks | undefined
  day_begins: number
  own_max: number | null
  again: Again
  capacity: number | null
  when_full: 'refuse' | 'warn'
  when_unsure: 'let_in' | 'stop'
}

/** What an occasion decides at a door without the server. */
export function settingsOf(occasion: Wire): Occasion {
  const {
    opens_at: from,
    closes_at: to,
    zone,
    clocks,
    day_begins: dayBegins,
    own_max: ownMax,
    again,
    capacity,
  } = occasion
  return {
    opensAt: from === null ? undefined : Date.parse(from),
    closesAt: to === null ? undefined : Date.parse(to),
    zone,
    clocks,
    dayBegins,
    ownMax: ownMax ?? undefined,
    again,
    capacity: capacity ?? undefined,
    // An occasion that admits guests when it is full never needs to stop them.
    whenFull: occasion.when_full === 'refuse' && occasion.when_unsure === 'stop' ? 'refuse' : 'warn',
  }
}
