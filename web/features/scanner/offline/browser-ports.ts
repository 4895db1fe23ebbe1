// The world outside of a door, as a browser has it.
import { openStream } from '../../../api/stream.ts'
import { readToken } from '../../../api/session-token.ts'
import type { DoorAccess } from '../door/door-access.ts'
import type { Clock, Kept, Ports, Server, Signal } from '../door/ports.ts'
import { openTabs } from './browser-tabs.ts'
import { openStorage } from './storage.ts'

export function browserPorts(access: DoorAccess, listId: string, signal: Signal): Ports {
  return { server: serverOf(access, listId), kept, clock, tabs: openTabs(), signal }
}

const kept: Kept = {
  open: openStorage,
  isPersistent: () => navigator.storage.persisted(),
  persist: () => navigator.storage.persist(),
}

const clock: Clock = {
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
