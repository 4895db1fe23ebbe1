import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openMetrics, type Sources, type Metrics } from './open-metrics.ts'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WrongSetting } from '../config.ts'

/** Starts counting, and serves the metrics at this address. */
export async function startMetrics(
  place: { port: number; host: string },
  sources: Omit<Sources, 'version'>,
): Promise<ServedMetrics> {
  const manifest = await readFile(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8')
  const { version } = JSON.parse(manifest) as { version: string }
  const metrics = openMetrics({ ...sources, version })
  try {
    const served = await serveMetrics(metrics, place)
    return { ...served, close: () => served.close().finally(() => metrics.close()) }
  } catch (error) {
    metrics.close()
    throw error
  }
}

// `/metrics` on a separate port: the metrics are for the operator, not for users.

type ServedMetrics = { address: string; close: () => Promise<void> }

type Place = { port: number; host: string }

export async function serveMetrics(metrics: Metrics, { port, host }: Place): Promise<ServedMetrics> {
  const server = createServer((request, response) => {
    answer(metrics, request, response).catch(() => response.destroy())
  })
  server.requestTimeout = 10_000
  server.headersTimeout = 8000
  server.maxConnections = 20
  server.listen({ port, host })
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new WrongSetting(
      `METRICS_PORT and METRICS_HOST should be a free port and an address of this machine: ${error.message}.`,
      {
        cause: error,
      },
    )
  })
  const bound = server.address() as AddressInfo
  return {
    address: `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function answer(metrics: Metrics, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url?.split('?')[0]
  if (path !== '/metrics') return say(response, 404, 'The figures are at /metrics.\n')
  if (request.method !== 'GET' && request.method !== 'HEAD') return say(response, 405, 'They can only be read.\n')
  const text = await metrics.text()
  say(response, 200, request.method === 'HEAD' ? '' : text, metrics.contentType)
}

function say(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  const headers = { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  response.writeHead(status, headers).end(text)
}
