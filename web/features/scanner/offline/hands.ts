// The resources that carry out a door's commands.
import type { DoorNow } from '../door/machine/commands.ts'
import type { DoorEvent } from '../door/machine/events.ts'
import { unlessAborted } from '../door/link-token.ts'
import type { Clock, Ports } from '../door/ports.ts'
import type { Storage } from '../door/kept.ts'
import type { Asked } from './decide-here.ts'
import { hasNoRoom } from './has-no-room.ts'
import { ConnectionLost, Declined, wordsFor } from '../../../api/declined.ts'
import type { Failure } from '../door/machine/state.ts'
import { isAway } from '../door/failed-call.ts'
import { words } from '../../../words/door.ts'

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

type AskedFor = Pick<Asked, 'occasion' | 'direction' | 'person'>

/** `what`: the occasion and direction of a reading, and the guest found by name. */
export function asked(hands: Hands, { door, clockOffsetMs }: DoorNow, text: string, what: AskedFor): Asked {
  const { occasion, direction, person } = what
  return { text, door, clockOffsetMs, now: hands.ports.clock.now(), occasion, direction, person }
}

/** `lost`: the sentence for a lost connection, where it is not that of a code. */
export function failed({ ports }: Hands, error: unknown, lost?: string) {
  return failureOf(error, ports.server.isEnd(error), lost)
}

/** Calls the server, and gives up after this time. */
export async function within<T>(clock: Clock, ms: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController()
  const cancel = clock.after(ms, () =>
    late.abort(new DOMException('The server did not answer in time.', 'TimeoutError')),
  )
  return unlessAborted(call(late.signal), late.signal).finally(cancel)
}

/** A pending write may still succeed. */
export class StorageLate extends Error {}

/** The longest wait of a guest for a browser's storage. */
const storageTakesMs = 1000

/** The longest wait of work that repeats by itself, and that no guest waits for. */
export const workTakesMs = 30_000

/** A browser's storage may answer late or never, and then the door goes on without it. */
export async function inTime<T>(clock: Pick<Clock, 'after'>, work: Promise<T>, takesMs = storageTakesMs): Promise<T> {
  let cancel = () => {}
  const late = new Promise<never>((_, reject) => {
    cancel = clock.after(takesMs, () => reject(new StorageLate('The browser did not answer.')))
  })
  return Promise.race([work, late]).finally(() => cancel())
}

/** Tells staff when the device has no room, and when it has some again. */
export async function inRoom<T>({ send }: Pick<Hands, 'send'>, storing: Promise<T>): Promise<T> {
  try {
    const stored = await storing
    send({ type: 'room', isFull: false })
    return stored
  } catch (error) {
    if (hasNoRoom(error)) send({ type: 'room', isFull: true })
    throw error
  }
}

/** A failed call, as the door takes it. */
export function failureOf(error: unknown, isEnd: boolean, lost = words.verdict.lost): Failure {
  const status = error instanceof Declined ? error.status : undefined
  const kind = isAway(error) ? 'away' : error instanceof Declined ? 'declined' : 'broken'
  return { kind, status, isEnd, message: sentenceOf(error, isEnd, lost) }
}

function sentenceOf(error: unknown, isEnd: boolean, lost: string): string {
  if (isEnd) return words.page.linkEnded
  if (error instanceof ConnectionLost) return lost
  // If the server answered, its own sentence says why it could not decide.
  return wordsFor(error, isAway(error) ? lost : words.verdict.scanFailed).message
}
