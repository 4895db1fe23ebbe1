import { offlineNamesLimit } from '#contract/limits.ts'
import { fullHouse, occasionSentences } from './occasion-line.ts'
import { showMoment } from './time.ts'
import type { DoorState } from '../door/door-state.ts'
import { words } from '../../../words/door.ts'

export type BarWords = { tone: 'calm' | 'note' | 'bad'; sentences: string[] }

/** The state of the door in sentences: first the connection, then waiting scans, then the next step. */
export function barWords(
  door: DoorState,
  { isOrganiser, isClosed }: { isOrganiser: boolean; isClosed: boolean },
  now = new Date(),
): BarWords {
  const { bar } = words
  const isOffline = door.connection === 'offline'
  const sentences = [
    ...(isClosed ? [bar.closed] : openSentences(door, isOffline, now)),
    ...scanSentences(door, isOrganiser),
    !isOffline && !isClosed && (door.isFull ? bar.full : door.storage === 'refused' && bar.refused),
  ].filter((sentence) => typeof sentence === 'string')
  return { tone: toneOf(door, isOffline), sentences }
}

function openSentences(door: DoorState, isOffline: boolean, now: Date) {
  const house = fullHouse(door)
  return [
    isOffline ? offlineWords(door, now) : onlineWords(door),
    ...(door.occasion ? occasionSentences(door.occasion, now) : []),
    house && words.occasion.full(house),
  ]
}

/** The scans that wait, and what ends their waiting. */
function scanSentences(door: DoorState, isOrganiser: boolean) {
  const { bar } = words
  const { pending, cannotHandIn } = door
  const told = (name: 'pendingForOrganiser' | 'takenOver' | 'pendingElsewhere') =>
    door[name] > 0 && bar[name]({ scans: door[name] })
  return [
    pending > 0 && bar.pending({ scans: pending }),
    cannotHandIn === 'ended' && (isOrganiser ? bar.endedOrganiser : bar.endedLink)({ scans: pending }),
    cannotHandIn === 'declined' && bar.declined,
    told('pendingForOrganiser'),
    told('takenOver'),
    told('pendingElsewhere'),
  ]
}

function toneOf(door: DoorState, isOffline: boolean): BarWords['tone'] {
  const { pending, pendingForOrganiser, pendingElsewhere, takenOver, storage } = door
  if (door.cannotHandIn !== undefined || (isOffline && storage !== 'ready') || door.isFull) return 'bad'
  const isWaiting = pending + pendingForOrganiser + pendingElsewhere + takenOver > 0
  return isOffline || isWaiting || storage === 'refused' ? 'note' : 'calm'
}

/** “Connected.” means that the door goes on without a connection, also after a reload. */
function onlineWords({ storage, page }: DoorState): string {
  const { bar } = words
  if (storage === 'loading') return bar.loading
  return page === 'saving' ? bar.savingPage : bar.online
}

function offlineWords({ storage, isFull, listAge, counters }: DoorState, now: Date): string {
  const { bar } = words
  if (isFull) return bar.offlineFull
  if (storage === 'refused') return bar.offlineRefused
  if (listAge === undefined) return bar.offlineNoList
  const hasNames = (counters?.contacts ?? 0) <= offlineNamesLimit
  const said = `${bar.offline} ${bar.listAge({ time: showMoment(listAge, now) })}`
  return hasNames ? said : `${said} ${bar.noNames({ most: offlineNamesLimit })}`
}
