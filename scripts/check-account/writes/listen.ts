// A small server that receives Mailchimp's webhooks during the check.
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { NotTried } from '../belief.ts'

export type Delivery = { path: string; signature: string | undefined; body: Buffer; at: Date }

const mostBytes = 1_000_000

export async function listenForHooks(port: number, now: () => Date) {
  const heard: Delivery[] = []
  const server = createServer((request, response) => {
    const signature = request.headers['x-mailchimp-signature']
    void read(request).then(
      (body) => {
        const path = URL.parse(request.url ?? '/', 'http://here')?.pathname ?? '/'
        // Mailchimp first checks the address with a GET.
        if (request.method === 'POST')
          heard.push({ path, body, at: now(), signature: typeof signature === 'string' ? signature : undefined })
        response.end()
      },
      () => response.destroy(),
    )
  })
  server.listen(port)
  await once(server, 'listening').catch(() => {
    throw new NotTried(`Port ${port} is taken: name another one with --port.`)
  })
  return {
    heard: () => heard,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > mostBytes) throw new Error('the body is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
