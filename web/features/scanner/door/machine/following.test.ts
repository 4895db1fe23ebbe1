import assert from 'node:assert/strict'
import { test } from 'node:test'
import { playMachine } from '../../testing/play-machine.ts'
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
