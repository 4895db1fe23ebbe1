// A door that follows the stream like a browser: over a socket, event by event.
import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { scanTokenHeader } from '#contract/doors.ts'
import { type DoorMessage, doorMessage, type DoorState, doorState } from '#contract/offline.ts'
import { atEnd } from './postgres.ts'
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
  const request: ClientRequest = get(`${address}/api/lists/${listId}/stream?${query}`, {
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
