import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConnectionLost, Declined } from '../../../api/declined.ts'
import { patientPausesMs, quickPausesMs, sendScan } from './send-scan.ts'

/** A server that fails in these ways before it answers. */
function serverThat(...failures: unknown[]) {
  const waited: number[] = []
  let tries = 0
  const send = async () => {
    tries++
    if (failures.length > 0) throw failures.shift()
    return 'verdict'
  }
  return { send, waited, tries: () => tries, wait: async (ms: number) => void waited.push(ms) }
}

test('a lost answer is retried, later each time', async () => {
  const server = serverThat(new ConnectionLost('gone'), new Declined(503), new DOMException('late', 'TimeoutError'))
  assert.equal(await sendScan(server.send, () => {}, patientPausesMs, server.wait), 'verdict')
  assert.deepEqual(server.waited, [400, 1200, 3000])
})

test('after four tries it is given up', async () => {
  const server = serverThat(...Array.from({ length: 9 }, () => new ConnectionLost('gone')))
  await assert.rejects(
    sendScan(server.send, () => {}, patientPausesMs, server.wait),
    ConnectionLost,
  )
  assert.equal(server.tries(), 4)
})

test('what the server declined is not asked again', async () => {
  for (const status of [401, 404, 422, 429]) {
    const server = serverThat(new Declined(status))
    await assert.rejects(
      sendScan(server.send, () => {}, patientPausesMs, server.wait),
      Declined,
    )
    assert.equal(server.tries(), 1, String(status))
  }
})

test('a door that can decide offline allows one retry, and no second', async () => {
  const once = serverThat(new ConnectionLost('gone'))
  assert.equal(await sendScan(once.send, () => {}, quickPausesMs, once.wait), 'verdict')
  const gone = serverThat(new ConnectionLost('gone'), new ConnectionLost('gone'))
  await assert.rejects(
    sendScan(gone.send, () => {}, quickPausesMs, gone.wait),
    ConnectionLost,
  )
  assert.deepEqual(gone.waited, [150])
})
