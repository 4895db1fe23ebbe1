import assert from 'node:assert/strict'
import { test } from 'node:test'
import { momentOf, momentsOf, wallOf } from './wall-time.ts'

const utc = (at: number) => new Date(at).toISOString()
const all = (zone: string, text: string) => momentsOf(zone, text).map(utc)

test('an hour that comes twice has two moments, and the first is meant', () => {
  const berlin = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']
  assert.deepEqual(all('Europe/Berlin', '2026-10-25T02:30'), berlin)
  assert.equal(utc(momentOf('Europe/Berlin', '2026-10-25T02:30')), berlin[0])
  const newYork = ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']
  assert.deepEqual(all('America/New_York', '2026-11-01T01:30'), newYork)
  assert.equal(utc(momentOf('America/New_York', '2026-11-01T01:30')), newYork[0])
})

test('the minutes around the hour that comes twice come once', () => {
  assert.deepEqual(all('Europe/Berlin', '2026-10-25T01:59'), ['2026-10-24T23:59:00.000Z'])
  assert.deepEqual(all('Europe/Berlin', '2026-10-25T03:00'), ['2026-10-25T02:00:00.000Z'])
})

test('a skipped time has no moment, and moves on by what the clocks skip', () => {
  assert.deepEqual(all('Europe/Berlin', '2026-03-29T02:30'), [])
  assert.equal(utc(momentOf('Europe/Berlin', '2026-03-29T02:30')), '2026-03-29T01:30:00.000Z')
  assert.equal(wallOf('Europe/Berlin', momentOf('Europe/Berlin', '2026-03-29T02:30')), '2026-03-29T03:30')
  assert.deepEqual(all('America/New_York', '2026-03-08T02:15'), [])
  assert.equal(wallOf('America/New_York', momentOf('America/New_York', '2026-03-08T02:15')), '2026-03-08T03:15')
})

test('Samoa skipped a whole day', () => {
  assert.deepEqual(all('Pacific/Apia', '2011-12-30T12:00'), [])
  assert.equal(wallOf('Pacific/Apia', momentOf('Pacific/Apia', '2011-12-30T12:00')), '2011-12-31T12:00')
})

test('zones with odd offsets and far from Greenwich are right', () => {
  assert.deepEqual(all('Asia/Kathmandu', '2026-10-25T02:30'), ['2026-10-24T20:45:00.000Z'])
  assert.deepEqual(all('Pacific/Apia', '2026-10-25T02:30'), ['2026-10-24T13:30:00.000Z'])
  assert.deepEqual(all('Pacific/Kiritimati', '2026-01-01T00:00'), ['2025-12-31T10:00:00.000Z'])
  assert.deepEqual(all('Pacific/Pago_Pago', '2026-01-01T00:00'), ['2026-01-01T11:00:00.000Z'])
})

test('every half hour of an autumn comes back as the field showed it', () => {
  for (const zone of ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia', 'Australia/Lord_Howe']) {
    for (let at = Date.UTC(2026, 9, 1); at < Date.UTC(2026, 10, 3); at += 1_800_000) {
      const text = wallOf(zone, at)
      assert.ok(momentsOf(zone, text).includes(at), `${zone} ${utc(at)}`)
    }
  }
})
