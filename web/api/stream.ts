import { doorStream } from '#contract/offline.ts'
import { askAsDoor, askAsSignedIn } from './call.ts'
import { type Following, followStream } from './follow-stream.ts'

type Options = Omit<Following, 'since'> & {
  listId: string
  /** The cursor of the offline list or of the last message; without one, only new messages are sent. */
  since?: string | undefined
  /** The occasion that an organiser's door has chosen. A scanner link has its own; without it, the main one. */
  occasion?: string | undefined
  /** The listener: a signed-in organiser, or a door by scanner link with its current token. */
  credential: 'signed-in' | (() => string | undefined)
}

/** Follows the events at a list's doors until it is closed. */
export function openStream({ listId, credential, occasion, ...following }: Options): { close: () => void } {
  const stopping = new AbortController()
  const connection = {
    ask: (since: string | undefined, signal: AbortSignal) => {
      const input = { params: { listId }, query: { since, occasion } }
      const connected = AbortSignal.any([signal, untilOffline(signal)])
      return credential === 'signed-in'
        ? askAsSignedIn(doorStream, input, connected)
        : askAsDoor(doorStream, input, credential(), connected)
    },
    pause,
  }
  void followStream(connection, { ...following, since: following.since }, stopping.signal)
  return { close: () => stopping.abort() }
}

/** When a browser loses its network, the open stream receives nothing more and still looks open. */
function untilOffline(signal: AbortSignal): AbortSignal {
  const lost = new AbortController()
  window.addEventListener('offline', () => lost.abort(), { once: true, signal })
  return lost.signal
}

/** Waits until the time is over, the network is back, or the page is visible again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ending = new AbortController()
    const end = () => {
      clearTimeout(timer)
      ending.abort()
      resolve()
    }
    const timer = setTimeout(end, ms)
    const until = { signal: ending.signal }
    signal.addEventListener('abort', end, until)
    window.addEventListener('online', end, until)
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), until)
    if (signal.aborted) end()
  })
}
