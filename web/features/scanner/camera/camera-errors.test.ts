import assert from 'node:assert/strict'
import { test } from 'node:test'
import { words } from '../../../words/door.ts'
import { kindOfCameraError, whyNoCamera } from './camera-errors.ts'

const named = (name: string) => Object.assign(new Error('x'), { name })

test('each error of a browser gets its cause', () => {
  assert.equal(kindOfCameraError(named('NotAllowedError')), 'denied')
  assert.equal(kindOfCameraError(named('NotFoundError')), 'missing')
  assert.equal(kindOfCameraError(named('NotReadableError')), 'busy')
  assert.equal(kindOfCameraError(named('TimeoutError')), 'stalled')
  assert.equal(kindOfCameraError(named('SomethingNew')), 'unknown')
  assert.equal(kindOfCameraError('no error at all'), 'unknown')
})

test('a refusal says its source: the user now, the device, or an earlier answer', () => {
  const refused = (message: string) => kindOfCameraError(Object.assign(new Error(message), { name: 'NotAllowedError' }))
  assert.equal(refused('Permission dismissed'), 'dismissed')
  assert.equal(refused('Permission denied by system'), 'forbidden')
  assert.equal(refused('Permission denied'), 'denied')
  assert.equal(refused('The request is not allowed by the user agent'), 'denied')
})

test('a camera that was there before and is missing now is gone', () => {
  assert.equal(kindOfCameraError(named('NotFoundError'), true), 'vanished')
  assert.equal(kindOfCameraError(named('NotReadableError'), true), 'busy')
})

test('a page without https is reported before the camera is requested', () => {
  assert.equal(whyNoCamera({ isSecure: false, hasMediaDevices: false }), 'insecure')
  assert.equal(whyNoCamera({ isSecure: true, hasMediaDevices: false }), 'unsupported')
  assert.equal(whyNoCamera({ isSecure: true, hasMediaDevices: true }), undefined)
})

test('each cause says one thing to do', () => {
  assert.match(words.camera.problems.denied.help, /^Allow the camera/)
  assert.match(words.camera.problems.busy.help, /^Close the program/)
})
