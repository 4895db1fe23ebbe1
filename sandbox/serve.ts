import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConnectionLost } from './api/problem.ts'

const mostBodyBytes = 20_000_000

export type Served = { origin: string; close(): Promise<void> }

/** Serves an answering function on a port of this machine. Rejects when the port is taken. */
export async function serve(answer: (request: Request) => Promise<Response>, port: number): Promise<Served> {
  const server = createServer((incoming, outgoing) => void pass(answer, incoming, outgoing))
  await listen(server, port)
  const { port: taken } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${taken}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
}

async function pass(
  answer: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    const response = await answer(await readRequest(incoming, outgoing))
    // The answer tells the sandbox's time, not this machine's.
    outgoing.sendDate = false
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    outgoing.end(Buffer.from(await response.arrayBuffer()))
  } catch (error) {
    // A connection cut by a fault ends silently, like any lost connection.
    if (!(error instanceof ConnectionLost)) console.error(error)
    incoming.socket.resetAndDestroy()
  }
}

async function readRequest(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Request> {
  const gone = new AbortController()
  outgoing.once('close', () => gone.abort())
  const parts: Buffer[] = []
  let size = 0
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length
    if (size > mostBodyBytes) throw new ConnectionLost('the body is too large')
    parts.push(part)
  }
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? '127.0.0.1'}`)
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  const method = incoming.method ?? 'GET'
  const hasBody = size > 0 && method !== 'GET' && method !== 'HEAD'
  return new Request(url, { method, headers, signal: gone.signal, ...(hasBody && { body: Buffer.concat(parts) }) })
}
