// The events of a door: from its camera, the server, the browser's database, the other tabs, and timers.
import type { DoorState as ServersDoor } from '#contract/offline.ts'
import type { MadeOffline, Verdict } from '#contract/scanning.ts'
import type { Answers } from '../answers.ts'
import type { DoorList } from '../door-list.ts'
import type { Direction } from '../door-occasion.ts'
import type { Alert, DoorState } from '../door-state.ts'
import type { StreamState, TabNews } from '../ports.ts'
import type { LocalVerdict } from '../scan-log.ts'
import type { Failure, ListPage, Read, RhythmName } from './state.ts'

/** `key` is the id of the reading that a scan began with. */
export type Begun = {
  /** The scan id to send. */
  scanId: string
  party?: readonly string[] | undefined
  /** `yes`: it is stored. `late`: storing takes too long to wait for, but may still succeed. */
  isKept: 'yes' | 'late' | 'no'
  /** This door let in a guest with this code, and the server does not know it yet. */
  isWaiting: boolean
}

/** The outcome is stored. */
export type Noted = {
  alerts: readonly Alert[]
  /** The scan was refused, and another scan of the code has no shown verdict. */
  isAnotherLeft: boolean
}

export type ScanEvent =
  | { type: 'read'; read: Read }
  | ({ type: 'begun'; key: string } & Begun)
  | { type: 'answered'; key: string; verdict: Verdict; sentAt: number }
  | { type: 'failed'; key: string; failure: Failure }
  | { type: 'paused'; key: string }
  /** Undefined if this door's list cannot decide. A verdict is stored. */
  | { type: 'decided here'; key: string; local: LocalVerdict | undefined }
  | ({ type: 'noted'; key: string } & Noted)
  | { type: 'standing'; scanId: string; standing: Verdict['standing'] }
  /** The guest's answers to the list's questions are kept. */
  | { type: 'guest answered'; scanId: string; answers: Answers }
  /** A saved scan is stored as undone. */
  | { type: 'undone here'; scanId: string }

/** A scan of a guest whom staff added, without a shown verdict: its page was closed. `id` is a new one. */
export type LeftScan = Pick<Read, 'id' | 'text' | 'way' | 'at' | 'guest' | 'party'> & {
  occasionId: string | undefined
  isExit: boolean
}

/** `party`: the scan ids of the further people. `undone`: those of its scans that staff have undone. */
export type HeldScan = {
  id: string
  text: string
  at: Date
  local: LocalVerdict
  party: readonly string[]
  undone: readonly string[]
}

/** The part of the stored data that is shown. */
export type KeptState = Pick<DoorState, 'pending' | 'pendingForOrganiser' | 'pendingElsewhere'> & {
  list: Pick<DoorState, 'listAge' | 'counters'> | undefined
  alerts: readonly Alert[]
}

export type KeptEvent =
  | { type: 'opened'; clockOffsetMs: number | undefined }
  /** `isFull`: the device has no room. Otherwise the browser stores nothing. */
  | { type: 'refused'; isFull: boolean }
  /** Whether the device had room for what was to be stored. */
  | { type: 'room'; isFull: boolean }
  | { type: 'prepared'; held: readonly HeldScan[]; left: readonly LeftScan[]; isPersistent: boolean }
  | { type: 'stored data'; kept: KeptState }
  | { type: 'persistent'; isPersistent: boolean }

export type Settled = { scanId: string; verdict: Verdict; alerts: Alert[]; isOfLink: boolean }

export type HandInEvent =
  | { type: 'lock'; listId: string; isMine: boolean; credential: string | undefined }
  /** The saved scans, oldest first. */
  | { type: 'waiting'; listId: string; scans: readonly MadeOffline[] }
  | { type: 'taken'; listId: string; verdicts: readonly (Verdict & { scan_id: string })[] }
  | { type: 'not taken'; listId: string; failure: Failure }
  | { type: 'settled'; listId: string; settled: readonly Settled[] }
  | { type: 'set aside'; listId: string; alert: Alert | undefined }
  /** Other lists with waiting scans on this device, which this caller may send. */
  | { type: 'lists elsewhere'; lists: readonly string[] }
  | { type: 'no lists elsewhere'; failure: Failure }

export type FollowEvent =
  | { type: 'follow lock' }
  /** `isUseful`: the stored entries are of an occasion like the door's. */
  | { type: 'cursor'; cursor: string | undefined; isUseful: boolean; confirmed: readonly string[] }
  /** `salt` is that of the stored list. */
  | { type: 'page'; page: ListPage; salt: string | undefined; sentAt: number }
  | { type: 'no page'; failure: Failure }
  /** `next` is the page after it. */
  | { type: 'page stored'; next: string | null }
  /** The whole list is stored. `heardTo`: the position up to which this door knows the fate of its scans. */
  | { type: 'list stored'; heardTo: string | undefined }
  | { type: 'no room' }
  | { type: 'heard'; stream: number; alerts: readonly Alert[]; gone?: readonly string[]; events: readonly Heard[] }
  | { type: 'resync'; stream: number }
  | { type: 'door heard'; stream: number; door: ServersDoor }
  | { type: 'stream'; stream: number; state: StreamState }

export type Heard = { scanId: string; kind: 'accepted' | 'undone' | 'conflict' }

export type DoorEvent =
  | ScanEvent
  | KeptEvent
  | HandInEvent
  | FollowEvent
  | { type: 'due'; rhythm: RhythmName }
  | { type: 'woke' }
  /** Staff have switched the door, or confirmed its direction. */
  | { type: 'turned'; to: Direction }
  | { type: 'network'; is: 'back' | 'gone' }
  | { type: 'tab news'; news: TabNews }
  | { type: 'door'; door: DoorList }
  | { type: 'acknowledged'; alertId: string }
