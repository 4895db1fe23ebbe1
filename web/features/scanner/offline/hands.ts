// The resources that carry out a door's commands.
import type { DoorNow } from '../door/machine/commands.ts'
import type { DoorEvent } from '../door/machine/events.ts'
import type { Clock, Ports } from '../door/ports.ts'
import type { Storage } from '../door/kept.ts'
import type { Asked } from './decide-here.ts'
import { failureOf } from './failure.ts'

export type Hands = {
  ports: Ports
  /** Our id of the open list. */
  listId: string
  isOrganiser: boolean
  /** Undefined if the browser keeps nothing. */
  storage: Promise<Storage | undefined>
  send: (event: DoorEvent) => void
  /** Aborts when the page leaves the door. */
  closing: AbortSignal
}

type AskedFor = Pick<Asked, 'occasion' | 'direction'>

/** `what`: the occasion and direction of a reading. */
export function asked(hands: Hands, { door, clockOffsetMs }: DoorNow, text: string, what: AskedFor): Asked {
  return { text, door, clockOffsetMs, now: hands.ports.clock.now(), occasion: what.occasion, direction: what.direction }
}

export function failed({ ports }: Hands, error: unknown) {
  return failureOf(error, ports.server.isEnd(error))
}

/** Calls the server, and gives up after this time. */
export async function within<T>(clock: Clock, ms: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController()
  const cancel = clock.after(ms, () =>
    late.abort(new DOMException('The server did not answer in time.', 'TimeoutError')),
  )
  return call(late.signal).finally(cancel)
}

/** A pending write may still succeed. */
export class StorageLate extends Error {}

/** The longest wait for a browser's storage. */
const storageTakesMs = 1000

export async function inTime<T>(clock: Clock, work: Promise<T>): Promise<T> {
  let cancel = () => {}
  const late = new Promise<never>((_, reject) => {
    cancel = clock.after(storageTakesMs, () => reject(new StorageLate('The browser did not answer.')))
  })
  return Promise.race([work, late]).finally(() => cancel())
}
