import assert from 'node:assert/strict'
import { setImmediate as turn } from 'node:timers/promises'
import { test } from 'node:test'
import { ConnectionLost, declinedFrom } from './declined.ts'
import { whileBusy } from './while-busy.ts'

const said = { success: false, message: 'Very busy.', error: 'Very busy.', errors: {} }
const busy = () => declinedFrom(503, { ...said, code: 'busy' })

/** A server that declines this many calls, and then answers. */
function serverDeclining(times: number, error: () => Error = busy) {
  const server = { calls: 0 }
  const ask = async () => {
    server.calls += 1
    if (server.calls <= times) throw error()
    return 'answered'
  }
  return { server, ask }
}

test('a call that a busy server declined is made again after two seconds, and answered', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { server, ask } = serverDeclining(1)
  const answer = whileBusy(ask)
  await turn()
  t.mock.timers.tick(1999)
  await turn()
  assert.equal(server.calls, 1)
  t.mock.timers.tick(1001)
  assert.equal(await answer, 'answered')
  assert.equal(server.calls, 2)
})

test('a caller above its share is made to wait like one of a busy server', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { server, ask } = serverDeclining(1, () => declinedFrom(429, { ...said, code: 'too_many_at_once' }))
  const answer = whileBusy(ask)
  await turn()
  t.mock.timers.tick(3000)
  assert.equal(await answer, 'answered')
  assert.equal(server.calls, 2)
})

test('the refusal is told after the fourth try', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { server, ask } = serverDeclining(Infinity)
  const told = assert.rejects(whileBusy(ask), { status: 503, message: 'Very busy.' })
  for (let tries = 0; tries < 5; tries++) {
    await turn()
    t.mock.timers.tick(12_000)
  }
  await told
  assert.equal(server.calls, 4)
})

test('a refusal after work, a lost connection and any other answer are told at once', async () => {
  for (const error of [declinedFrom(503, said), declinedFrom(502, 'proxy'), new ConnectionLost('gone')]) {
    const { server, ask } = serverDeclining(1, () => error)
    await assert.rejects(whileBusy(ask), error)
    assert.equal(server.calls, 1)
  }
})

test('a screen that is left does not call again', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const leaving = new AbortController()
  const { server, ask } = serverDeclining(Infinity)
  const left = assert.rejects(whileBusy(ask, leaving.signal), { name: 'AbortError' })
  await turn()
  leaving.abort()
  t.mock.timers.tick(60_000)
  await left
  assert.equal(server.calls, 1)
})
