import assert from 'node:assert/strict'
import { test } from 'node:test'
import { doorHere } from '../../testing/door-here.ts'
import type { Alert } from '../door-state.ts'
import { acknowledge, announce, showKept } from './alerts.ts'
import { beginMachine } from './state.ts'

const alert: Alert = {
  id: 'elsewhere of another door’s scan',
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

test('a scan that brought too many in loses its place: both are told, also after staff saw the first', () => {
  const tooMany: Alert = { ...alert, id: 'over_capacity mine', scanId: 'mine', kind: 'over_capacity' }
  const lost: Alert = { ...tooMany, id: 'lost mine', kind: 'lost' }
  const [full] = announce([tooMany])(beginMachine(doorHere, false))
  assert.deepEqual(announce([lost])(full)[0].alerts, [tooMany, lost])
  const [seen] = acknowledge(tooMany.id)(full)
  const [told, commands] = announce([lost])(seen)
  assert.deepEqual([told.alerts, commands.length], [[lost], 1])
})
