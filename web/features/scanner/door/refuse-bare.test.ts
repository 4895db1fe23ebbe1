import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refuseBare } from './refuse-bare.ts'

const at = new Date('2026-05-01T19:42:00Z')
const code = '23456789ABCDEFGHJKMNPQRS'

test('24 letters in a foreign QR code are refused at the camera and in a photo', () => {
  for (const way of ['camera', 'photo'] as const) {
    const verdict = refuseBare(code, way, at)
    assert.deepEqual([verdict?.success, verdict?.reason, verdict?.colour], [false, 'malformed', 'dark-red'])
    assert.equal(refuseBare(`https://a.b/q/${code}/scan`, way, at), undefined)
    // A text that is no code in either form goes to the server, which stores it.
    assert.equal(refuseBare('https://example.org', way, at), undefined)
  }
})

test('24 letters that a person types or a hardware reader reads are a code', () => {
  for (const way of ['typed', 'reader', 'name'] as const) assert.equal(refuseBare(code, way, at), undefined)
})
