// The world outside of a door, as a browser has it.
import { openStream } from '../../../api/stream.ts'
import { readToken } from '../../../api/session-token.ts'
import type { DoorAccess } from '../door/door-access.ts'
import type { Clock, Kept, Ports, Server, Signal, Tabs, TabNews } from '../door/ports.ts'
import { openStorage, wasFull } from './storage.ts'

// The scanner pages of one browser: they share storage, take turns by Web Locks, and tell each other of news.

const pageId = Math.random().toString(36).slice(2)

const prefix = 'listpass-door-page:'

function openTabs(): Tabs {
  const channel = new BroadcastChannel('listpass-door')
  holdPageLock()
  return {
    page: pageId,
    live,
    hold,
    tryHold,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    tell: (news) => channel.postMessage(news),
    hear(onNews) {
      channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => onNews(data))
      return () => channel.close()
    },
  }
}

let isHeld = false

/** Missing where a page is not secure. Such a page stores nothing either. */
function holdPageLock(): void {
  if (isHeld || !('locks' in navigator)) return
  isHeld = true
  void navigator.locks.request(prefix + pageId, () => new Promise(() => {}))
}

async function live(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])))
}

function hold(name: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { signal }, () => {
        resolve()
        return new Promise<void>((release) => signal.addEventListener('abort', () => release()))
      })
      .catch(reject)
  })
}

function tryHold(name: string): Promise<(() => void) | undefined> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined)
        return new Promise<void>((release) => resolve(release))
      })
      .catch(reject)
  })
}

export function browserPorts(access: DoorAccess, listId: string, signal: Signal): Ports {
  return { server: serverOf(access, listId), kept, clock, tabs: openTabs(), signal }
}

const kept: Kept = {
  open: openStorage,
  isFull: wasFull,
  isPersistent: () => navigator.storage.persisted(),
  persist: () => navigator.storage.persist(),
}

export const clock: Clock = {
  now: Date.now,
  elapsed: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  chance: Math.random,
}

function serverOf({ ask, credential, isEnd }: DoorAccess, listId: string): Server {
  return {
    ask,
    credential: () => (credential === 'signed-in' ? readToken() : credential()),
    isEnd,
    listen: ({ since, occasion, onMessage, onResync, onDoor, onState }) =>
      openStream({
        listId,
        credential,
        since,
        occasion,
        onMessage,
        // The door closes this stream, and opens another one when it has read its list.
        async onResync() {
          onResync()
          return undefined
        },
        onDoor,
        onState,
      }),
    watchNetwork,
  }
}

/** A page that becomes visible again may have missed the network's return. */
function watchNetwork(onNetwork: (is: 'back' | 'gone') => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  window.addEventListener('online', () => onNetwork('back'), { signal })
  window.addEventListener('offline', () => onNetwork('gone'), { signal })
  const onVisible = () => document.visibilityState === 'visible' && onNetwork('back')
  document.addEventListener('visibilitychange', onVisible, { signal })
  return () => watching.abort()
}
