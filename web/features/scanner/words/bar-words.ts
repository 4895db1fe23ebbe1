import { offlineNamesLimit } from '#contract/limits.ts'
import { occasionSentences } from './occasion-line.ts'
import { showMoment } from './show-moment.ts'
import type { DoorState } from '../door/door-state.ts'
import { words } from './words.ts'

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
  const sentences = [
    isClosed ? bar.closed : isOffline ? offlineWords(door, now) : bar.online,
    ...(door.occasion && !isClosed ? occasionSentences(door.occasion, now) : []),
    pending > 0 && bar.pending(pending),
    cannotHandIn === 'ended' && (isOrganiser ? bar.endedOrganiser : bar.endedLink)(pending),
    cannotHandIn === 'declined' && bar.declined,
    pendingForOrganiser > 0 && bar.pendingForOrganiser(pendingForOrganiser),
    takenOver > 0 && bar.takenOver(takenOver),
    pendingElsewhere > 0 && bar.pendingElsewhere(pendingElsewhere),
    !isOffline && !isClosed && door.storage === 'loading' && bar.loading,
    !isOffline && !isClosed && door.storage === 'refused' && bar.refused,
  ].filter((sentence) => typeof sentence === 'string')
  const isBad = cannotHandIn !== undefined || (isOffline && door.storage !== 'ready')
  const isNote =
    isOffline || pending + pendingForOrganiser + pendingElsewhere + takenOver > 0 || door.storage === 'refused'
  return { tone: isBad ? 'bad' : isNote ? 'note' : 'calm', sentences }
}

function offlineWords({ storage, listAge, counters }: DoorState, now: Date): string {
  const { bar } = words
  if (storage === 'refused') return bar.offlineRefused
  if (listAge === undefined) return bar.offlineNoList
  const hasNames = (counters?.contacts ?? 0) <= offlineNamesLimit
  const said = `${bar.offline} ${bar.listAge(showMoment(listAge, now))}`
  return hasNames ? said : `${said} ${bar.noNames(offlineNamesLimit)}`
}
