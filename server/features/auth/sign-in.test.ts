import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bucketsOf } from './sign-in.ts'
import { networkOf } from '../../kernel/network.ts'

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

test('known browsers of an email share one bucket with no stranger, and no bucket names an email', () => {
  const attempt = { email: 'Noor@example.com', ip: '10.0.0.9' }
  assert.equal(bucketsOf({ ...attempt, isKnown: true }).length, 1)
  const strangers = bucketsOf({ ...attempt, isKnown: false })
  assert.equal(strangers.length, 3)
  assert.ok(!JSON.stringify(strangers).toLowerCase().includes('noor'))
  assert.deepEqual(strangers, bucketsOf({ ...attempt, email: 'NOOR@EXAMPLE.COM', isKnown: false }))
})
