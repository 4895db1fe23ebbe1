// A door that follows the stream like a browser: over a socket, event by event.
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { scanTokenHeader } from '#contract/doors.ts'
import { type DoorMessage, doorMessage, type DoorState, doorState } from '#contract/offline.ts'
import { redeemScan } from '#contract/scanning.ts'
import type { Calls } from './calls.ts'
import type { Connected } from './factories.ts'
import { atEnd } from './postgres.ts'
import type { TestApp } from './start-test-app.ts'
import { until } from './until.ts'

export type Heard =
  | { event: 'changes'; message: DoorMessage; at: number }
  | { event: 'resync'; cursor: string; at: number }
  | { event: 'door'; state: DoorState; at: number }

export type Ear = {
  status: number
  headers: IncomingMessage['headers']
  heard: Heard[]
  /** The received `changes`, one after another. */
  messages: () => DoorMessage[]
  states: () => DoorState[]
  /** Waits until the stream has delivered something that meets the condition. */
  hears: (isThere: (heard: Heard[]) => boolean, limitMs?: number) => Promise<void>
  /** Whether the stream has ended, by the server or by a broken connection. */
  isOver: () => boolean
  /** The body of an answer that is not a stream. */
  text: () => string
  /** Closes the connection. */
  hangUp: () => void
}

type Asked = {
  address: string
  listId: string
  token?: string
  scanToken?: string
  since?: string | undefined
  occasion?: string | undefined
}

export async function listen({ address, listId, token, scanToken, since, occasion }: Asked): Promise<Ear> {
  const query = new URLSearchParams({
    ...(since !== undefined && { since }),
    ...(occasion !== undefined && { occasion }),
  })
  const request: ClientRequest = get(`${address}/api/lists/${listId}/stream?${query.toString()}`, {
    agent: false,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(scanToken !== undefined && { [scanTokenHeader]: scanToken }),
    },
  })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  atEnd(() => Promise.resolve(void response.destroy()))
  const heard: Heard[] = []
  let text = ''
  let rest = ''
  let isOver = false
  response.setEncoding('utf8')
  response.on('data', (piece: string) => {
    if (response.statusCode !== 200) text += piece
    const blocks = (rest + piece).split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks) {
      const read = readBlock(block)
      if (read) heard.push(read)
    }
  })
  response.on('error', () => (isOver = true))
  response.on('close', () => (isOver = true))
  return {
    status: response.statusCode!,
    headers: response.headers,
    heard,
    messages: () => heard.flatMap((each) => (each.event === 'changes' ? [each.message] : [])),
    states: () => heard.flatMap((each) => (each.event === 'door' ? [each.state] : [])),
    hears: async (isThere, limitMs) => void (await until(() => heard, isThere, limitMs)),
    isOver: () => isOver,
    text: () => text,
    hangUp: () => response.destroy(),
  }
}

function readBlock(block: string): Heard | undefined {
  const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]))
  const event = fields.get('event')
  const at = performance.now()
  if (event === undefined) return undefined
  const data: unknown = JSON.parse(fields.get('data')!)
  if (event === 'changes') return { event, message: doorMessage.parse(data), at }
  if (event === 'resync') return { event, cursor: fields.get('id')!, at }
  if (event === 'door') return { event, state: doorState.parse(data), at }
  throw new Error(`An event that nobody knows: ${block}`)
}

// A door that listens to the stream of a list for as long as a test runs.

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

type ListeningDoor = { listId: string } & ({ token: string } | { scanToken: string })

/** Listens like a browser: after a break it reconnects with the last cursor, to the next of these servers. */
export function openLastingEar(addresses: string[], asked: ListeningDoor, first = 0): LastingEar {
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

// Doors that listen to the stream of a list.

type Prepared = Connected & { codes: string[] }

export const eventsOf = (ear: Ear) => ear.messages().flatMap(({ events }) => events)

export const cursorOf = (ear: Ear) => ear.messages().at(-1)!.cursor

export async function hearsEvents(ear: Ear, count: number): Promise<void> {
  await ear.hears(() => eventsOf(ear).length >= count)
}

export function doorEars(app: TestApp, address: string) {
  function scan({ token, list }: Prepared, code: string, scanId = randomUUID(), node: Calls = app) {
    const body = { qr_code: code, scan_id: scanId }
    return node.call(redeemScan, { token, params: { listId: list.id }, body })
  }

  async function open(
    prepared: Pick<Prepared, 'list'>,
    more: Partial<Parameters<typeof listen>[0]> = {},
  ): Promise<Ear> {
    const ear = await listen({ address, listId: prepared.list.id, ...more })
    if (ear.status === 200) await ear.hears((heard) => heard.some(({ event }) => event !== 'door'))
    return ear
  }

  return { scan, open }
}
