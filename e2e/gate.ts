// The connection between a browser and the product. A story can close it, like a stopped server, or lose answers to
// calls that took effect, like a venue's network.
import { once } from 'node:events'
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import type { Product } from './product.ts'

/** What a Wi-Fi with a log-in page, a firewall or a proxy sends in the place of the product. */
export type Foreign = { status: number; headers?: Record<string, string>; body?: string }

type Losing = (call: { method: string; path: string }) => boolean

export type Gate = {
  address: string
  shut: () => Promise<void>
  open: () => Promise<void>
  /** From now on loses the answers of these calls. */
  lose: (which: Losing) => void
  /** From now on these calls take effect but are never answered. */
  hold: (which: Losing) => void
  /** From now on something on the way answers all calls whose path begins so; undefined: nothing does. */
  answerInstead: (foreign: Foreign | undefined, below?: string) => void
  /** The number of lost answers. */
  lost: () => number
  /** Simulates a newer release, whose service worker differs. */
  release: () => void
  close: () => Promise<void>
}

export async function openGate(product: Product): Promise<Gate> {
  let isLost: Losing = () => false
  let isHeld: Losing = () => false
  let foreign: Foreign | undefined
  let ofForeign = '/'
  let lost = 0
  let releases = 0

  function pass(request: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url = '/', headers } = request
    if (foreign && url.startsWith(ofForeign)) {
      request.resume()
      return void response.writeHead(foreign.status, foreign.headers).end(foreign.body)
    }
    const isWorker = releases > 0 && url === '/sw.js'
    // A newer release is simulated by text appended to the worker's script, so the script must arrive uncompressed.
    const asked = isWorker ? { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' } : headers
    const onward = ask(`${product.address}${url}`, { method, headers: asked }, (answer) => {
      if (isHeld({ method, path: url })) return void answer.resume()
      if (isLost({ method, path: url })) {
        // Only a complete answer shows that the call took effect.
        answer.resume().once('end', () => {
          lost++
          request.socket.destroy()
        })
        return
      }
      if (isWorker) {
        const { 'content-length': _, ...headers } = answer.headers
        response.writeHead(200, { ...headers, etag: `"release ${releases}"` })
        answer.pipe(response, { end: false })
        answer.once('end', () => response.end(`\n// release ${releases}`))
        return
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      // An answer that breaks off, because the server was killed, breaks off here too.
      pipeline(answer, response, () => {})
    })
    onward.on('error', () => request.socket.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  }

  let server = await listen(pass, 0)
  const { port } = server.address() as AddressInfo

  async function shut(): Promise<void> {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }

  return {
    address: `http://localhost:${port}`,
    shut,
    async open() {
      server = await listen(pass, port)
    },
    lose: (which) => (isLost = which),
    hold: (which) => (isHeld = which),
    answerInstead(answer, below = '/') {
      foreign = answer
      ofForeign = below
      // An open stream would go on.
      if (answer) server.closeAllConnections()
    },
    lost: () => lost,
    release: () => void releases++,
    close: shut,
  }
}

async function listen(pass: (request: IncomingMessage, response: ServerResponse) => void, port: number) {
  const server: Server = createServer(pass).listen(port, 'localhost')
  await once(server, 'listening')
  return server
}
