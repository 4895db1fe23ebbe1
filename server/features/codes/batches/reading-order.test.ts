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

test('the last page may be read when each of the others was, in whatever order', async () => {
  const order = openReadingOrder([0, 1])
  order.turnOf(1).noteRead()
  assert.equal(await isOver(order.allRead), false)
  order.turnOf(0).noteRead()
  await order.allRead
  await openReadingOrder([]).allRead
})

test('the last page is kept when the others are, and not while one of them is still at work', async () => {
  const order = openReadingOrder([0])
  const others = Promise.withResolvers<void>()
  const [first, last] = [order.turnOf(0), order.lastTurn(others.promise)]
  first.noteRead()
  last.beginReading()
  const kept = last.mayBeKept()
  assert.equal(await isOver(kept), false)
  assert.equal(await first.mayBeKept(), 'yes')
  first.noteKept()
  others.resolve()
  assert.equal(await kept, 'yes')
})

test('the last page is read again when another one was meanwhile', async () => {
  const order = openReadingOrder([0])
  const others = Promise.withResolvers<void>()
  const [first, last] = [order.turnOf(0), order.lastTurn(others.promise)]
  first.noteRead()
  last.beginReading()
  first.noteRead()
  first.noteKept()
  others.resolve()
  assert.equal(await last.mayBeKept(), 'read again')
  last.beginReading()
  assert.equal(await last.mayBeKept(), 'yes')
})

test('where another page was not kept, the last one is left to whoever goes on', async () => {
  const order = openReadingOrder([0])
  order.turnOf(0).noteRead()
  assert.equal(await order.lastTurn(Promise.resolve()).mayBeKept(), 'leave')
  await assert.rejects(order.lastTurn(Promise.reject(new Error('Mailchimp is down'))).mayBeKept(), /Mailchimp is down/)
})
