import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { holdToast, onToasts, readToasts, releaseToast, showToast } from './toast-list.ts'

function first() {
  const [toast] = readToasts()
  assert.ok(toast)
  return toast
}
const texts = () => readToasts().map(({ text }) => text)

test('a message stays 5 seconds, also when a dialog opens and takes it over', () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  showToast('good', 'List updated')
  mock.timers.tick(60_000)
  // The corner has loaded only now.
  releaseToast(first().id)
  mock.timers.tick(4000)
  // A dialog opens, and the message list is rendered again inside it.
  onToasts(() => {})()
  releaseToast(first().id)
  mock.timers.tick(999)
  assert.deepEqual(texts(), ['List updated'])
  mock.timers.tick(1)
  assert.deepEqual(texts(), [])
  mock.timers.reset()
})

test('a message that is pointed at stays, and then has its time', () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  showToast('bad', 'Failed')
  const { id } = first()
  holdToast(id)
  mock.timers.tick(60_000)
  assert.deepEqual(texts(), ['Failed'])
  releaseToast(id)
  mock.timers.tick(5000)
  assert.deepEqual(texts(), [])
  releaseToast(id)
  mock.timers.reset()
})
