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
  const { pending, pendingForOrganiser, pendingElsewhere, cannotHandIn, takenOver } = door
  const isOffline = door.connection === 'offline'
  const house = isClosed ? undefined : fullHouse(door)
  const sentences = [
    isClosed ? bar.closed : isOffline ? offlineWords(door, now) : onlineWords(door),
    ...(door.occasion && !isClosed ? occasionSentences(door.occasion, now) : []),
    house && words.occasion.full({ inside: house.inside, capacity: house.capacity }),
    pending > 0 && bar.pending({ scans: pending }),
    cannotHandIn === 'ended' && (isOrganiser ? bar.endedOrganiser : bar.endedLink)({ scans: pending }),
    cannotHandIn === 'declined' && bar.declined,
    pendingForOrganiser > 0 && bar.pendingForOrganiser({ scans: pendingForOrganiser }),
    takenOver > 0 && bar.takenOver({ scans: takenOver }),
    pendingElsewhere > 0 && bar.pendingElsewhere({ scans: pendingElsewhere }),
    !isOffline && !isClosed && (door.isFull ? bar.full : door.storage === 'refused' && bar.refused),
  ].filter((sentence) => typeof sentence === 'string')
  const isBad = cannotHandIn !== undefined || (isOffline && door.storage !== 'ready') || door.isFull
  const isNote =
    isOffline || pending + pendingForOrganiser + pendingElsewhere + takenOver > 0 || door.storage === 'refused'
  return { tone: isBad ? 'bad' : isNote ? 'note' : 'calm', sentences }
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
