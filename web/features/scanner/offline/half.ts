// The common parts of an offline door.
import { Declined } from '../../../api/declined.ts'
import type { DoorAccess, DoorList } from '../door/door-access.ts'
import type { DoorState } from '../door/door-state.ts'
import { isAway } from '../door/send-scan.ts'
import type { AlertBoard } from './alert-board.ts'
import type { Channel } from './channel.ts'
import type { ServerClock } from './clock-of-server.ts'
import type { Asked } from './decide-here.ts'
import type { Listener } from './listener.ts'
import { changeList } from './keep-list.ts'
import { isFromBefore } from './from-before.ts'
import { savedElsewhere, savedScans } from './queue.ts'
import type { Storage } from './storage.ts'

export type Half = {
  access: DoorAccess
  listener: Listener
  listId: string
  /** The door as the server last described it. */
  door: DoorList
  state: DoorState
  /** Undefined while storage is being opened, or if the browser refuses it. */
  storage: Storage | undefined
  /** Resolves when either is known; an earlier scan waits for it. */
  isOpened: Promise<void>
  clock: ServerClock
  board: AlertBoard
  channel: Channel
  /** Sends the waiting scans now. */
  handIn: () => void
}

export function change(half: Half, changes: Partial<DoorState>): void {
  half.state = { ...half.state, ...changes }
  half.listener.change()
}

/** The part of the stored data that is shown. */
export async function refresh(half: Half): Promise<void> {
  const { storage, listId } = half
  if (!storage) return
  const [saved, elsewhere, list] = await Promise.all([
    savedScans(storage, listId),
    savedElsewhere(storage, listId),
    storage.database.get('lists', listId),
  ])
  const forOrganiser = saved.filter((scan) => isFromBefore(half.door, scan)).length
  change(half, {
    pending: saved.length - forOrganiser,
    pendingForOrganiser: forOrganiser,
    pendingElsewhere: [...elsewhere.values()].reduce((sum, count) => sum + count, 0),
    ...(list ? { listAge: new Date(list.knownAt), counters: list.counters, storage: 'ready' } : {}),
  })
}

export function connect(half: Half, connection: DoorState['connection']): void {
  if (half.state.connection === connection) return
  half.channel.tell({ listId: half.listId, connection })
  takeConnection(half, connection)
}

export function takeConnection(half: Half, connection: DoorState['connection']): void {
  if (half.state.connection === connection) return
  change(half, { connection })
  if (connection === 'offline') return
  half.handIn()
  if (half.door.isRemembered) half.listener.reload()
}

/** Notes an answer with the server's time. */
export function hear(half: Half, at: Date, sentAt: number): void {
  const { clock, storage, listId } = half
  const before = clock.offsetMs()
  clock.hear(at, sentAt)
  const clockOffsetMs = clock.offsetMs()
  if (storage && clockOffsetMs !== before) {
    changeList(storage, listId, { clockOffsetMs }).catch((error: unknown) =>
      console.warn('The clock is not kept.', error),
    )
  }
  connect(half, 'online')
}

/** Any answer, even an error, shows that the server is there. */
export function fail(half: Half, error: unknown): void {
  if (isAway(error)) connect(half, 'offline')
  if (half.access.isEnd(error)) half.listener.over()
  // The link expired or is switched off. The server still accepts the waiting scans; after that the screen says so.
  if (error instanceof Declined && error.status === 409 && half.state.pending === 0) half.listener.reload()
}

export function askedNow({ door, clock }: Half, text: string): Asked {
  return { text, door, clockOffsetMs: clock.offsetMs(), now: Date.now() }
}
