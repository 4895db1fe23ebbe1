// The world outside of a door: each port is implemented by the browser (offline/browser-ports.ts) and, for the model, by a
// small world (offline/testing/). The camera is no port: it only gives codes, as the event `read`.
import type { FlashColour } from '#domain/colour.ts'
import type { DoorMessage, DoorState as ServersDoor } from '#contract/offline.ts'
import type { Verdict } from '#contract/scanning.ts'
import type { DoorAccess } from './door-access.ts'
import type { Told } from './door-state.ts'
import type { Storage } from './kept.ts'

export type StreamState = 'connecting' | 'live' | 'waiting' | 'silent' | 'ended'

/** The messages of the stream. */
export type Listening = {
  since: string
  /** The occasion that an organiser's door has chosen. */
  occasion: string | undefined
  /** Called for each message, in order and once. The next one waits until this one is stored. */
  onMessage: (message: DoorMessage) => Promise<void>
  /** The door must read the list again, and open another stream from its cursor. */
  onResync: () => void
  onDoor: (door: ServersDoor) => void
  onState: (state: StreamState) => void
}

export type Server = {
  ask: DoorAccess['ask']
  /** The present credential. After a refusal, another credential may be accepted. */
  credential: () => string | undefined
  /** Whether this error means that the door may scan no more, until the organiser changes that. */
  isEnd: (error: unknown) => boolean
  listen: (listening: Listening) => { close: () => void }
  /** Reports the browser's own view of its network. Returns a function that stops this. */
  watchNetwork: (onNetwork: (is: 'back' | 'gone') => void) => () => void
}

export type Kept = {
  /** Undefined if the browser stores nothing. */
  open: () => Promise<Storage | undefined>
  /** Nothing could be opened, because the device has no room. */
  isFull: () => boolean
  isPersistent: () => Promise<boolean>
  /** Asks the browser for persistent storage. */
  persist: () => Promise<boolean>
}

export type Clock = {
  /** In milliseconds since 1970, by the device's clock, which staff may set. */
  now: () => number
  /** Milliseconds since some moment, by the monotonic clock, which cannot be set. */
  elapsed: () => number
  /** Calls `run` after this time. Returns a function that cancels it. */
  after: (ms: number, work: () => void) => () => void
  /** From 0 to 1, for jitter. */
  chance: () => number
}

/** A message to the other scanner pages of this browser, which share the same storage. */
export type TabNews = {
  listId: string
  settled?: { scanId: string; verdict: Verdict }[]
  /** The server's state, so that only one page needs to find it out. */
  connection?: 'online' | 'offline'
  /** Scans of this browser that gained or lost their place. */
  standings?: { scanId: string; standing: Verdict['standing'] }[]
  acknowledged?: string
}

export type Tabs = {
  /** Identifies this page while it lives. */
  page: string
  /** The pages of the scanner that are open in this browser. */
  live: () => Promise<ReadonlySet<string>>
  /** Waits for the lock; the page has it until `signal` aborts. */
  hold: (name: string, signal: AbortSignal) => Promise<void>
  /** The function that releases the lock. Undefined if another page has it. */
  tryHold: (name: string) => Promise<(() => void) | undefined>
  tell: (news: TabNews) => void
  /** Returns a function that stops listening. */
  hear: (onNews: (news: TabNews) => void) => () => void
}

/** Colour, sound and vibration. */
export type Signal = { tell: (told: Told, colour: FlashColour) => void }

export type Ports = { server: Server; kept: Kept; clock: Clock; tabs: Tabs; signal: Signal }
