import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fault } from './faults.ts'
import { startSandbox } from './testing/start-sandbox.ts'

async function start() {
  const started = startSandbox()
  const { id } = await started.sandbox.addAudience({ members: [{ email: 'anna@example.com' }] })
  const anna = `/lists/${id}/members/anna@example.com`
  const write = (table: number) => started.call('PATCH', anna, { merge_fields: { TABLE: table } })
  const table = () =>
    (started.sandbox.readMember(id, 'anna@example.com') as { merge_fields: { TABLE: unknown } }).merge_fields.TABLE
  return { ...started, id, anna, write, table }
}

test('the next calls fail as told and then all is well', async () => {
  const { sandbox, write, table } = await start()
  const failing: [Fault, number][] = [
    [{ kind: 'too_many', next: 1 }, 429],
    [{ kind: 'bare_403', next: 1 }, 403],
    [{ kind: 'server_error', next: 1 }, 500],
    [{ kind: 'server_error', status: 502, next: 1 }, 502],
  ]
  for (const [fault, status] of failing) {
    sandbox.setFault(fault)
    assert.equal((await write(1)).status, status)
  }
  assert.equal(table(), '')
  assert.equal((await write(1)).status, 200)
})

test('a bare 403 has no body and a 502 is HTML', async () => {
  const { sandbox, write } = await start()
  sandbox.setFault({ kind: 'bare_403', next: 1 })
  assert.equal((await write(1)).body, '')
  sandbox.setFault({ kind: 'server_error', status: 502, next: 1 })
  assert.equal((await write(1)).type, 'text/html')
})

test('a fault may strike one operation only, after letting some pass', async () => {
  const { sandbox, write, call } = await start()
  sandbox.setFault({ kind: 'too_many', operation: 'patchMember', skip: 1, next: 1 })
  assert.equal((await call('GET', '/ping')).status, 200)
  const statuses = [(await write(1)).status, (await write(2)).status, (await write(3)).status]
  assert.deepEqual(statuses, [200, 429, 200])
})

test('the same seed strikes the same calls', async () => {
  const { sandbox, call } = await start()
  const struck = async (seed: number) => {
    const id = sandbox.setFault({ kind: 'too_many', probability: 0.5, seed })
    const statuses = []
    for (let n = 0; n < 20; n += 1) statuses.push((await call('GET', '/ping')).status)
    sandbox.clearFaults(sandbox.accounts()[0]?.id, id)
    return statuses.join()
  }
  const first = await struck(5)
  assert.equal(await struck(5), first)
  assert.notEqual(await struck(6), first)
  assert.match(first, /200/)
  assert.match(first, /429/)
})

test('an answer can be lost after the write is applied', async () => {
  const { sandbox, write, table } = await start()
  sandbox.setFault({ kind: 'lost_answer', next: 1 })
  await assert.rejects(write(5), new TypeError('fetch failed'))
  assert.equal(table(), 5)
})

test('a call without an answer keeps its slot until the caller gives up', async () => {
  const { sandbox, account, table, id } = await start()
  for (const applied of [false, true]) {
    sandbox.setFault({ kind: 'no_answer', next: 1, applied })
    const giveUp = new AbortController()
    const waiting = sandbox.fetch(`https://us14.api.mailchimp.com/3.0/lists/${id}/members/anna@example.com`, {
      method: 'PATCH',
      headers: { Authorization: `Bearer ${account.apiKey}` },
      body: JSON.stringify({ merge_fields: { TABLE: 9 } }),
      signal: giveUp.signal,
    })
    if (applied) while (table() !== 9) await new Promise(setImmediate)
    giveUp.abort()
    await assert.rejects(waiting, { name: 'AbortError' })
    assert.equal(table(), applied ? 9 : '')
  }
})

test('named addresses are refused: alone, as rows, or with their whole batch', async () => {
  const { sandbox, write, call, id } = await start()
  const batch = () =>
    call<{ errors: { error: string }[]; total_created: number; detail: string }>('POST', `/lists/${id}`, {
      members: ['anna@example.com', 'new@example.com'].map((email_address) => ({
        email_address,
        status: 'subscribed',
      })),
      update_existing: true,
    })
  sandbox.setFault({ kind: 'refused_batch', emails: ['Anna@example.com'], error: 'No thanks.', next: 1 })
  const whole = await batch()
  assert.deepEqual([whole.status, whole.body.detail], [400, 'No thanks.'])
  sandbox.setFault({ kind: 'refused_rows', emails: ['anna@example.com'], error: 'Not her.' })
  const partly = await batch()
  assert.equal(partly.body.errors[0]?.error, 'Not her.')
  assert.equal(partly.body.total_created, 1)
  assert.equal((await write(1)).body['detail'], 'Not her.')
})

test('a revoked key is refused until it is given back', async () => {
  const { sandbox, call } = await start()
  sandbox.revokeKey()
  assert.equal((await call('GET', '/ping')).body['title'], 'API Key Invalid')
  sandbox.revokeKey(undefined, false)
  assert.equal((await call('GET', '/ping')).status, 200)
})

test('the whole of Mailchimp can be down', async () => {
  const { sandbox, call } = await start()
  sandbox.stop()
  await assert.rejects(call('GET', '/ping'), TypeError)
  sandbox.start()
  assert.equal((await call('GET', '/ping')).status, 200)
})

test('a deleted audience is not there', async () => {
  const { sandbox, call, id, anna } = await start()
  sandbox.deleteList(id)
  assert.equal((await call('GET', `/lists/${id}`)).status, 404)
  assert.equal((await call('GET', anna)).status, 404)
})

test('a held call is answered once its fault is cleared', async () => {
  const { sandbox, call } = await start()
  sandbox.setFault({ kind: 'held', next: 1 })
  let isAnswered = false
  const held = call('GET', '/ping').then(() => (isAnswered = true))
  assert.equal((await call('GET', '/ping')).status, 200)
  assert.equal(isAnswered, false)
  sandbox.clearFaults()
  assert.equal(await held, true)
})

test('a slow call takes its time', async () => {
  const { sandbox, call } = await start()
  sandbox.setFault({ kind: 'slow', ms: 30, next: 1 })
  await call('GET', '/ping')
  sandbox.changeSettings({ latencyMs: 20 })
  await call('GET', '/ping')
  const [slow, latent] = sandbox.calls.list().slice(-2)
  assert.ok((slow?.tookMs ?? 0) >= 29, String(slow?.tookMs))
  assert.ok((latent?.tookMs ?? 0) >= 19, String(latent?.tookMs))
})
