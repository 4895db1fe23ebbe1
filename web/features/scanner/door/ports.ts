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
  /** The choice at an organiser's door. */
  occasion: string | undefined
  /** In order, each once. The next one waits until this one is kept. */
  onMessage: (message: DoorMessage) => Promise<void>
  /** The list must be read anew, and another stream opened from its cursor. */
  onResync: () => void
  onDoor: (door: ServersDoor) => void
  onState: (state: StreamState) => void
}

export type Server = {
  ask: DoorAccess['ask']
  /** The credential of the moment. Another one may be accepted where this one was declined. */
  credential: () => string | undefined
  /** Whether this error says that the door may scan no more, and only the organiser can change that. */
  isEnd: (error: unknown) => boolean
  listen: (listening: Listening) => { close: () => void }
  /** The browser's own opinion of its network. Answers the function that stops the watching. */
  watchNetwork: (onNetwork: (is: 'back' | 'gone') => void) => () => void
}

export type Kept = {
  /** Undefined where the browser keeps nothing. */
  open: () => Promise<Storage | undefined>
  isPersistent: () => Promise<boolean>
  /** Asks the browser for persistent storage. */
  persist: () => Promise<boolean>
}

export type Clock = {
  /** In milliseconds since 1970, by the device's clock, which staff may set. */
  now: () => number
  /** Milliseconds since some moment, by a clock that no one sets. */
  elapsed: () => number
  /** Calls after this time. Answers the function that prevents it. */
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
  /** Answers the function that stops the listening. */
  hear: (onNews: (news: TabNews) => void) => () => void
}

/** Colour, sound and vibration. */
export type Signal = { tell: (told: Told, colour: FlashColour) => void }

export type Ports = { server: Server; kept: Kept; clock: Clock; tabs: Tabs; signal: Signal }
