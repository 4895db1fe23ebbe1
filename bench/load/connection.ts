// A minimal HTTP client, because it must cost less than the server that it measures.
import { connect, type Socket } from 'node:net'

export type Connection = { ask: (request: string) => Promise<number>; close: () => void }

type Question = { isHead: boolean; resolve: (status: number) => void; reject: (error: Error) => void }

const headEnd = Buffer.from('\r\n\r\n')
const length = /\r\ncontent-length: (\d+)/i

/** A connection that stays open, with one request at a time. Answers with the status once the answer is whole. */
export async function openConnection(port: number): Promise<Connection> {
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
