// What a door does beside asking the server: keeps its list, hands in its scans, and tells what became of them.
import type { DoorState as ServersDoor } from '#contract/offline.ts'
import type { DoorAccess, DoorList } from '../door/door-access.ts'
import { openAlertBoard } from './alert-board.ts'
import { openChannel } from './channel.ts'
import { createServerClock } from './clock-of-server.ts'
import { previewHere } from './decide-here.ts'
import type { Listener } from './listener.ts'
import { followList, type Heard } from './follow-list.ts'
import { isFromBefore } from './from-before.ts'
import { askedNow, change, connect, fail, hear, refresh, takeConnection, type Half } from './half.ts'
import { startHandingInElsewhere } from './hand-in-elsewhere.ts'
import { startHandingIn, type HandingInList } from './handing-in.ts'
import { changeList } from './keep-list.ts'
import { changeRememberedDoor } from './remembered-door.ts'
import type { Settled } from './settle-scans.ts'
import { showHeld } from './show-held.ts'
import { openStorage, type Storage } from './storage.ts'
import { sweep } from './sweep.ts'

type Options = { access: DoorAccess; door: DoorList; listener: Listener }

/** The half of a door that works without a server, and how it is closed. */
export function openHalf({ access, door, listener }: Options): { half: Half; close: () => void } {
  const closing = new AbortController()
  const half: Half = {
    access,
    listener,
    listId: door.id,
    door,
    state: {
      connection: door.isRemembered ? 'offline' : 'online',
      pending: 0,
      pendingForOrganiser: 0,
      pendingElsewhere: 0,
      takenOver: 0,
      cannotHandIn: undefined,
      listAge: undefined,
      counters: undefined,
      storage: 'loading',
      isPersistent: false,
      takeNewVersion: undefined,
    },
    storage: undefined,
    isOpened: Promise.resolve(),
    clock: createServerClock(),
    board: openAlertBoard(listener),
    channel: openChannel((told) => {
      if (told.listId !== door.id) return
      for (const { scanId, verdict } of told.settled ?? []) listener.happen({ type: 'confirmed', id: scanId, verdict })
      if (told.connection) takeConnection(half, told.connection)
      void refresh(half)
    }),
    handIn() {},
  }
  half.isOpened = openKept(half).catch((error: unknown) => {
    console.warn('The scanner works with a connection only.', error)
    half.storage = undefined
  })
  half.isOpened
    .then(() => start(half, closing.signal))
    .catch((error: unknown) => console.warn('The door cannot hand in or follow its list.', error))
  return {
    half,
    close() {
      closing.abort()
      half.channel.close()
    },
  }
}

async function openKept(half: Half): Promise<void> {
  const storage = await openStorage()
  if (!storage) return
  const list = await storage.database.get('lists', half.listId)
  half.clock.remember(list?.clockOffsetMs)
  half.storage = storage
}

async function start(half: Half, closing: AbortSignal): Promise<void> {
  const { storage } = half
  if (closing.aborted) return
  if (!storage) return change(half, { storage: 'refused' })
  await refresh(half)
  await changeList(storage, half.listId, { openedAt: Date.now(), isLeft: false })
  await sweep(storage)
  await half.board.open(storage, half.listId)
  if (half.door.ended !== undefined) await showHeld(half, storage)
  change(half, { isPersistent: await navigator.storage.persisted() })
  if (closing.aborted) return
  const handing = startHandingIn(handingIn(half, storage))
  half.handIn = handing.now
  const merged = half.door.merged_list_ids ?? []
  const hasElsewhere = half.access.isOrganiser || merged.length > 0
  const elsewhere = hasElsewhere ? startHandingInElsewhere(handingInElsewhere(half, storage)) : undefined
  const stopFollowing = followList(following(half, storage))
  // The browser is sure of having no network, and less sure of having one: an answer says that.
  window.addEventListener('offline', () => connect(half, 'offline'), { signal: closing })
  closing.addEventListener('abort', () => {
    handing.stop()
    elsewhere?.stop()
    stopFollowing()
  })
}

function handingIn(half: Half, storage: Storage): Parameters<typeof startHandingIn>[0] {
  return {
    ...handingInAny(half, storage),
    nameOf: async (text) => (await previewHere(storage, askedNow(half, text)))?.name,
    onOutcome: (outcome) =>
      change(half, { cannotHandIn: outcome === 'ended' || outcome === 'declined' ? outcome : undefined }),
  }
}

function handingInElsewhere(half: Half, storage: Storage): Parameters<typeof startHandingInElsewhere>[0] {
  return {
    ...handingInAny(half, storage),
    mergedListIds: half.door.merged_list_ids ?? [],
    async nameOf(id, text) {
      const asked = askedNow(half, text)
      // Names are known for an open door only; the list's current state says nothing about earlier guests.
      const door = { ...asked.door, id, is_active: true, expires_at: null }
      return (await previewHere(storage, { ...asked, door }))?.name
    },
  }
}

function handingInAny(half: Half, storage: Storage): Omit<HandingInList, 'nameOf'> {
  const { access, listId, board } = half
  return {
    storage,
    access,
    listId,
    isLeft: (scan) => isFromBefore(half.door, scan),
    onSettled: (scans) => settle(half, scans),
    onAlert(alert) {
      board.add(alert)
      void refresh(half)
    },
    onAnswer: () => connect(half, 'online'),
    onFailure: (error) => fail(half, error),
  }
}

function settle(half: Half, scans: Settled[]): void {
  const { listener, board, channel, listId, access, state } = half
  for (const { scanId, verdict, alerts } of scans) {
    listener.happen({ type: 'confirmed', id: scanId, verdict })
    for (const alert of alerts) board.add(alert)
  }
  const ofLinks = scans.filter(({ isOfLink }) => isOfLink).length
  if (access.isOrganiser && ofLinks > 0) change(half, { takenOver: state.takenOver + ofLinks })
  channel.tell({ listId, settled: scans.map(({ scanId, verdict }) => ({ scanId, verdict })) })
  void refresh(half)
}

function following(half: Half, storage: Storage): Parameters<typeof followList>[0] {
  const { access, listId } = half
  return {
    storage,
    access,
    listId,
    onKnown() {
      connect(half, 'online')
      void refresh(half)
    },
    onMessage: (heard) => hearOfOthers(half, heard),
    onDoor: (door) => hearOfDoor(half, door),
    onAnswer: (at, sentAt) => hear(half, at, sentAt),
    onFailure: (error) => fail(half, error),
    onSilence: () => connect(half, 'offline'),
    onNoRoom(error) {
      console.warn('The list has no room in this browser.', error)
      if (half.state.storage !== 'ready') change(half, { storage: 'refused' })
    },
  }
}

function hearOfOthers({ listener, board, channel, listId }: Half, { alerts, events }: Heard): void {
  for (const alert of alerts) board.add(alert)
  for (const { scanId, kind } of events) {
    listener.happen({ type: 'standing', id: scanId, standing: kind === 'accepted' ? 'counts' : kind })
  }
  channel.tell({ listId })
}

function hearOfDoor(half: Half, { list_name: name, is_open, has_ended }: ServersDoor): void {
  const { door, listener, access } = half
  // The next read of the list says whether the link or this session has ended.
  if (has_ended) return
  if (name === door.name && is_open === door.is_active) return
  half.door = { ...door, name, is_active: is_open }
  listener.reload()
  void changeRememberedDoor(access, { name, is_active: is_open })
}
