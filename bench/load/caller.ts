// Calls servers from its own process, so that server and measurement share no thread.
import { type Asking, requestText } from './asking.ts'
import { answerOrders } from './other-process.ts'
import { connect, type Socket } from 'node:net'

// A minimal HTTP client, because it must cost less than the server that it measures.

type Connection = { ask: (request: string) => Promise<number>; close: () => void }

type Question = { isHead: boolean; resolve: (status: number) => void; reject: (error: Error) => void }

const headEnd = Buffer.from('\r\n\r\n')
const length = /\r\ncontent-length: (\d+)/i

/** A connection that stays open, with one request at a time. Answers with the status once the answer is whole. */
async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: 'localhost', noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let waiting: Question | undefined
  const fail = (error: Error) => waiting?.reject(error)
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('The server closed a connection.')))
  const answered = (status: number) => {
    const asked = waiting!
    waiting = undefined
    asked.resolve(status)
  }
  readAnswers(socket, () => waiting!.isHead, answered)
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { isHead: request.startsWith('HEAD'), resolve, reject }
        socket.write(request, 'latin1')
      }),
    close: () => socket.destroy(),
  }
}

/** Every measured answer has a Content-Length or no body. The answer to a HEAD has a Content-Length and no body. */
function readAnswers(socket: Socket, isHead: () => boolean, onAnswer: (status: number) => void): void {
  let held: Buffer = Buffer.alloc(0)
  let missing = 0
  let status = 0
  socket.on('data', (chunk: Buffer) => {
    if (missing > 0) {
      missing -= chunk.length
      if (missing <= 0) onAnswer(status)
      return
    }
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    const end = held.indexOf(headEnd)
    if (end === -1) return
    const head = held.toString('latin1', 0, end)
    status = Number(head.slice(9, 12))
    missing = isHead() ? 0 : Number(length.exec(head)?.[1] ?? 0) - (held.length - end - headEnd.length)
    held = Buffer.alloc(0)
    if (missing <= 0) onAnswer(status)
  })
}

export type Round = {
  port: number
  asking: Asking
  connections: number
  ms: number
  /**
   * Calls begun per second, whether or not earlier ones are done. Without it, each caller starts again when it is done.
   */
  perSecond?: number
}

/**
 * The number of answers and the time for all of them, and the time of each. `processorMs` is what the callers cost
 * themselves.
 */
export type Outcome = { done: number; ms: number; times: number[]; processorMs: number }

type Answered = Omit<Outcome, 'processorMs'>

answerOrders(run)

async function run(round: Round): Promise<Outcome> {
  const opening = Array.from({ length: round.connections }, () => openConnection(round.port))
  const connections = await Promise.all(opening)
  const before = process.cpuUsage()
  try {
    const answered = await (round.perSecond === undefined ? flatOut(round, connections) : paced(round, connections))
    const { user, system } = process.cpuUsage(before)
    return { ...answered, processorMs: (user + system) / 1000 }
  } finally {
    for (const connection of connections) connection.close()
  }
}

async function flatOut({ asking, ms }: Round, connections: Connection[]): Promise<Answered> {
  const begun = performance.now()
  const times: number[] = []
  const call = async (connection: Connection, caller: number) => {
    for (let from = performance.now(); from - begun < ms; from = performance.now()) {
      await askOnce(connection, asking, caller)
      times.push(performance.now() - from)
    }
  }
  await Promise.all(connections.map(call))
  return { done: times.length, ms: performance.now() - begun, times }
}

/** Waiting for a connection counts as part of the answer time, as it does for a real caller. */
async function paced({ asking, ms, perSecond }: Round, connections: Connection[]): Promise<Answered> {
  const free = connections.map((connection, caller) => ({ connection, caller }))
  const due: number[] = []
  const times: number[] = []
  const under: Promise<void>[] = []
  const begun = performance.now()
  const all = Math.floor((perSecond! * ms) / 1000)

  const next = () => {
    while (due.length > 0 && free.length > 0) under.push(ask(due.shift()!, free.pop()!))
  }
  const ask = async (from: number, each: (typeof free)[number]) => {
    await askOnce(each.connection, asking, each.caller)
    times.push(performance.now() - from)
    free.push(each)
    next()
  }
  for (let started = 0; started < all;) {
    const now = performance.now()
    for (; started < all && begun + (started * 1000) / perSecond! <= now; started++)
      due.push(begun + (started * 1000) / perSecond!)
    next()
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  while (times.length < all) await Promise.all(under)
  return { done: all, ms: performance.now() - begun, times }
}

async function askOnce(connection: Connection, asking: Asking, caller: number): Promise<void> {
  const status = await connection.ask(requestText(asking, caller))
  if (status !== asking.expected) throw new Error(`${asking.paths[0]} was answered with ${status}.`)
}
