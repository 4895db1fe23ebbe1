import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressTrouble, seenTrouble } from './guest-address.ts'

test('an address of this computer opens nowhere else', () => {
  for (const host of [
    'localhost:3000',
    'LOCALHOST',
    'app.localhost',
    '127.0.0.1',
    '127.8.8.8',
    '[::1]:3000',
    '0.0.0.0',
  ])
    for (const scheme of ['http', 'https']) assert.equal(addressTrouble(`${scheme}://${host}`), 'machine', host)
  assert.equal(addressTrouble(new URL('https://2130706433').origin), 'machine')
  assert.equal(addressTrouble(new URL('https://[::ffff:127.0.0.1]').origin), 'machine')
})

test('an address of a local network opens only there', () => {
  const hosts = ['10.0.0.5', '192.168.1.20:3000', '172.16.0.1', '172.31.9.9', '100.64.0.1', '169.254.1.1', '[fd00::1]']
  const names = ['[fe80::1]', 'tickets.local', 'box.lan', 'nas.home.arpa', 'pos.internal', 'raspberrypi']
  for (const host of [...hosts, ...names]) assert.equal(addressTrouble(`https://${host}`), 'network', host)
})

test('a public address needs https', () => {
  assert.equal(addressTrouble('http://tickets.example.org'), 'insecure')
  assert.equal(addressTrouble('http://203.0.113.9:3000'), 'insecure')
})

test('a public address with https is one that guests can open', () => {
  const hosts = ['tickets.example.org', '203.0.113.9', '172.32.0.1', '100.128.0.1', '[2001:db8::1]', 'fd.example.org']
  for (const host of hosts) assert.equal(addressTrouble(`https://${host}`), undefined, host)
  assert.equal(addressTrouble('https://localhost.example.org/q/A/scan'), undefined)
})

test('an address that a browser has opened is not called wrong any more', () => {
  const seen = { address: 'https://tickets.example.org', trouble: 'elsewhere' } as const
  assert.equal(seenTrouble({ ...seen, origin: 'http://localhost:3000' }), 'elsewhere')
  assert.equal(seenTrouble({ ...seen, origin: 'https://tickets.example.org' }), undefined)
  assert.equal(seenTrouble({ ...seen, trouble: null, origin: 'http://localhost:3000' }), undefined)
})
