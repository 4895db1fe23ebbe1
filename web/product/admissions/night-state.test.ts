import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Tonight } from '#contract/tonight.ts'
import { nightState } from './night-state.ts'

const opens = '2026-11-28T19:00:00.000Z'
const closes = '2026-11-29T02:00:00.000Z'
const at = (text: string) => Date.parse(text)

const stateAt = (now: string, stopped: Tonight['stopped'] = null, times: object = {}) =>
  nightState({ occasion: { opens_at: opens, closes_at: closes, ...times } as Tonight['occasion'], stopped }, at(now))

test('a night is before its opening, open, and over', () => {
  assert.deepEqual(stateAt('2026-11-28T18:59:59Z'), { name: 'before', opensAt: at(opens) })
  assert.deepEqual(stateAt(opens), { name: 'open', closesAt: at(closes) })
  assert.deepEqual(stateAt(closes), { name: 'over', closedAt: at(closes) })
  const always = { opens_at: null, closes_at: null }
  assert.deepEqual(stateAt(closes, null, always), { name: 'open', closesAt: null })
})

test('a stopped night is stopped until it would be over', () => {
  const stop = '2026-11-28T20:20:00.000Z'
  const stopped = { at: stop, is_whole_list: false, can_resume: true }
  const closed = { closes_at: stop }
  assert.deepEqual(stateAt('2026-11-28T21:00:00Z', stopped, closed), { name: 'stopped', at: at(stop), canResume: true })
  const late = { ...stopped, can_resume: false }
  assert.deepEqual(stateAt('2026-11-29T03:00:00Z', late, closed), { name: 'over', closedAt: at(stop) })
})

test('a list that is switched off is stopped, and its nights that are over stay over', () => {
  const off = { at: null, is_whole_list: true, can_resume: true }
  assert.deepEqual(stateAt('2026-11-28T21:00:00Z', off), { name: 'stopped', at: null, canResume: true })
  assert.equal(stateAt('2026-11-29T03:00:00Z', off).name, 'over')
  assert.equal(stateAt('2026-11-28T18:00:00Z', off).name, 'before')
})
