import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { BenchLists } from './add-lists.ts'

/** Scans over HTTP, on connections that stay open as those of doors do. */
export function overHttp(address: string, { token, large }: BenchLists) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const url = new URL(`/api/lists/${large.id}/scan`, address)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return {
    scan: () =>
      new Promise<void>((resolve, reject) => {
        const code = large.codes[Math.floor(Math.random() * large.codes.length)]
        const asked = request(url, { method: 'POST', agent, headers }, (answer) => {
          answer.resume()
          answer.on('end', () =>
            answer.statusCode === 200 ? resolve() : reject(new Error(`Answered with ${answer.statusCode}`)),
          )
        })
        asked.on('error', reject)
        asked.end(JSON.stringify({ qr_code: code, scan_id: randomUUID() }))
      }),
    close: () => agent.destroy(),
  }
}

/** So many begin a second, whether or not the earlier ones are done; how long each took, in ms. */
export async function paced(work: () => Promise<void>, perSecond: number, ms: number): Promise<number[]> {
  const begun = performance.now()
  const taken: number[] = []
  const under: Promise<void>[] = []
  const all = Math.floor((perSecond * ms) / 1000)
  for (let started = 0; started < all;) {
    const due = Math.min(all, Math.floor(((performance.now() - begun) * perSecond) / 1000) + 1)
    for (; started < due; started++) {
      const from = performance.now()
      under.push(work().then(() => void taken.push(performance.now() - from)))
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  await Promise.all(under)
  return taken
}
