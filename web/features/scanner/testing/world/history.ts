// The server's log of what happened, and cursors in it. A cursor names the list's version, a number of events, and a mark that tells
// whether these are still the same (docs/decisions/0095).

type Event<Scan> = { kind: 'accepted' | 'conflict' | 'undone'; scan: Scan; no: number }

export function createHistory<Scan>() {
  let events: Event<Scan>[] = []
  let lastNo = 0
  let generation = 1
  /** The number of its latest event, which no other event has. */
  const markOf = (place: number) => (place === 0 ? 0 : events[place - 1]?.no)

  function isKnown(cursor: string): boolean {
    const [, place, mark] = cursor.split('.').map(Number)
    return markOf(place!) === mark
  }

  return {
    note: (kind: Event<Scan>['kind'], scan: Scan) => void events.push({ kind, scan, no: (lastNo += 1) }),
    since: (place: number): readonly Event<Scan>[] => events.slice(place),
    cursor: () => `${generation}.${events.length}.${markOf(events.length)}`,
    isKnown,
    /** Undefined where the list must be read again. */
    placeOf(cursor: string): number | undefined {
      const [made, place] = cursor.split('.').map(Number)
      return made === generation && isKnown(cursor) ? place : undefined
    },
    makeAnew: () => (generation += 1),
    isAnew: () => generation > 1,
    /** Everything after this event is gone. */
    restore: (upTo: number) => void (events = events.slice(0, upTo)),
  }
}
