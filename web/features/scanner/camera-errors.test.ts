import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cameraProblem, kindOfCameraError, whyNoCamera } from './camera-errors.ts'

const named = (name: string) => Object.assign(new Error('x'), { name })

test('each error of a browser gets its cause', () => {
  assert.equal(kindOfCameraError(named('NotAllowedError')), 'denied')
  assert.equal(kindOfCameraError(named('NotFoundError')), 'missing')
  assert.equal(kindOfCameraError(named('NotReadableError')), 'busy')
  assert.equal(kindOfCameraError(named('TimeoutError')), 'stalled')
  assert.equal(kindOfCameraError(named('SomethingNew')), 'unknown')
  assert.equal(kindOfCameraError('no error at all'), 'unknown')
})

test('a page without https is told so before anything is asked', () => {
  assert.equal(whyNoCamera({ isSecure: false, hasMediaDevices: false }), 'insecure')
  assert.equal(whyNoCamera({ isSecure: true, hasMediaDevices: false }), 'unsupported')
  assert.equal(whyNoCamera({ isSecure: true, hasMediaDevices: true }), undefined)
})

test('each cause says one thing to do', () => {
  assert.match(cameraProblem('denied').instruction, /^Allow the camera/)
  assert.match(cameraProblem('busy').instruction, /^Close the other program/)
})
