import assert from 'node:assert/strict'
import { test } from 'node:test'
import { doorHere } from '../../testing/door-here.ts'
import type { Alert } from '../door-state.ts'
import { announce, showKept } from './alerts.ts'
import { beginMachine } from './state.ts'

const alert: Alert = {
  scanId: 'another door’s scan',
  kind: 'elsewhere',
  name: 'Ada Brightwell',
  text: undefined,
  reason: undefined,
  at: new Date(0),
  door: 'North',
}

test('an alert that two scans of one guest bring is told once', () => {
  const [machine, commands] = announce([alert, { ...alert }])(beginMachine(doorHere, false))
  assert.deepEqual([machine.alerts, commands.length], [[alert], 1])
  const [again, more] = announce([alert])(machine)
  assert.deepEqual([again.alerts, more], [[alert], []])
})

test('alerts that were kept are shown once, and not told again', () => {
  const shown = showKept(beginMachine(doorHere, false), [alert, { ...alert }])
  assert.deepEqual(shown.alerts, [alert])
})
