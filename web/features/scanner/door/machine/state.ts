// The state of a door. Everything that must outlive the page is in the browser's database; this is the rest.
import type { MadeOffline, Verdict } from '#contract/scanning.ts'
import type { WalkIn } from '#contract/walk-in.ts'
import type { DoorOccasion, offlineList } from '#contract/offline.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { Answers } from '../answers.ts'
import type { ClockSample } from '../clock.ts'
import type { DoorList } from '../door-list.ts'
import type { Direction } from '../door-occasion.ts'
import type { FoundPerson } from '../found-person.ts'
import type { Alert, DoorState } from '../door-state.ts'
import { emptyLog, type ScanLog, type Way } from '../scan-log.ts'

/** A code that the door read, or a person that staff found by name. Each has a new `id`. */
export type Read = {
  id: string
  text: string
  way: Way
  at: Date
  person?: FoundPerson | undefined
  /** The guest whom staff add with this new code. */
  guest?: WalkIn | undefined
  /** What the guest answered before anything counts. */
  answers?: Answers | undefined
  /** A scan id for each further person who comes in with the code. */
  party?: readonly string[] | undefined
  /** The door's occasion and direction at that moment; the machine adds it. */
  occasion?: DoorOccasion | undefined
  direction?: Direction | undefined
}

/** Why a call failed. `away`: no answer, a late one, or a 5xx. `declined`: the server said no. */
export type Failure = {
  kind: 'away' | 'declined' | 'broken'
  status: number | undefined
  /** This door may scan no more. */
  isEnd: boolean
  /** The sentence for staff. */
  message: string
}

/**
 * A scan under way. `storing`: being stored before it is sent; `asking`: the server decides; `pausing`: before the next try;
 * `deciding`: this door's own list decides; `noting`: the outcome is stored, and then shown.
 */
export type ScanAtWork = {
  read: Read
  phase: 'storing' | 'asking' | 'pausing' | 'deciding' | 'noting'
  /** The scan id to send. It is that of an earlier scan of the code, if the earlier one got no verdict. */
  scanId: string
  /** The ids of the party's further scans: those of the earlier scan, where it continues one. */
  party: readonly string[] | undefined
  /** The list is stored, so this door can decide. */
  isKept: boolean
  /** Its outcome must be stored, because the scan is stored or may still be. */
  isNoted: boolean
  tries: number
  /** When the server was first asked, by the monotonic clock. */
  askedAt: number | undefined
  /** A try that got no answer may have counted. */
  mayCount: boolean
  failure: Failure | undefined
  verdict: Verdict | undefined
}

/** Work that repeats: soon after a failure or on request, else at its own pace. */
export type Rhythm = { phase: 'off' | 'resting' | 'running'; isAskedAgain: boolean; failures: number }
export type RhythmName = 'hand in' | 'hand in elsewhere' | 'look'

/**
 * The sending of one list's saved scans. `todo` are groups, of which the first is under way: a group with a scan that the
 * server rejects is halved.
 */
export type Pass = {
  phase: 'locking' | 'reading' | 'sending' | 'settling' | 'setting aside'
  todo: readonly (readonly MadeOffline[])[]
  credential: string | undefined
  /**
   * How many scans waited before the last group. If the number has not fallen, sending again at once would not help.
   */
  before: number
}

/**
 * `done`: nothing is left. `away`: try again later. `ended`, `declined`: impossible with this credential. `waits`: the
 * credential was declined a moment ago, so wait.
 */
export type Outcome = 'done' | 'away' | 'ended' | 'declined' | 'waits'

export type ListPage = AnswerOf<typeof offlineList>

/** One reading of the list, page by page. */
export type Reading = {
  since: string | undefined
  /** The stored entries are useless, so only a whole list will do. The cursor still tells whether the server was restored. */
  isAnew: boolean
  /** By the device's clock. */
  askedAt: number
  /** Own admissions that the server had confirmed before it was asked: the answer includes them. */
  confirmed: readonly string[]
  first: ListPage | undefined
  pages: number
}

export type Following = {
  phase: 'off' | 'waiting' | 'mine'
  reading: Reading | undefined
  /** The entries are useless: the next reading asks for all. */
  isAnew: boolean
  declinedAt: number | undefined
  /** The number of the open stream. News of earlier streams is ignored. */
  stream: number
  listening: 'no' | 'connecting' | 'live'
}

/** The door's state, except for the value that only the page has. */
export type ShownState = Omit<DoorState, 'takeNewVersion' | 'page'>

export type Machine = {
  door: DoorList
  isOrganiser: boolean
  kept: 'opening' | 'open' | 'refused'
  log: ScanLog
  alerts: readonly Alert[]
  /** Acknowledged alerts. An older reading of the database may still have them. */
  acknowledged: ReadonlySet<string>
  shown: ShownState
  clock: { samples: readonly ClockSample[]; remembered: number | undefined }
  scans: ReadonlyMap<string, ScanAtWork>
  /**
   * Scans of a text that wait for an earlier scan of the same text, because the second verdict depends on the first.
   */
  lines: ReadonlyMap<string, readonly Read[]>
  rhythms: Readonly<Record<RhythmName, Rhythm>>
  passes: ReadonlyMap<string, Pass>
  /** The credential that was declined, and when, by the monotonic clock. */
  declined: { by: string | undefined; at: number } | undefined
  elsewhere: { todo: readonly string[]; isAway: boolean }
  following: Following
  /** When the door checks its occasion again, by the monotonic clock. */
  wakesAt: number | undefined
}

export const emptyShown: ShownState = {
  connection: 'online',
  pending: 0,
  pendingForOrganiser: 0,
  pendingElsewhere: 0,
  takenOver: 0,
  cannotHandIn: undefined,
  listAge: undefined,
  counters: undefined,
  storage: 'loading',
  isFull: false,
  isPersistent: false,
  occasion: undefined,
}

export function beginMachine(door: DoorList, isOrganiser: boolean): Machine {
  const resting: Rhythm = { phase: 'off', isAskedAgain: false, failures: 0 }
  return {
    door,
    isOrganiser,
    kept: 'opening',
    log: emptyLog,
    alerts: [],
    acknowledged: new Set(),
    shown: { ...emptyShown, connection: door.isRemembered ? 'offline' : 'online' },
    clock: { samples: [], remembered: undefined },
    scans: new Map(),
    lines: new Map(),
    rhythms: { 'hand in': resting, 'hand in elsewhere': resting, look: resting },
    passes: new Map(),
    declined: undefined,
    elsewhere: { todo: [], isAway: false },
    wakesAt: undefined,
    following: {
      phase: 'off',
      reading: undefined,
      isAnew: false,
      declinedAt: undefined,
      stream: 0,
      listening: 'no',
    },
  }
}
