import assert from 'node:assert/strict'
import { test } from 'node:test'
import { announce } from './alerts.ts'
import { show } from './shown.ts'
import { beginMachine } from './state.ts'
import { doorHere } from '../../testing/door-here.ts'

const machine = beginMachine(doorHere, true)

test('what a door shows is a new object only when it says something else', () => {
  const { listAge, pending } = machine.shown
  assert.equal(show(machine, { listAge, pending }).shown, machine.shown)
  const counters = { contacts: 3, checked_in: 1, accepted: 1 }
  const counted = show(machine, { counters })
  assert.deepEqual(counted.shown.counters, counters)
  assert.equal(show(counted, { counters: { ...counters } }).shown, counted.shown)
  assert.notEqual(show(counted, { counters: { ...counters, accepted: 2 } }).shown, counted.shown)
})

test('news without an alert leaves the alerts as they are', () => {
  const [after] = announce([])(machine)
  assert.equal(after.alerts, machine.alerts)
})
