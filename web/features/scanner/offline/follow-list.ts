// Keeps this door's list equal to the server's: first whole, then by changes. One page of the browser does it for all.
import type { DoorState as ServersDoor } from '#contract/offline.ts'
import { offlineList } from '#contract/offline.ts'
import { openStream } from '../../../api/stream.ts'
import { Declined } from '../../../api/declined.ts'
import type { DoorAccess } from '../door/door-access.ts'
import { isAway } from '../door/send-scan.ts'
import type { Alert } from '../door/door-state.ts'
import { doAgain } from './again.ts'
import { changeList, keepChanges, keepMessage, keepPage, takeIntoUse, type ListPage } from './keep-list.ts'
import type { Storage } from './storage.ts'

/** How often to ask for changes while the stream is down. It also finds out when the server is back. */
const lookEveryMs = 5000
const answerTakesMs = 20_000
/**
 * A door without access to its list, such as one with a switched-off link, rarely checks whether it has access again.
 */
const afterDeclineMs = 30_000
/** Enough pages for a list of ten million. */
const mostPages = 1000

export type Heard = {
  alerts: Alert[]
  events: { scanId: string; kind: 'accepted' | 'undone' | 'conflict' }[]
}

export type Following = {
  storage: Storage
  access: DoorAccess
  listId: string
  /** The list equals the server's. */
  onKnown: () => void
  onMessage: (heard: Heard) => void
  onDoor: (door: ServersDoor) => void
  /** The server's time in an answer, and the time of the request. */
  onAnswer: (at: Date, sentAt: number) => void
  onFailure: (error: unknown) => void
  /** No heartbeat from the server. */
  onSilence: () => void
  /** The browser has no room for the list. */
  onNoRoom: (error: unknown) => void
}

export function followList(following: Following): () => void {
  const stopping = new AbortController()
  const { listId } = following
  void navigator.locks
    .request(`listpass-door-follow:${listId}`, { signal: stopping.signal }, () => follow(following, stopping.signal))
    .catch((error: unknown) => {
      if (!stopping.signal.aborted) following.onFailure(error)
    })
  return () => stopping.abort()
}

function follow(following: Following, stopping: AbortSignal): Promise<void> {
  const { storage, access, listId } = following
  let stream: { close: () => void } | undefined
  let isLive = false
  let declinedAt = -Infinity

  function listen(since: string) {
    stream = openStream({
      listId,
      credential: access.credential,
      since,
      async onMessage(message) {
        const alerts = await keepMessage(storage, listId, message)
        following.onKnown()
        following.onMessage({ alerts, events: message.events.map(({ scan_id: scanId, kind }) => ({ scanId, kind })) })
      },
      onResync: async () => (await readSince(following, undefined, stopping)).heardTo,
      onDoor: following.onDoor,
      onState(state) {
        // While the stream was live, no change was missed.
        if (isLive && state !== 'live') void changeList(storage, listId, { knownAt: Date.now() })
        isLive = state === 'live'
        if (state === 'silent') following.onSilence()
        if (state === 'ended') stream = undefined
        if (state === 'ended' || state === 'silent') looking.now()
      },
    })
  }

  const looking = doAgain({
    everyMs: lookEveryMs,
    soonMs: 1000,
    async run() {
      if (isLive || Date.now() - declinedAt < afterDeclineMs) return true
      const read = await readChanges(following, stopping)
      if (typeof read === 'object' && read.isMadeAnew) {
        stream?.close()
        stream = undefined
      }
      if (read === 'declined') declinedAt = Date.now()
      if (typeof read === 'string') return false
      if (!stream && !stopping.aborted) listen(read.heardTo)
      return true
    },
  })
  return new Promise((resolve) => {
    stopping.addEventListener('abort', () => {
      looking.stop()
      stream?.close()
      resolve()
    })
  })
}

/** `heardTo`: the stream must continue from here, so that no news about this door's scans is missed. */
type Read = { heardTo: string; isMadeAnew: boolean }

/** Brings the list up to date, or answers why that is not possible. */
async function readChanges(following: Following, stopping: AbortSignal): Promise<Read | 'away' | 'declined'> {
  const kept = await following.storage.database.get('lists', following.listId)
  return readSince(following, kept?.cursor, stopping).catch((error: unknown) => {
    if (!stopping.aborted) following.onFailure(error)
    return error instanceof Declined && !isAway(error) ? 'declined' : 'away'
  })
}

async function readSince(following: Following, since: string | undefined, stopping: AbortSignal): Promise<Read> {
  const { storage, listId } = following
  const askedAt = Date.now()
  const making = { listId, generation: askedAt, isOrganiser: following.access.isOrganiser }
  const first = await readPage(following, { since }, stopping)
  const kept = await storage.database.get('lists', listId)
  const isMadeAnew = first.is_whole || since === undefined
  // Changes of another list than the stored one are useless, so the whole list is read.
  if (!isMadeAnew && kept?.salt !== first.salt) return readSince(following, undefined, stopping)
  let page = first
  for (let count = 0; count < mostPages; count++) {
    if (isMadeAnew) await keep(following, () => keepPage(storage, making, page.entries))
    else await keep(following, () => keepChanges(storage, { listId, since, askedAt }, page))
    if (page.next === null) break
    page = await readPage(following, { since: first.is_whole ? undefined : since, after: page.next }, stopping)
  }
  if (isMadeAnew) await keep(following, () => takeIntoUse(storage, making, first, askedAt))
  following.onKnown()
  const after = await storage.database.get('lists', listId)
  return { heardTo: after?.heardTo ?? after?.cursor ?? first.cursor, isMadeAnew }
}

/** A browser that is full says so here. */
async function keep({ onNoRoom }: Following, change: () => Promise<void>): Promise<void> {
  try {
    await change()
  } catch (error) {
    onNoRoom(error)
    throw error
  }
}

type From = { since?: string | undefined; after?: string | undefined }

async function readPage({ access, listId, onAnswer }: Following, from: From, stopping: AbortSignal): Promise<ListPage> {
  const sentAt = Date.now()
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(answerTakesMs)])
  const page = await access.ask(offlineList, { params: { listId }, query: from }, signal)
  onAnswer(new Date(page.at), sentAt)
  return page
}
