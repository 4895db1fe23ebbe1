import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainOccasion } from '../../testing/occasions.ts'
import { playMachine } from '../../testing/play-machine.ts'
import type { DoorEvent } from './events.ts'
import type { Failure } from './state.ts'

/** The door after it could not read its list. */
function after(failure: Partial<Failure>, isOrganiser = true) {
  const machine = playMachine(() => undefined, { isOrganiser })
  const commands = machine.send({
    type: 'no page',
    failure: { kind: 'declined', status: undefined, isEnd: false, message: '', ...failure },
  })
  return commands.map((command) => command.do)
}

test('a door whose list is no longer found ends: its member was removed, or the list is gone', () => {
  assert.ok(after({ status: 404 }).includes('over'))
  assert.ok(!after({ status: 404 }, false).includes('over'), 'a scanner link')
})

test('a door goes on while the server is away, busy or broken, or answers anything else', () => {
  for (const status of [403, 409, 422, 429]) assert.ok(!after({ status }).includes('over'), String(status))
  assert.ok(!after({ kind: 'away' }).includes('over'))
  assert.ok(!after({ kind: 'broken', status: 500 }).includes('over'))
})

test('a door with a live stream whose call got no answer finds out by itself that the server is there', () => {
  const at = new Date(0).toISOString()
  const counters = { contacts: 1, checked_in: 0, accepted: 0 }
  const common = {
    salt: 's',
    cursor: '1',
    is_whole: false,
    entries: [],
    next: null,
    counters,
    occasion: plainOccasion,
    at,
  }
  const door = playMachine((command, now): DoorEvent | undefined => {
    if (command.do === 'read cursor') return { type: 'cursor', cursor: '1', isUseful: true, confirmed: [] }
    if (command.do === 'ask page') return { type: 'page', page: common, salt: 's', sentAt: now }
    return command.do === 'store changes' ? { type: 'list stored', heardTo: '1' } : undefined
  })
  const look = () => door.send({ type: 'due', rhythm: 'look' }).map((command) => command.do)
  door.send({ type: 'opened', clockOffsetMs: undefined })
  door.send({ type: 'prepared', held: [], left: [], isPersistent: true })
  door.send({ type: 'follow lock' })
  assert.ok(look().includes('listen'))
  door.send({ type: 'stream', stream: 1, state: 'live' })
  assert.ok(!look().includes('ask page'), 'the stream tells of all changes')
  door.send({ type: 'network', is: 'gone' })
  assert.equal(door.machine().shown.connection, 'offline')
  const does = look()
  assert.deepEqual([does.includes('ask page'), does.includes('listen')], [true, false])
  assert.equal(door.machine().shown.connection, 'online')
})
