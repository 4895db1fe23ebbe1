import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { after, test } from 'node:test'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { openLog } from '../log.ts'
import { until } from '../testing/until.ts'
import { openHttp } from './open-http.ts'
import { type Bounds, openStreams } from './server-sent.ts'

const counts = endpoint({
  method: 'GET',
  path: '/counts',
  summary: 'Counts.',
  answer: z.object({ count: z.int() }),
  events: { count: z.object({ count: z.int() }) },
})

type Count = { event: 'count'; id: string; data: { count: number } }

const usual: Bounds = {
  atOnce: 4,
  atOnceOfList: 3,
  atOnceOfSession: 2,
  aliveEveryMs: 50,
  longestMs: 60_000,
  mostWaitingBytes: 1 << 20,
}

type Query = { owner?: string; list?: string; link?: string; session?: string }

function listenerOf({ owner = 'Noor', list = 'supper', link = 'gate', session }: Query, nth: string) {
  return { owner, list, link, session: session ?? nth }
}

async function serveCounts(bounds: Partial<Bounds> = {}) {
  const app = openHttp({ log: openLog('silent'), publicUrl: 'https://listpass.test', trustProxy: false })
  const send = openStreams(app, { ...usual, ...bounds })
  const tellers: { tell: (count: number) => void; end: () => void; hasLeft: boolean }[] = []
  app.get<{ Querystring: Query }>('/counts', { config: { policy: 'everyone' } }, ({ query }, reply) =>
    send(reply, counts, listenerOf(query, String(tellers.length)), () => {
      const waiting: Count[] = []
      let next = 0
      let wake = () => {}
      const teller = {
        tell: (count: number) => {
          waiting.push({ event: 'count', id: String(count), data: { count } })
          wake()
        },
        end: () => {
          teller.hasEnded = true
          wake()
        },
        hasEnded: false,
        hasLeft: false,
      }
      tellers.push(teller)
      return {
        async next() {
          while (next === waiting.length && !teller.hasEnded) await new Promise<void>((resolve) => (wake = resolve))
          return next < waiting.length ? { done: false, value: waiting[next++]! } : { done: true, value: undefined }
        },
        return() {
          teller.hasLeft = true
          teller.end()
          return Promise.resolve({ done: true, value: undefined })
        },
      }
    }),
  )
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  after(() => app.close())
  const open = async (query = '', method = 'GET') => {
    const request = get(`${address}/counts?${query}`, { agent: false, method })
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    after(() => answer.destroy())
    return answer
  }
  return { app, open, tellers }
}

function textOf(answer: IncomingMessage): () => string {
  let text = ''
  answer.setEncoding('utf8').on('data', (piece: string) => (text += piece))
  answer.on('error', () => {})
  return () => text
}

test('events come one by one, are not kept by proxies, and say in between that they are alive', async () => {
  const { open, tellers } = await serveCounts()
  const answer = await open()
  assert.equal(answer.headers['content-type'], 'text/event-stream; charset=utf-8')
  assert.equal(answer.headers['cache-control'], 'no-store, no-transform')
  assert.equal(answer.headers['x-accel-buffering'], 'no')
  assert.equal(answer.headers['x-content-type-options'], 'nosniff')
  const text = textOf(answer)
  await until(text, (seen) => seen.startsWith(':\n\n'))
  tellers[0]!.tell(1)
  await until(text, (seen) => seen.includes('event: count\nid: 1\ndata: {"count":1}\n\n'))
  const length = text().length
  await until(text, (seen) => seen.slice(length).includes(':\n\n'))
  tellers[0]!.end()
  await once(answer, 'end')
})

test('a client that hangs up gets nothing more', async () => {
  const { open, tellers } = await serveCounts()
  const answer = await open()
  answer.on('error', () => {})
  assert.equal(tellers[0]!.hasLeft, false)
  answer.destroy()
  await until(
    () => tellers[0]!.hasLeft,
    (left) => left,
  )
})

test('a list and a node have limited places, and a closed stream frees its place', async () => {
  const { open, tellers } = await serveCounts()
  const taken: IncomingMessage[] = []
  for (const query of ['', '', '', '', 'list=brunch', 'list=brunch']) taken.push(await open(query))
  assert.deepEqual(
    taken.map(({ statusCode }) => statusCode),
    [200, 200, 200, 503, 200, 503],
  )
  assert.equal(taken[3]!.headers['retry-after'], '2')
  taken[0]!.on('error', () => {}).destroy()
  await until(
    () => tellers[0]!.hasLeft,
    (left) => left,
  )
  assert.equal((await open()).statusCode, 200)
})

test('a link that fills its list makes room for another link of it, which may not fill it in turn', async () => {
  const { open, tellers } = await serveCounts()
  const leaked = [await open('link=leaked'), await open('link=leaked'), await open('link=leaked')]
  const ended = once(leaked[0]!.resume(), 'end')
  const gate = await open('link=gate')
  await ended
  assert.deepEqual([gate.statusCode, tellers[0]!.hasLeft], [200, true])
  // The link has its share by now, and the leaked link has no room left.
  assert.equal((await open('link=leaked')).statusCode, 503)
})

test('an organiser that fills the node makes room for another one', async () => {
  const { open, tellers } = await serveCounts({ atOnce: 4 })
  for (const list of ['a', 'b', 'c', 'd']) await open(`owner=hostile&list=${list}`)
  assert.equal((await open('owner=Ada&list=e')).statusCode, 200)
  assert.deepEqual(
    tellers.map(({ hasLeft }) => hasLeft),
    [true, false, false, false, false],
  )
  assert.equal((await open('owner=hostile&list=f')).statusCode, 503)
})

test('the oldest stream of a session is closed for a new one, because it may be broken', async () => {
  const { open, tellers } = await serveCounts()
  const [first, second] = [await open('session=a'), await open('session=a')]
  const ended = once(first.resume(), 'end')
  const third = await open('session=a')
  await ended
  assert.deepEqual([second.statusCode, third.statusCode], [200, 200])
  assert.deepEqual(
    tellers.map(({ hasLeft }) => hasLeft),
    [true, false, false],
  )
})

test('a client that does not read is cut off', async () => {
  const { open, tellers } = await serveCounts({ mostWaitingBytes: 10_000 })
  const answer = await open()
  answer.on('error', () => {}).pause()
  for (let count = 0; !tellers[0]!.hasLeft && count < 1_000_000; count++) {
    tellers[0]!.tell(count)
    if (count % 1000 === 0) await new Promise(setImmediate)
  }
  assert.ok(tellers[0]!.hasLeft)
})

test('a stream ends after a while, and its listener may come again', async () => {
  const { open } = await serveCounts({ longestMs: 100 })
  const answer = await open()
  await once(answer.resume(), 'end')
  assert.equal((await open()).statusCode, 200)
})

test('a stopping server waits for no stream, even one whose client does not read', async () => {
  const { app, open, tellers } = await serveCounts({ mostWaitingBytes: 100_000_000 })
  const [listening, stuck] = [await open(), await open()]
  stuck.on('error', () => {}).pause()
  for (let count = 0; count < 200_000; count++) tellers[1]!.tell(count)
  const ended = once(listening.resume(), 'end')
  await until(
    () => stuck.readableLength,
    (length) => length > 10_000,
  )
  await app.close()
  await ended
})

test('to be asked for its head alone opens no stream', async () => {
  const { open, tellers } = await serveCounts()
  const answer = await open('', 'HEAD')
  assert.equal(answer.headers['content-type'], 'text/event-stream; charset=utf-8')
  await once(answer.resume(), 'end')
  assert.equal(tellers.length, 0)
})
