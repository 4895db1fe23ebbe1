import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { openReadingOrder } from './reading-order.ts'

async function isOver(promise: Promise<unknown>): Promise<boolean> {
  let over = false
  void promise.then(() => (over = true))
  await setImmediate()
  return over
}

const done = () => Promise.resolve()

test('the last page may be read when each of the others was, in whatever order', async () => {
  const order = openReadingOrder([0, 1])
  await order.turnOf(1).read(done)
  assert.equal(await isOver(order.allRead), false)
  await order.turnOf(0).read(done)
  await order.allRead
  await openReadingOrder([]).allRead
})

test('the last page is kept when the others are, and not while one of them is still at work', async () => {
  const order = openReadingOrder([0])
  const others = Promise.withResolvers<boolean[]>()
  const [first, last] = [order.turnOf(0), order.lastTurn(others.promise)]
  await first.read(done)
  await last.read(done)
  const kept = last.mayBeKept()
  assert.equal(await isOver(kept), false)
  assert.equal(await first.mayBeKept(), 'yes')
  others.resolve([true])
  assert.equal(await kept, 'yes')
})

test('the last page is read again if another one was read after it', async () => {
  const order = openReadingOrder([0])
  const others = Promise.withResolvers<boolean[]>()
  const [first, last] = [order.turnOf(0), order.lastTurn(others.promise)]
  await first.read(done)
  await last.read(() => first.read(done))
  others.resolve([true])
  assert.equal(await last.mayBeKept(), 'read again')
  await last.read(done)
  assert.equal(await last.mayBeKept(), 'yes')
})

test('if another page was not stored, the last one is left to the next worker', async () => {
  const order = openReadingOrder([0])
  await order.turnOf(0).read(done)
  assert.equal(await order.lastTurn(Promise.resolve([true, false])).mayBeKept(), 'leave')
  await assert.rejects(order.lastTurn(Promise.reject(new Error('Mailchimp is down'))).mayBeKept(), /Mailchimp is down/)
})
