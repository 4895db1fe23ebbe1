import { Agent, request } from 'node:http'
import { Readable } from 'node:stream'
import type { Ask } from './hostile.ts'

/**
 * Makes calls over its own connections, which stay open between calls, as in a browser. All calls of `fetch` share
 * their connections.
 */
export function openOwnConnections(address: string): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 })
  return ({ path, method = 'GET', headers, body, from }, signal) =>
    new Promise((resolve, reject) => {
      const text = body && JSON.stringify(body)
      const asked = request(address + path, {
        agent,
        method,
        signal,
        headers: { ...headers, 'x-forwarded-for': from, ...(text && { 'content-type': 'application/json' }) },
      })
      asked.on('response', (answer) => {
        resolve(new Response(Readable.toWeb(answer) as ReadableStream, { status: answer.statusCode ?? 0 }))
      })
      asked.on('error', reject)
      asked.end(text)
    })
}
