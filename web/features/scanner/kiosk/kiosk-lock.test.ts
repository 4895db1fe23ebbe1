import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KioskLock } from '../../../product/kept-kiosk.ts'
import { isPin, lockWith, tryPin, waitOf } from './kiosk-lock.ts'

const minute = 60_000

async function failing(lock: KioskLock, times: number, now: number): Promise<KioskLock> {
  let after = lock
  for (let time = 0; time < times; time++) after = (await tryPin(after, '0000', now + time * 10 * minute))!
  return after
}

test('a kiosk is left with its PIN and with no other', async () => {
  const lock = await lockWith('4711', '/scanner/list')
  assert.equal((await tryPin(lock, '4712', 0))?.failures, 1)
  assert.equal(await tryPin(lock, '4711', 0), undefined)
})

test('the PIN is not stored on the device', async () => {
  const lock = await lockWith('471147', '/scanner/list')
  assert.ok(!JSON.stringify(lock).includes('471147'))
  assert.notEqual(lock.hash, (await lockWith('471147', '/scanner/list')).hash)
})

test('after three wrong PINs it has to be waited, longer each time, and five minutes at most', async () => {
  const lock = await lockWith('4711', '/scanner/list')
  assert.equal(waitOf(await failing(lock, 2, 0), 10 * minute), 0)
  const third = await failing(lock, 3, 0)
  assert.equal(waitOf(third, 20 * minute), 5000)
  const fourth = await failing(lock, 4, 0)
  assert.equal(waitOf(fourth, 30 * minute), 10_000)
  const many = { ...third, failures: 40 }
  assert.equal(waitOf((await tryPin(many, '0000', 60 * minute))!, 60 * minute), 5 * minute)
})

test('while it has to be waited, not even the right PIN is looked at', async () => {
  const locked = { ...(await lockWith('4711', '/scanner/list')), failures: 3, waitUntil: 5000 }
  assert.equal(await tryPin(locked, '4711', 4999), locked)
  assert.equal(await tryPin(locked, '4711', 5000), undefined)
})

test('a clock that was set back causes no wait of days', async () => {
  const locked = { ...(await lockWith('4711', '/scanner/list')), waitUntil: 10 * 24 * 60 * minute }
  assert.equal(waitOf(locked, 0), 5 * minute)
})

test('a PIN is four to eight digits', () => {
  assert.ok(isPin('0000') && isPin('12345678'))
  for (const text of ['123', '123456789', '12a4', '', ' 1234']) assert.ok(!isPin(text), text)
})
