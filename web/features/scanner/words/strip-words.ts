import type { DoorState } from '../door/door-state.ts'
import { fullHouse, occasionLine } from './occasion-line.ts'
import { showMoment } from './time.ts'
import { words } from '../../../words/door.ts'

/** The tone of the dot before the line: `away` is drawn as a broken ring. */
export type StripState = { tone: 'calm' | 'away' | 'bad'; way: string | undefined; text: string }

/**
 * The door's state in the strip's single line, which never grows. The menu has the whole sentences.
 *
 * @param calm The text while nothing needs to be said, such as the list's name.
 */
export function stripState(door: DoorState, { isClosed, calm }: { isClosed: boolean; calm: string }, now = new Date()) {
  const { connection, listAge, storage, page, cannotHandIn, occasion } = door
  const waiting = door.pending + door.pendingForOrganiser
  const isAway = connection === 'offline' && !isClosed
  const line = occasion && !isClosed ? occasionLine(occasion, now) : undefined
  const isCounted = line !== undefined && door.counters?.inside !== undefined && listAge !== undefined
  const parts = [
    isClosed && words.screen.closed,
    line?.phase || (line && fullHouse(door) && words.reasons.full),
    !isClosed && door.isFull && words.screen.full,
    isAway && words.screen.offline,
    // The number of people inside already shows this time.
    isAway &&
      !isCounted &&
      (listAge === undefined ? words.screen.noList : words.screen.listOf({ time: showMoment(listAge, now) })),
    waiting > 0 && words.screen.toSend({ count: waiting }),
    !isClosed && !isAway && storage === 'loading' && words.screen.saving,
    !isClosed && !isAway && storage !== 'loading' && page === 'saving' && words.screen.savingPage,
  ].filter((part) => typeof part === 'string')
  const isBad = cannotHandIn !== undefined || (door.isFull && !isClosed) || (isAway && storage !== 'ready')
  const tone: StripState['tone'] = isBad ? 'bad' : isAway ? 'away' : 'calm'
  return { tone, way: line?.way, text: parts.join(' · ') || (line?.name ?? calm) }
}
