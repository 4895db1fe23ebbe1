// A proxy that adds the headers of Caddy, nginx or HAProxy, as seen with Caddy 2.6.2 and HAProxy 2.6.12.
import { createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { atEnd } from './postgres.ts'

export type HopOptions = {
  to: number
  as: 'caddy' | 'caddy-trusting' | 'nginx' | 'haproxy'
  /** The visitor of the connection, for the proxy that visitors reach; otherwise the real peer. */
  visitor?: string
}

/** Starts the proxy. Returns the port to call. */
export async function startProxyHop({ to, as, visitor }: HopOptions): Promise<number> {
  const server = createServer((incoming, answer) => {
    const peer = visitor ?? incoming.socket.remoteAddress ?? ''
    const headers = [...passedOn(incoming), ...forwarded[as](peer, incoming)].flat()
    const onward = request({ port: to, host: '127.0.0.1', method: incoming.method, path: incoming.url, headers })
    onward.once('response', (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers)
      pipeline(came, answer, () => {})
    })
    onward.once('error', () => answer.destroy())
    pipeline(incoming, onward, () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atEnd(() => {
    server.close().closeAllConnections()
    return Promise.resolve()
  })
  return (server.address() as AddressInfo).port
}

type Header = [name: string, value: string]

const of = ({ headers }: IncomingMessage, name: string) => String(headers[name] ?? '')
const listed = (before: string, peer: string) => (before === '' ? peer : `${before}, ${peer}`)

/** The headers that each proxy adds. Caddy drops the headers of untrusted callers; HAProxy keeps them and adds its own. */
const forwarded: Record<HopOptions['as'], (peer: string, incoming: IncomingMessage) => Header[]> = {
  caddy: (peer, incoming) => [
    ['X-Forwarded-For', peer],
    ['X-Forwarded-Host', of(incoming, 'host')],
    ['X-Forwarded-Proto', 'https'],
  ],
  'caddy-trusting': (peer, incoming) => [
    ['X-Forwarded-For', listed(of(incoming, 'x-forwarded-for'), peer)],
    ['X-Forwarded-Host', of(incoming, 'x-forwarded-host') || of(incoming, 'host')],
    ['X-Forwarded-Proto', of(incoming, 'x-forwarded-proto') || 'https'],
  ],
  nginx: (peer, incoming) => [
    ['X-Forwarded-For', listed(of(incoming, 'x-forwarded-for'), peer)],
    ['X-Forwarded-Proto', 'https'],
  ],
  haproxy: (peer, incoming) => [
    ...(incoming.headersDistinct['x-forwarded-for'] ?? []).map((value): Header => ['x-forwarded-for', value]),
    ['x-forwarded-proto', 'https'],
    ['x-forwarded-for', peer],
  ],
}

function passedOn({ headers }: IncomingMessage): Header[] {
  return Object.entries(headers)
    .filter(([name]) => !name.startsWith('x-forwarded-') && name !== 'connection')
    .map(([name, value]) => [name, String(value)])
}
