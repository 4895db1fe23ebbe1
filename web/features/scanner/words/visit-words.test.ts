import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Verdict } from '#contract/scanning.ts'
import type { DoorOccasion } from '#contract/offline.ts'
import type { Scan } from '../door/scan-log.ts'
import type { ShownOccasion } from '../door/door-state.ts'
import { admission } from '../testing/admission.ts'
import { plainOccasion } from '../testing/occasions.ts'
import { occasionLine } from './occasion-line.ts'
import { kindOf, wordsOf } from './scan-words.ts'

const at = new Date('2026-05-01T17:00:00Z')
const night: DoorOccasion = {
  ...plainOccasion,
  id: 'night',
  name: 'Saturday night',
  zone: 'Asia/Kathmandu',
  is_plain: false,
  again: 'after_exit',
}
const visit: NonNullable<Verdict['visit']> = {
  occasion: 'Saturday night',
  direction: 'in',
  note: null,
  opens_at: null,
  closes_at: null,
  inside_since: null,
  inside: null,
  capacity: null,
  admission: null,
}

function decided(reason: Verdict['reason'], facts: Partial<typeof visit>): Scan {
  const success = reason === 'ok'
  const verdict: Verdict = { ...admission, success, reason, visit: { ...visit, ...facts } }
  return { id: '1', text: '', at, way: 'camera', occasion: night, state: 'decided', verdict }
}
const said = (...of: Parameters<typeof decided>) => {
  const { title, detail, more, count } = wordsOf(decided(...of))
  return [title, detail, more, count].filter((part) => part !== '').join(' ')
}

test('each refusal of an occasion says why, what to do next, and that it isn’t counted', () => {
  for (const reason of ['not_invited', 'too_early', 'too_late', 'already_today', 'still_inside', 'full'] as const) {
    assert.match(
      said(reason, { opens_at: '2026-05-01T17:18:00Z', closes_at: '2026-05-01T16:00:00Z' }),
      /isn’t counted\.$/,
    )
  }
  assert.match(
    said('not_invited', {}),
    /^Not invited Saturday night is not for this guest\. Send them to the organiser\./,
  )
  assert.match(said('full', { inside: 500, capacity: 500 }), /^Full 500 of 500 inside\. Ask them to wait\./)
})

test('a door that opens soon says in how many minutes, and at what time where the occasion is', () => {
  // 17:18 UTC is 23:03 in Kathmandu.
  assert.match(said('too_early', { opens_at: '2026-05-01T17:18:00Z' }), /Opens in 18 min, at .*11:03.*\(Kathmandu\)\./)
  assert.match(said('too_early', { opens_at: '2026-05-01T18:18:00Z' }), /Opens .*\(Kathmandu\)\./)
})

test('an exit is told apart from an entry, and says if the guest was not inside', () => {
  const out = decided('ok', { direction: 'out', inside: 137, capacity: 500 })
  assert.equal(kindOf(out), 'out')
  assert.equal(
    said('ok', { direction: 'out', inside: 137, capacity: 500 }),
    'Checked out May come back in. 137 of 500 inside.',
  )
  assert.match(said('ok', { direction: 'out', note: 'not_inside' }), /They weren’t scanned in\./)
  assert.match(said('ok', { note: 'over_capacity', inside: 503, capacity: 500 }), /Over capacity\. 503 of 500 inside\./)
})

test('the line of the strip counts down by the corrected time, and then has the name', () => {
  const opens = { ...night, opens_at: '2026-05-01T17:18:00Z' }
  const shown: ShownOccasion = {
    is: opens,
    direction: 'out',
    canTurn: true,
    asks: false,
    phase: 'early',
    clockOffsetMs: 60_000,
  }
  assert.deepEqual(occasionLine(shown, at), { way: 'OUT', phase: 'Opens in 17 min', name: 'Saturday night' })
  assert.equal(occasionLine({ ...shown, phase: 'late' }, at).phase, 'Closed')
})
