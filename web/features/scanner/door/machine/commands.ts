// The commands of a door. Each ends with at most one event, unless another is named.
import type { FlashColour } from '#domain/colour.ts'
import type { MadeOffline, Verdict } from '#contract/scanning.ts'
import type { DoorList } from '../door-list.ts'
import type { Told } from '../door-state.ts'
import type { KeptList } from '../kept.ts'
import type { TabNews } from '../ports.ts'
import type { Read, Reading, RhythmName } from './state.ts'

/**
 * The offline list needs these for a decision: the door as last known, and the measured error of the device's clock.
 */
export type DoorNow = { door: DoorList; clockOffsetMs: number | undefined }

export type ScanCommand =
  /** → begun */
  | { do: 'begin'; read: Read }
  /** Asks the server to decide. → answered, failed */
  | { do: 'ask'; read: Read; scanId: string; party: readonly string[] | undefined; withinMs: number }
  /** → paused */
  | { do: 'pause'; key: string; ms: number }
  /** Decides by the stored list, and stores that. → decided here */
  | { do: 'decide here'; read: Read; scanId: string; party: readonly string[] | undefined; now: DoorNow }
  /** Stores the server's verdict and ends the scan. → noted */
  | { do: 'end'; read: Read; scanId: string; verdict: Verdict }
  /** Leaves a scan undecided. The next scan of the code continues with it. → noted */
  | { do: 'leave'; key: string; scanId: string }
  /** Removes a scan that the server has declined. → noted */
  | { do: 'drop'; key: string; scanId: string }

export type KeptCommand =
  /** → opened, refused */
  | { do: 'open' }
  /** `isHeld`: the door has ended, and still shows the scans that it could not send. → prepared */
  | { do: 'prepare'; isHeld: boolean }
  /** → stored data */
  | ({ do: 'read stored data' } & DoorNow)
  /** → persistent */
  | { do: 'persist' }
  | { do: 'change list'; changes: Partial<Pick<KeptList, 'knownAt' | 'clockOffsetMs'>> }
  | { do: 'drop alert'; alertId: string }

export type HandInCommand =
  /** → lock */
  | { do: 'lock'; listId: string }
  | { do: 'unlock'; listId: string }
  /** → waiting, not taken */
  | ({ do: 'read waiting'; listId: string } & DoorNow)
  /** → taken, not taken */
  | { do: 'hand in'; listId: string; scans: readonly MadeOffline[] }
  /** Stores the verdicts, and removes the scans from the queue. → settled, not taken */
  | { do: 'settle'; listId: string; answered: readonly Answered[] }
  /** The server rejects this scan from any caller: it stays here, apart from the rest. → set aside, not taken */
  | { do: 'set aside'; listId: string; scan: MadeOffline }
  /** → lists elsewhere, no lists elsewhere */
  | { do: 'find lists elsewhere' }

export type Answered = { scan: MadeOffline; verdict: Verdict }

export type FollowCommand =
  /** Waits until no other page of this browser follows the list. → follow lock */
  | { do: 'follow' }
  /** The stored cursor, and whether the entries are of an occasion like this one. → cursor, no page */
  | { do: 'read cursor'; shape: string }
  /** → page, no page */
  | { do: 'ask page'; since: string | undefined; after: string | undefined; occasion: string | undefined }
  /** Stores a page of a new list, beside the list in use. → page stored, no room */
  | { do: 'store page'; reading: Reading; page: NonNullable<Reading['first']> }
  /** All pages are there, so they become the list. → list stored, no room */
  | { do: 'use list'; reading: Reading & { first: NonNullable<Reading['first']> }; clockOffsetMs: number | undefined }
  /** → page stored, list stored after the last, no room */
  | { do: 'store changes'; reading: Reading; since: string; page: NonNullable<Reading['first']> }
  /** → heard, resync, door heard, stream */
  | { do: 'listen'; stream: number; since: string; occasion: string | undefined }
  | { do: 'stop listening' }

export type Command =
  | ScanCommand
  | KeptCommand
  | HandInCommand
  | FollowCommand
  /** → due. Replaces an earlier wait of this rhythm. */
  | { do: 'wait'; rhythm: RhythmName; ms: number }
  /** → woke. Replaces an earlier one. */
  | { do: 'wake'; ms: number }
  | { do: 'tell'; told: Told; colour: FlashColour }
  | { do: 'tell tabs'; news: TabNews }
  /** Loads the door again, because the screen shows an outdated state. */
  | { do: 'reload' }
  | { do: 'over' }
  | { do: 'remember door'; change: Partial<DoorList> }
