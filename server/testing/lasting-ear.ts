// A door that listens to the stream of a list for as long as a test runs.
import { setTimeout as pause } from 'node:timers/promises'
import { type Ear, listen } from './listen.ts'
import { until } from './until.ts'

export type LastingEar = {
  /** What was heard since the last `resync`, in its order. `at`: by `performance.now()`. */
  events: { scanId: string; kind: string; at: number }[]
  /** Cuts the present connection. */
  cut: () => void
  isListening: () => boolean
  connections: () => number
  /** How often it was told to read the whole list again. */
  resyncs: () => number
  close: () => Promise<void>
}

type Asked = { listId: string } & ({ token: string } | { scanToken: string })

/** Listens like a browser: after a break it reconnects with the last cursor, to the next of these servers. */
export function openLastingEar(addresses: string[], asked: Asked, first = 0): LastingEar {
  const events: LastingEar['events'] = []
  let since: string | undefined
  let ear: Ear | undefined
  const closing = new AbortController()
  let connections = 0
  let resyncs = 0

  async function hear(): Promise<void> {
    for (let tries = first; !closing.signal.aborted; tries++) {
      ear = await listen({ address: addresses[tries % addresses.length]!, ...asked, since }).catch(() => undefined)
      if (ear?.status === 200) {
        connections += 1
        const heard = ear
        const from = take(heard)
        await until(
          () => from(),
          () => heard.isOver() || closing.signal.aborted,
          600_000,
        )
        from()
      }
      if (!closing.signal.aborted) await pause(25)
    }
    ear?.hangUp()
  }

  /** The messages that were not yet taken. */
  function take(heard: Ear): () => void {
    let next = 0
    return () => {
      for (const each of heard.heard.slice(next)) {
        next += 1
        if (each.event === 'resync') {
          resyncs += 1
          events.length = 0
          since = each.cursor
        }
        if (each.event !== 'changes') continue
        for (const event of each.message.events) {
          events.push({ scanId: event.scan_id, kind: event.kind, at: each.at })
        }
        since = each.message.cursor
      }
    }
  }

  const hearing = hear()
  return {
    events,
    cut: () => ear?.hangUp(),
    isListening: () => ear?.heard.some(({ event }) => event === 'changes') ?? false,
    connections: () => connections,
    resyncs: () => resyncs,
    async close() {
      closing.abort()
      await hearing
    },
  }
}
