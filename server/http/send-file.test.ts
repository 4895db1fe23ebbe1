import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { openLog } from '../log.ts'
import { until } from '../testing/until.ts'
import { openHttp } from './open-http.ts'
import { openFiles } from './send-file.ts'

const log = openLog('silent')

async function serveEndless(longestMs?: number, rate?: { bytes: number; everyMs: number }) {
  const app = openHttp({ log, publicUrl: 'https://listpass.test', trustProxy: false })
  const send = openFiles(app, longestMs, rate)
  const made: Readable[] = []
  app.get<{ Querystring: { of?: string } }>('/file', { config: { policy: 'everyone' } }, (request, reply) => {
    const content = new Readable({ read: (size) => void content.push(Buffer.alloc(Math.max(size, 65_536))) })
    made.push(content)
    return send(reply, { name: 'a.bin', type: 'application/octet-stream', content, of: request.query.of ?? 'Noor' })
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  after(() => app.close())
  const ask = async (method: string, of = 'Noor'): Promise<IncomingMessage> => {
    const [answer] = (await once(get(`${address}/file?of=${of}`, { method }), 'response')) as [IncomingMessage]
    return answer
  }
  return { app, ask, made }
}

test('a download whose client stopped reading is cut off', async () => {
  const { ask, made } = await serveEndless(300)
  const answer = await ask('GET')
  const isBroken = () => made[0]!.destroyed
  await until(isBroken, (broken) => broken)
  answer.resume()
  await assert.rejects(once(answer, 'end'), /aborted/)
})

test('an active download may take longer, until the server stops', async () => {
  // A machine that is busy with other work stands still for parts of a second.
  const { app, ask, made } = await serveEndless(1500)
  const answer = await ask('GET')
  const begun = performance.now()
  for await (const part of answer.iterator({ destroyOnReturn: false })) {
    assert.ok((part as Buffer).length > 0)
    if (performance.now() - begun > 3500) break
    await pause(20)
  }
  assert.equal(made[0]!.destroyed, false)
  answer.resume()
  const broken = assert.rejects(once(answer, 'end'), /aborted/)
  await app.close()
  await broken
})

test('A reader that takes less than the least rate is cut off, and one that waits for us is not', async () => {
  const { ask, made } = await serveEndless(60_000, { bytes: 100_000, everyMs: 100 })
  const slow = await ask('GET')
  slow.on('error', () => {}).pause()
  await until(
    () => made[0]!.destroyed,
    (isOver) => isOver,
  )
  const waiting = await serveNow(Readable.from(slowly()))
  const text = await waiting.text()
  assert.equal(text, 'one two three ')
})

/** A file that the server makes slowly. */
async function* slowly() {
  for (const word of ['one ', 'two ', 'three ']) {
    yield word
    for (let turns = 0; turns < 3; turns++) await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function serveNow(content: Readable): Promise<Response> {
  const app = openHttp({ log, publicUrl: 'https://listpass.test', trustProxy: false })
  const send = openFiles(app, 60_000, { bytes: 100_000, everyMs: 50 })
  app.get('/file', { config: { policy: 'everyone' } }, (_, reply) =>
    send(reply, { name: 'a.txt', type: 'text/plain', content, of: 'Noor' }),
  )
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  after(() => app.close())
  return fetch(`${address}/file`)
}

test('to be asked for its head alone makes no file', async () => {
  const { ask, made } = await serveEndless()
  const answer = await ask('HEAD')
  assert.equal(answer.headers['content-disposition'], 'attachment; filename="a.bin"')
  assert.equal(made[0]!.destroyed, true)
  answer.resume()
  await once(answer, 'end')
})

test('one organiser takes two files at a time and all of them eight, however slowly, and a place that is left is free', async () => {
  const { ask, made } = await serveEndless()
  const taken: IncomingMessage[] = []
  const owners = ['Noor', 'Noor', 'Noor', 'Ada', 'Ada', 'Zoe', 'Zoe', 'Ben', 'Ben', 'Kim']
  for (const owner of owners) taken.push(await ask('GET', owner))
  assert.deepEqual(
    taken.map(({ statusCode }) => statusCode),
    [200, 200, 429, 200, 200, 200, 200, 200, 200, 503],
  )
  // Refused downloads leave no connection open.
  assert.deepEqual(
    made.map(({ destroyed }) => destroyed),
    [false, false, true, false, false, false, false, false, false, true],
  )
  taken[0]!.destroy()
  await until(
    () => made[0]!.destroyed,
    (isOver) => isOver,
  )
  const again = await ask('GET', 'Kim')
  assert.equal(again.statusCode, 200)
  for (const answer of [...taken.slice(1), again]) answer.destroy()
})
