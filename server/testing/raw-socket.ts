// HTTP as raw bytes, for requests that no client would send.
import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

export type RawSocket = {
  send: (bytes: string | Buffer) => void
  /** All received text when the server has closed, and the time of that since the connection. */
  ended: Promise<{ text: string; ms: number }>
  /** The text received so far. */
  seen: () => string
  /** Sends one byte after another while the server listens. */
  drip: (bytes: string, everyMs: number) => Promise<void>
  /** Ends the sending side. */
  finish: () => void
  close: () => void
}

export async function openRawSocket(port: number): Promise<RawSocket> {
  const socket: Socket = connect({ port, host: '127.0.0.1', allowHalfOpen: false })
  await once(socket, 'connect')
  const begun = performance.now()
  const parts: Uint8Array[] = []
  const seen = () => Buffer.concat(parts).toString('latin1')
  socket.on('data', (part: Buffer) => parts.push(part))
  // A server that closes while we still write resets the connection. Its answer from before counts.
  socket.on('error', () => {})
  const ended = new Promise<{ text: string; ms: number }>((resolve) => {
    socket.once('close', () => resolve({ text: seen(), ms: performance.now() - begun }))
  })
  return {
    ended,
    seen,
    send: (bytes) => void (socket.writable && socket.write(bytes)),
    async drip(bytes, everyMs) {
      for (const byte of bytes) {
        if (!socket.writable) return
        socket.write(byte)
        await wait(everyMs)
      }
    },
    finish: () => void socket.end(),
    close: () => socket.destroy(),
  }
}

/** Sends bytes once, and returns everything received until the server closes. */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  const socket = await openRawSocket(port)
  socket.send(bytes)
  return (await socket.ended).text
}

export type RawAnswer = { status: number; headers: Record<string, string>; body: string }

/** Splits the text into answers by their Content-Length. */
export function readAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = []
  for (let rest = text; rest !== '';) {
    const end = rest.indexOf('\r\n\r\n')
    const [first, ...lines] = rest.slice(0, end).split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first!)?.[1])
    if (end < 0 || Number.isNaN(status)) throw new Error(`This is no answer: ${rest.slice(0, 200)}`)
    if (status === 100) {
      rest = rest.slice(end + 4)
      continue
    }
    const headers: Record<string, string> = {}
    for (const line of lines) {
      const [name = '', value = ''] = line.split(/: (.*)/s, 2)
      headers[name.toLowerCase()] = value
    }
    const length = Number(headers['content-length'] ?? 0)
    answers.push({ status, headers, body: rest.slice(end + 4, end + 4 + length) })
    rest = rest.slice(end + 4 + length)
  }
  return answers
}
