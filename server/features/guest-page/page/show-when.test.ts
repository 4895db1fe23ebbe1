import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '#domain/spoken.ts'
import { showWhen } from './show-when.ts'

const now = new Date('2026-11-25T12:00:00Z')
const times = (zone: string, opens: string | null, closes: string | null = null) => ({
  zone,
  opensAt: opens === null ? null : new Date(opens),
  closesAt: closes === null ? null : new Date(closes),
})

test('a night is told with its day and hours, in the zone of the occasion', () => {
  assert.equal(showWhen(times('Europe/Berlin', '2026-11-28T18:00:00Z'), now, 'en'), 'Saturday 28 November, 19:00')
  assert.equal(
    showWhen(times('America/New_York', '2026-11-29T01:00:00Z', '2026-11-29T06:30:00Z'), now, 'en'),
    'Saturday 28 November, 20:00–01:30',
  )
})

test('a longer time is told with both of its days, another year with its number', () => {
  assert.equal(
    showWhen(times('UTC', '2026-12-30T10:00:00Z', '2027-01-02T10:00:00Z'), now, 'en'),
    'Wednesday 30 December, 10:00 – Saturday 2 January 2027, 10:00',
  )
})

test('an occasion without an opening has no time', () => {
  assert.equal(showWhen(times('UTC', null, '2026-12-30T10:00:00Z'), now, 'en'), undefined)
})

test('midnight is 00:00', () => {
  assert.equal(showWhen(times('UTC', '2026-12-30T00:00:00Z'), now, 'en'), 'Wednesday 30 December, 00:00')
})

test('it is told in the language of the reader', () => {
  const night = times('Europe/Berlin', '2026-11-28T18:00:00Z', '2026-11-29T01:00:00Z')
  const later = times('UTC', '2027-01-02T10:00:00Z')
  const told: [Language, string, string][] = [
    ['de', 'Samstag, 28. November, 19:00–02:00', 'Samstag, 2. Januar 2027, 10:00'],
    ['fr', 'samedi 28 novembre, 19:00–02:00', 'samedi 2 janvier 2027, 10:00'],
    ['es', 'sábado, 28 de noviembre, 19:00–02:00', 'sábado, 2 de enero de 2027, 10:00'],
    ['nl', 'zaterdag 28 november, 19:00–02:00', 'zaterdag 2 januari 2027, 10:00'],
    ['pt', 'sábado, 28 de novembro, 19:00–02:00', 'sábado, 2 de janeiro de 2027, 10:00'],
  ]
  for (const [language, first, second] of told)
    assert.deepEqual([showWhen(night, now, language), showWhen(later, now, language)], [first, second])
})
