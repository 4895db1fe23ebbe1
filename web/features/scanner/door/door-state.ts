// The door's state, apart from its scans.
import type { DoorCounters, DoorOccasion } from '#contract/offline.ts'
import type { WalkIn } from '#contract/walk-in.ts'
import type { FlashColour } from '#domain/colour.ts'
import type { Reason } from '#domain/verdict.ts'
import type { Direction, Phase } from './door-occasion.ts'
import type { Answers } from './answers.ts'
import type { FoundPerson, KeptByName, KeptPeople } from './found-person.ts'
import type { LocalVerdict, ScanLog, Way } from './scan-log.ts'

/**
 * Late news about a scan whose guest was shown something else. It is announced once and stays until staff acknowledge it, also
 * over a reload. - `lost`: let in here, but another door was first, so this one does not count. - `not_counted`: let in here,
 * but not on the list, removed or blocked: `reason` says which. - `admitted`: sent away here, but the server had let them in.
 * - `elsewhere`: let in here, and at another door too, where it does not count. - `set_aside`: the server rejects this scan
 * from any caller; it is kept on this device. - `over_capacity`: let in here, and now more people are inside than may be.
 */
export type Alert = {
  /**
   * Made of the scan and the kind, because one scan may cause several alerts: too many people inside, then a lost
   * place.
   */
  id: string
  /** The id of this door's scan; for `elsewhere`, of the other door's. */
  scanId: string
  kind: 'lost' | 'not_counted' | 'admitted' | 'elsewhere' | 'set_aside' | 'over_capacity'
  /** The guest's name; undefined if unknown, and then `text` has the scanned text. */
  name: string | undefined
  text: string | undefined
  reason: Reason | undefined
  /** When the guest was shown the verdict. For `elsewhere`, when the other door let them in. */
  at: Date
  /** The other door's name, if this door knows it. */
  door: string | undefined
  isExit?: boolean | undefined
  /** For `over_capacity`. */
  inside?: number | undefined
  capacity?: number | undefined
}

/** The door's occasion, as its screen shows it. */
export type ShownOccasion = {
  is: DoorOccasion
  direction: Direction
  /** Staff may switch it. */
  canTurn: boolean
  /** The door was not used for a while, so staff must choose the direction again. */
  asks: boolean
  phase: Phase
  /** How far the server's clock is ahead of the device's. */
  clockOffsetMs: number
}

export type DoorState = {
  /** Whether scans are decided by the server at the moment, or by this door's own list. */
  connection: 'online' | 'offline'
  /** Scans stored here and not yet confirmed. */
  pending: number
  /** Waiting scans of this list from before this link was made. Only the organiser can send them. */
  pendingForOrganiser: number
  /** The number of waiting scans of lists other than the open one. */
  pendingElsewhere: number
  /** How many scans of a scanner link this organiser has taken over on this device. */
  takenOver: number
  /** Why this link or sign-in cannot send them: it has ended, or the server declined. */
  cannotHandIn: 'ended' | 'declined' | undefined
  /** The age of the list by which this door can decide. Undefined without a list. */
  listAge: Date | undefined
  counters: DoorCounters | undefined
  /**
   * `ready`: this door can decide without a connection; `loading`: it still fetches its list; `refused`: this browser keeps
   * nothing, so that the door works with a connection only.
   */
  storage: 'ready' | 'loading' | 'refused'
  /**
   * Whether this page opens without a connection. `saving`: the service worker still saves it; `refused`: this browser saves
   * no pages.
   */
  page: 'kept' | 'saving' | 'refused'
  /** This device has no room: what was to be stored last is not. */
  isFull: boolean
  /** The browser promised not to clear the stored data on its own. */
  isPersistent: boolean
  /** Undefined at the main occasion of a list that uses no others. */
  occasion: ShownOccasion | undefined
  /** A newer version of the scanner is there; calling it reloads the page with it. */
  takeNewVersion: (() => void) | undefined
}

/**
 * The kind of the latest verdict, for sound and vibration. `saved` is an offline admission, `out` any exit, and `attention` an
 * admission of a guest with an alert.
 */
export type Told = 'in' | 'attention' | 'out' | 'saved' | 'refused' | 'alert'

/** How many people a device let in, and when the first and the last of them came. */
export type LetInHere = { people: number; from: Date; to: Date }

/** The result of useScans, for the page. */
export type Scans = {
  log: ScanLog
  flash: Flash | undefined
  /** Decides a scanned text, by the server or by the door's own list. `people`: how many come in with it. */
  scan: (text: string, way: Way, people?: number, answers?: Answers) => Promise<void>
  /** Keeps what a guest answered after being let in, and sends it. Throws if it could be neither kept nor sent. */
  answer: (scanId: string, answers: Answers) => Promise<void>
  /** Adds a guest who is not on the list, with a new code in `text`, and lets the guest in. */
  add: (guest: WalkIn, text: string) => void
  names: OwnNames
  /** Counts a guest found by name, and the `people` who come with them. It needs the server, unless this device keeps their name. */
  checkIn: (person: FoundPerson, people?: number) => Promise<void>
  /** Signals a refusal by colour, sound and vibration. */
  refuse: () => void
  /** Undoes a scan of this door. Throws Declined or ConnectionLost if that failed. */
  undo: (scanId: string) => Promise<void>
  /** The offline verdict on a text, without counting it. Undefined without a list. */
  preview: (text: string) => Promise<LocalVerdict | undefined>
  /** Switches the door between entries and exits, or confirms the present direction. */
  turn: (to: Direction) => void
  alerts: readonly Alert[]
  acknowledge: (alertId: string) => void
  door: DoorState
}

/** The names that this device keeps. Both answer undefined if it keeps none. */
export type OwnNames = {
  find: (typed: string) => Promise<KeptPeople | undefined>
  /** All guests in the order of the alphabet of this language. */
  byName: (language: string | undefined) => Promise<KeptByName | undefined>
}

export type Flash = { colour: FlashColour | 'out'; isAccepted: boolean }
