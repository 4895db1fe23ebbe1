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
  const line = door.occasion && !isClosed ? occasionLine(door.occasion, now) : undefined
  const waiting = door.pending + door.pendingForOrganiser
  const parts = [
    ...(isClosed ? [words.screen.closed] : openParts(door, line, now)),
    waiting > 0 && words.screen.toSend({ count: waiting }),
    !isClosed && door.connection !== 'offline' && savingWords(door),
  ].filter((part) => typeof part === 'string')
  return { tone: toneOf(door, isClosed), way: line?.way, text: parts.join(' · ') || (line?.name ?? calm) }
}

function openParts(door: DoorState, line: ReturnType<typeof occasionLine> | undefined, now: Date) {
  const isAway = door.connection === 'offline'
  return [
    line?.phase || (line && fullHouse(door) && words.reasons.full),
    door.isFull && words.screen.full,
    isAway && words.screen.offline,
    isAway && ageWords(door, now),
  ]
}

function ageWords({ listAge, occasion, counters }: DoorState, now: Date): string | undefined {
  if (listAge === undefined) return words.screen.noList
  // The number of people inside already shows this time.
  return occasion && counters?.inside !== undefined
    ? undefined
    : words.screen.listOf({ time: showMoment(listAge, now) })
}

function savingWords({ storage, page }: DoorState): string | undefined {
  if (storage === 'loading') return words.screen.saving
  return page === 'saving' ? words.screen.savingPage : undefined
}

function toneOf({ connection, storage, cannotHandIn, isFull }: DoorState, isClosed: boolean): StripState['tone'] {
  const isAway = connection === 'offline' && !isClosed
  if (cannotHandIn !== undefined || (isFull && !isClosed) || (isAway && storage !== 'ready')) return 'bad'
  return isAway ? 'away' : 'calm'
}
