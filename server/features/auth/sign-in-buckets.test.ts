import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Refusal } from '../../kernel/refusal.ts'
import { openTurns } from './in-turn.ts'
import { bucketsOf, networkOf } from './sign-in-buckets.ts'

test('an IPv6 address counts as its network, and a mapped one as the IPv4 address that it is', () => {
  for (const [ip, network] of [
    ['10.0.0.9', '10.0.0.9'],
    ['::ffff:10.0.0.9', '10.0.0.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['10.0.0.9:50123', '10.0.0.9'],
    ['[2001:db8::1]:50123', '2001:db8:0:0::/64'],
    ['x'.repeat(10_000), 'unknown'],
    ['', 'unknown'],
  ] as const) {
    assert.equal(networkOf(ip), network, ip)
  }
})

test('a known browser shares its bucket with nobody, and no bucket names an email', () => {
  const attempt = { email: 'Noor@example.com', ip: '10.0.0.9' }
  assert.deepEqual(
    bucketsOf({ ...attempt, device: 'd1' }).map(({ key }) => key),
    ['sign-in:device:d1'],
  )
  const strangers = bucketsOf({ ...attempt, device: undefined })
  assert.equal(strangers.length, 3)
  assert.ok(!JSON.stringify(strangers).toLowerCase().includes('noor'))
  assert.deepEqual(strangers, bucketsOf({ ...attempt, email: 'NOOR@EXAMPLE.COM', device: undefined }))
})

test('so many at a time get their turn, in the order in which they came, whatever becomes of them', async () => {
  const inTurn = openTurns(2)
  const begun: number[] = []
  let [now, most] = [0, 0]
  const work = (number: number) => async () => {
    begun.push(number)
    most = Math.max(most, ++now)
    await new Promise((resolve) => setImmediate(resolve))
    now -= 1
    if (number % 3 === 0) throw new Error('declined')
    return number
  }
  const numbers = Array.from({ length: 20 }, (_, number) => number)
  const ended = await Promise.allSettled(numbers.map((number) => inTurn('a', work(number))))
  assert.deepEqual(begun, numbers)
  assert.equal(most, 2)
  assert.equal(ended.filter(({ status }) => status === 'rejected').length, 7)
  assert.equal(await inTurn('a', work(1)), 1)
})

test('where too many wait already, the next is told to come back, and the others get their turn', async () => {
  const inTurn = openTurns(1, 2)
  let go = () => {}
  const first = inTurn('a', () => new Promise<void>((resolve) => (go = resolve)))
  const waiting = [inTurn('a', () => Promise.resolve(2)), inTurn('a', () => Promise.resolve(3))]
  await assert.rejects(
    inTurn('a', () => Promise.resolve(4)),
    (error: Refusal) => error.reason === 'unavailable' && error.message.startsWith('Listpass is busy.'),
  )
  assert.equal(await inTurn('b', () => Promise.resolve(5)), 5)
  go()
  await first
  assert.deepEqual(await Promise.all(waiting), [2, 3])
})
