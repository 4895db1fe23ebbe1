// Streams: server-sent events, as long as the client listens (decision 31).
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { tell } from '../kernel/happenings.ts'
import { Refusal } from '../kernel/refusal.ts'

/** An event of a call: its name, its data by the contract, and the cursor to continue from. */
export type EventOf<E extends Endpoint> = {
  [Name in keyof E['events'] & string]: {
    event: Name
    id: string | undefined
    data: z.input<NonNullable<E['events']>[Name]>
  }
}[keyof E['events'] & string]

/** Events as they happen. `return` is called when the client disconnects. */
export type Events<E extends Endpoint> = AsyncIterator<EventOf<E>, undefined, undefined>

export type Bounds = {
  /** Limits per node and per list; a stream above them is refused. */
  atOnce: number
  atOnceOfList: number
  /** Above this, a session's oldest stream is closed: usually it is a broken connection that we have not noticed. */
  atOnceOfSession: number
  /** The stream sends at least this often. A client that hears nothing for longer reconnects. */
  aliveEveryMs: number
  /** After this time the stream ends; its client reconnects, on any node with room. */
  longestMs: number
  /** A client with more unread data is disconnected, and reconnects from its cursor. */
  mostWaitingBytes: number
}

const usualBounds: Bounds = {
  atOnce: 2000,
  atOnceOfList: 200,
  atOnceOfSession: 12,
  aliveEveryMs: 15_000,
  longestMs: 3_600_000,
  mostWaitingBytes: 1 << 20,
}

/** The owner of the stream. `link`: the scanner link, or the organiser's session. */
type Listener = { owner: string; list: string; link: string; session: string }

export type SendEvents = <E extends Endpoint>(
  reply: FastifyReply,
  endpoint: E,
  listener: Listener,
  listen: () => Events<E>,
) => FastifyReply

/** A client that does not read the final chunk is disconnected. */
const lastMs = 500

export function openStreams(app: FastifyInstance, bounds: Bounds = usualBounds): SendEvents {
  const open = new Map<Channel, Listener>()
  const alive = setInterval(() => {
    for (const channel of open.keys()) channel.say(':\n\n')
  }, bounds.aliveEveryMs)
  alive.unref()
  // A stopping server ends all streams, and the clients continue at another server.
  app.addHook('preClose', (done) => {
    clearInterval(alive)
    for (const channel of open.keys()) channel.end()
    done()
  })

  return (reply, endpoint, listener, listen) => {
    reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no')
    reply.type('text/event-stream; charset=utf-8')
    if (reply.request.method === 'HEAD') return reply.send('')
    makeRoom(open, listener, bounds)
    const channel = openChannel(bounds)
    open.set(channel, listener)
    tell('streams', { open: open.size })
    const events = listen()
    const ending = setTimeout(() => channel.end(), bounds.longestMs * (0.9 + Math.random() / 10))
    channel.stream.once('close', () => {
      clearTimeout(ending)
      open.delete(channel)
      tell('streams', { open: open.size })
      void events.return?.()
    })
    // Proxies forward the headers with the first bytes.
    channel.say(':\n\n')
    void pour(events, channel, endpoint).catch((error: unknown) => {
      reply.request.log.warn({ err: error }, 'a stream broke off')
      channel.stream.destroy()
    })
    return reply.send(channel.stream)
  }
}

/**
 * A new stream closes the oldest of its session. If the list or the node is full, a caller below its share closes the
 * oldest stream of the caller with the most. So a leaked link may fill a list, and the list's other doors still find
 * room.
 */
function makeRoom(open: Map<Channel, Listener>, listener: Listener, bounds: Bounds): void {
  const ofSession = [...open].filter(([, other]) => other.session === listener.session)
  if (ofSession.length >= bounds.atOnceOfSession) endOldest(open, ofSession)
  const ofList = [...open].filter(([, other]) => other.list === listener.list)
  if (ofList.length >= bounds.atOnceOfList) endOneBeyondShare(open, ofList, listener, 'link')
  if (open.size >= bounds.atOnce) endOneBeyondShare(open, [...open], listener, 'owner')
}

type Streams = [Channel, Listener][]

function endOneBeyondShare(open: Map<Channel, Listener>, all: Streams, listener: Listener, by: 'link' | 'owner'): void {
  const share = Math.ceil(all.length / 4)
  const groups = Map.groupBy(all, ([, other]) => other[by])
  const most = [...groups.values()].reduce((one, other) => (other.length > one.length ? other : one))
  if ((groups.get(listener[by])?.length ?? 0) >= share || most.length <= share) {
    throw new Refusal('unavailable', 'too_many_doors')
  }
  endOldest(open, most)
}

function endOldest(open: Map<Channel, Listener>, streams: Streams): void {
  const [oldest] = streams[0]!
  open.delete(oldest)
  oldest.end()
}

type Channel = { stream: Readable; say: (text: string) => void; end: () => void }

function openChannel({ mostWaitingBytes }: Bounds): Channel {
  const stream = new Readable({ read: () => {} })
  let isOver = false
  return {
    stream,
    say(text) {
      if (isOver || stream.destroyed) return
      stream.push(text)
      if (stream.readableLength > mostWaitingBytes) stream.destroy()
    },
    end() {
      if (isOver || stream.destroyed) return
      isOver = true
      stream.push(null)
      setTimeout(() => stream.destroy(), lastMs).unref()
    },
  }
}

async function pour<E extends Endpoint>(events: Events<E>, channel: Channel, endpoint: E): Promise<void> {
  for (;;) {
    const { done, value } = await events.next()
    if (done) return channel.end()
    channel.say(textOf(endpoint, value))
  }
}

/** One event goes to many clients, so it is checked and serialised once. */
const written = new WeakMap<object, string>()

function textOf<E extends Endpoint>(endpoint: E, event: EventOf<E>): string {
  const known = written.get(event)
  if (known !== undefined) return known
  const data = z.parse(endpoint.events![event.event]!, event.data)
  const id = event.id === undefined ? '' : `id: ${event.id}\n`
  const text = `event: ${event.event}\n${id}data: ${JSON.stringify(data)}\n\n`
  written.set(event, text)
  return text
}
