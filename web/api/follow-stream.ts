// Follows the stream of a list as long as the caller wants. However often the connection breaks, no message is missed.
import { type DoorMessage, doorMessage, type DoorState, doorState } from '#contract/offline.ts'
import { Declined } from './declined.ts'

/**
 * `live`: events arrive at once. `waiting`: no connection at the moment. `silent`: the same, because two heartbeats are
 * missing, so the network is likely gone. `ended`: final, unless a new stream is opened.
 */
export type StreamState = 'connecting' | 'live' | 'waiting' | 'silent' | 'ended'

export type Following = {
  /** The cursor to continue from; without it, only new messages are sent. */
  since: string | undefined
  /**
   * Called in order, once per message. The next message waits until this one is stored. A message that could not be
   * stored comes again.
   */
  onMessage: (message: DoorMessage) => void | Promise<void>
  /** Earlier messages are useless: read everything again, and return the cursor to continue from. */
  onResync: () => Promise<string | undefined>
  onDoor: (state: DoorState) => void
  onState: (state: StreamState) => void
}

export type Connection = {
  ask: (since: string | undefined, signal: AbortSignal) => Promise<Response>
  /** Waits before a retry; ends early if there is a reason to retry at once. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>
}

/** The server sends a heartbeat at least every 15 s. After two missing ones, the connection counts as silent. */
const silenceMs = 32_000

/** A connection that lasted this long was good, so the next retry comes soon. */
const goodMs = 10_000

/** Doubles each time, with jitter, so that doors do not reconnect all at once. */
export function pauseBefore(attempt: number, chance: number): number {
  return Math.min(15_000, 500 * 2 ** Math.min(attempt, 10)) * (0.5 + chance / 2)
}

export async function followStream(connection: Connection, following: Following, stopping: AbortSignal): Promise<void> {
  let { since } = following
  const keep = (cursor: string | undefined) => (since = cursor)
  following.onState('connecting')
  for (let attempt = 0; !stopping.aborted; attempt++) {
    const begun = Date.now()
    const ending = await listen(connection, { ...following, since }, keep, stopping).catch(endingOf)
    if (stopping.aborted) return
    if (ending === 'ended') return following.onState('ended')
    if (ending === 'dropped') following.onState('waiting')
    if (ending === 'silent') following.onState('silent')
    if (Date.now() - begun > goodMs) attempt = 0
    await connection.pause(pauseBefore(attempt, Math.random()), stopping)
  }
}

type Ending = 'ended' | 'dropped' | 'silent' | 'resync'

/** 401, 403 and 404 are final; anything else may be temporary. */
function endingOf(error: unknown): Ending {
  return error instanceof Declined && [401, 403, 404].includes(error.status) ? 'ended' : 'dropped'
}

const silence = new Error('Two heartbeats are missing.')

/** Reads one connection until it ends. */
async function listen(
  { ask }: Connection,
  following: Following,
  keep: (cursor: string | undefined) => void,
  stopping: AbortSignal,
): Promise<Ending> {
  const leaving = new AbortController()
  const leave = () => leaving.abort()
  stopping.addEventListener('abort', leave)
  const leaveSilence = () => leaving.abort(silence)
  let watch = setTimeout(leaveSilence, silenceMs)
  try {
    const response = await ask(following.since, leaving.signal)
    const reader = response.body!.getReader()
    const decoder = new TextDecoder()
    const read = openReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return 'dropped'
      clearTimeout(watch)
      for (const event of read(decoder.decode(value, { stream: true }))) {
        const ending = await take(event, following, keep)
        if (ending !== undefined || stopping.aborted) return ending ?? 'dropped'
      }
      watch = setTimeout(leaveSilence, silenceMs)
    }
  } catch (error) {
    if (leaving.signal.reason === silence) return 'silent'
    throw error
  } finally {
    clearTimeout(watch)
    stopping.removeEventListener('abort', leave)
    leave()
  }
}

/** Handles an event. Returns how it ends the connection, if it does. */
async function take(
  { event, data }: ServerSent,
  { onMessage, onResync, onDoor, onState }: Following,
  keep: (cursor: string | undefined) => void,
): Promise<Ending | undefined> {
  if (event === 'changes') {
    const message = doorMessage.parse(JSON.parse(data))
    await onMessage(message)
    keep(message.cursor)
    onState('live')
  } else if (event === 'door') {
    const state = doorState.parse(JSON.parse(data))
    onDoor(state)
    if (state.has_ended) return 'ended'
  } else if (event === 'resync') {
    // Messages that arrive meanwhile are older than the new cursor, or will be repeated.
    keep(await onResync())
    return 'resync'
  }
  return undefined
}

/** One event of a stream of server-sent events. */
type ServerSent = { event: string; id: string; data: string }

/** Our events are shorter, so a longer text without an end is not ours. */
const longest = 8_000_000

/** Parses server-sent events from text in chunks of any size. Returns the complete ones. */
export function openReader(): (text: string) => ServerSent[] {
  let rest = ''
  return (text) => {
    rest += text
    // An empty line ends an event. The last part may be incomplete.
    const blocks = rest.split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    if (rest.length > longest) throw new Error('An event of the stream has no end.')
    return blocks.map(readBlock).filter((event) => event !== undefined)
  }
}

/** Undefined for a comment, which only shows that the stream is alive. */
function readBlock(block: string): ServerSent | undefined {
  const found: ServerSent = { event: 'message', id: '', data: '' }
  const data: string[] = []
  for (const line of block.split(/\r?\n/)) {
    const [, name, value = ''] = /^([^:]+):? ?(.*)$/.exec(line) ?? []
    if (name === 'data') data.push(value)
    else if (name === 'event' || name === 'id') found[name] = value
  }
  return data.length === 0 ? undefined : { ...found, data: data.join('\n') }
}
