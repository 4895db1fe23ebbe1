import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldOfMoment, momentOfField } from './local-time.ts'

process.env['TZ'] = 'Europe/Amsterdam'

test('a time is typed and shown as the clock on the wall says', () => {
  assert.equal(fieldOfMoment('2026-05-01T18:00:00.000Z'), '2026-05-01T20:00')
  assert.equal(fieldOfMoment('2026-01-09T07:05:00.000Z'), '2026-01-09T08:05')
  assert.equal(momentOfField('2026-05-01T20:00', null), '2026-05-01T18:00:00.000Z')
  assert.equal(momentOfField('2026-12-31T23:59', null), '2026-12-31T22:59:00.000Z')
})

test('an empty time stays empty', () => {
  assert.equal(fieldOfMoment(null), '')
  assert.equal(momentOfField('', '2026-05-01T18:00:00.000Z'), null)
})

test('an unchanged time keeps even its seconds', () => {
  const before = '2026-05-01T18:00:31.250Z'
  assert.equal(momentOfField(fieldOfMoment(before), before), before)
})
