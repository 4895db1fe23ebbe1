import assert from 'node:assert/strict'
import { test } from 'node:test'
import { weekOf } from './week.ts'

const zone = 'Europe/Amsterdam'
const at = (name: string, opens_at: string | null, closes_at: string | null) => ({ name, opens_at, closes_at, zone })
const week = (...all: ReturnType<typeof at>[]) =>
  weekOf(all, '2026-11-25').map(({ occasion, from, to, row }) => `${occasion.name} ${from}-${to} row ${row}`)

test('a night lies on its evening, and a run lies over its days in a row of its own', () => {
  const saturday = at('saturday', '2026-11-28T18:00:00Z', '2026-11-29T01:00:00Z')
  const lounge = at('lounge', '2026-11-28T18:00:00Z', '2026-11-29T01:00:00Z')
  const long = at('long', '2026-11-27T18:00:00Z', '2026-11-28T05:00:00Z')
  assert.deepEqual(week(long), ['long 3-3 row 1'])
  const run = at('run', '2026-11-25T08:00:00Z', '2026-11-28T22:00:00Z')
  const brunch = at('brunch', '2026-11-29T10:00:00Z', '2026-11-29T14:00:00Z')
  assert.deepEqual(week(saturday, lounge, run, brunch), [
    'run 1-4 row 1',
    'saturday 4-4 row 2',
    'lounge 4-4 row 3',
    'brunch 5-5 row 1',
  ])
})

test('an occasion that reaches over the week is cut, one without times lies below, and the rest is not in it', () => {
  const before = at('before', '2026-11-20T18:00:00Z', '2026-11-21T01:00:00Z')
  const long = at('long', '2026-11-20T18:00:00Z', '2026-12-21T01:00:00Z')
  const open = at('open', '2026-12-01T18:00:00Z', null)
  const until = at('until', null, '2026-11-26T18:00:00Z')
  const after = at('after', '2026-12-02T18:00:00Z', null)
  const all = [before, long, open, until, after, at('always', null, null)]
  assert.deepEqual(week(...all), ['long 1-7 row 1', 'until 1-2 row 2', 'open 7-7 row 2', 'always 1-7 row 3'])
})

test('a day is that of the occasion, not of the browser', () => {
  const early = { ...at('early', '2026-11-25T20:00:00Z', '2026-11-26T00:00:00Z'), zone: 'Pacific/Apia' }
  assert.deepEqual(week(early), ['early 2-2 row 1'])
})
