// The scanner pages of one browser: they share storage, take turns by Web Locks, and tell each other of news.
import type { Tabs, TabNews } from '../door/ports.ts'

const pageId = Math.random().toString(36).slice(2)

const prefix = 'listpass-door-page:'

export function openTabs(): Tabs {
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
