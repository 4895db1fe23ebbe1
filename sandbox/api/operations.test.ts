import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startSandbox } from '../testing/start-sandbox.ts'

type Events = {
  events: { name: string; occurred_at: string; properties: Record<string, string> }[]
  total_items: number
}

async function start() {
  const started = startSandbox()
  const { sandbox, call } = started
  const { id } = await sandbox.addAudience({
    members: [
      { email: 'anna@example.com' },
      { email: 'cleaned@example.com', status: 'cleaned' },
      { email: 'away@example.com', status: 'archived' },
    ],
  })
  const path = (email = 'anna@example.com') => `/lists/${id}/members/${email}/events`
  const add = (body: object, email?: string) => call('POST', path(email), body)
  const list = async (query = '') => (await call<Events>('GET', path() + query)).body
  return { ...started, id, add, list, path }
}

test('an event is added with its properties and read back, newest first', async () => {
  const { add, list } = await start()
  const properties = { occasion: 'Gala', door: 'North', number: '1' }
  const at = '2026-10-31T20:14:00+00:00'
  assert.equal((await add({ name: 'checked_in', properties, occurred_at: at, is_syncing: true })).status, 204)
  assert.equal((await add({ name: 'check_in_undone' })).status, 204)
  assert.deepEqual(await list('?fields=events,total_items'), {
    events: [
      { name: 'check_in_undone', occurred_at: '2026-11-01T00:00:00+00:00', properties: {} },
      { name: 'checked_in', occurred_at: at, properties },
    ],
    total_items: 2,
  })
})

test('an event whose answer was lost is there, and a second call makes a second one', async () => {
  const { add, list, sandbox } = await start()
  sandbox.setFault({ kind: 'lost_answer', operation: 'addMemberEvent', next: 1 })
  await assert.rejects(add({ name: 'checked_in' }), new TypeError('fetch failed'))
  assert.equal((await list()).total_items, 1)
  await add({ name: 'checked_in' })
  assert.equal((await list()).total_items, 2)
  sandbox.setFault({ kind: 'wrong_answer', answer: 'keeps_nothing', operation: 'addMemberEvent', next: 1 })
  assert.equal((await add({ name: 'checked_in' })).status, 204)
  assert.equal((await list()).total_items, 2)
})

test('ten events are listed when nothing is said, and a thousand at most', async () => {
  const { add, list, call, path, sandbox, id } = await start()
  for (let n = 0; n < 12; n += 1) await add({ name: 'checked_in', properties: { number: String(n) } })
  assert.deepEqual([(await list()).events.length, (await list('?offset=10')).events.length], [10, 2])
  assert.equal((await list('?count=1')).events[0]!.properties['number'], '11')
  assert.equal((await call('GET', `${path()}?count=1001`)).status, 400)
  assert.equal(sandbox.memberEvents(id, 'anna@example.com').length, 12)
})

test('names, properties and times are checked', async () => {
  const { add, list } = await start()
  for (const name of ['ab', 'checked_in-2', 'x'.repeat(30)]) assert.equal((await add({ name })).status, 204, name)
  for (const name of ['a', 'x'.repeat(31), 'checked in', 'épée', ''])
    assert.equal((await add({ name })).status, 400, name)
  assert.equal((await add({ properties: {} })).status, 400)
  assert.equal((await add({ name: 'checked_in', properties: { number: 1 } })).status, 400)
  assert.equal((await add({ name: 'checked_in', properties: [{ key: 'a', value: 'b' }] })).status, 400)
  assert.equal((await add({ name: 'checked_in', occurred_at: 'last night' })).status, 400)
  assert.equal((await list()).total_items, 3)
})

test('events of cleaned, archived and unknown contacts are refused', async () => {
  const { add } = await start()
  const status = async (email: string) => (await add({ name: 'checked_in' }, email)).status
  assert.deepEqual(
    [await status('cleaned@example.com'), await status('away@example.com'), await status('nobody@example.com')],
    [400, 404, 404],
  )
})

test('a contact that is deleted for good takes its events along', async () => {
  const { add, call, id, list } = await start()
  await add({ name: 'checked_in' })
  await call('POST', `/lists/${id}/members/anna@example.com/actions/delete-permanent`)
  assert.equal((await list()).events, undefined)
})
