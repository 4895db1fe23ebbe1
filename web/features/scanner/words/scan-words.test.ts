import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Verdict } from '#contract/scanning.ts'
import type { LocalVerdict, Scan } from '../door/scan-log.ts'
import { foldedOf, lineOf, wordsOf } from './scan-words.ts'
import { admission } from '../testing/admission.ts'

const code = 'ABCDEFGH23456789ABCDEFGH'
const decided = (verdict: Partial<Verdict>, text = code): Scan => ({
  id: '1',
  text,
  at: new Date(admission.received_at),
  way: 'camera',
  state: 'decided',
  verdict: { ...admission, ...verdict },
})

test('an admission is the name, and how many of how many', () => {
  assert.deepEqual(wordsOf(decided({})), {
    title: 'Checked in',
    name: 'Mira Lindqvist',
    detail: '',
    more: '',
    count: 'Scan 1 of 1',
    note: '',
    unreached: '',
    email: '',
  })
  assert.deepEqual(lineOf(decided({})), { outcome: undefined, name: 'Mira Lindqvist', email: '', note: '' })
})

test('a guest without a name is called Guest, with the email below, online and offline', () => {
  const nameOf = (display_field_value: string) => {
    const { name, email } = wordsOf(decided({ data: { ...admission.data!, display_field_value } }))
    return [name, email]
  }
  assert.deepEqual(nameOf('a…@example.org'), ['Guest', 'a…@example.org'])
  assert.deepEqual(nameOf('ada@example.org'), ['Guest', 'ada@example.org'])
  assert.deepEqual(nameOf(' '), ['Guest', ''])
  assert.deepEqual(nameOf('Ada @ Bar'), ['Ada @ Bar', ''])
  const at = new Date(admission.received_at)
  const local: LocalVerdict = { reason: 'ok', name: 'a…@example.org', scanCount: 1, maxScans: 1, colour: 'green' }
  const saved = wordsOf({ id: '1', text: code, at, way: 'camera', state: 'saved', local })
  assert.deepEqual([saved.name, saved.email], ['Guest', 'a…@example.org'])
})

test('a code with several scans says once which of them this is', () => {
  const { data } = admission
  const words = wordsOf(decided({ data: { ...data!, scan_count: 2 }, max_scans: 5, message: 'Welcome. Scan 2 of 5.' }))
  assert.deepEqual([words.count, words.detail], ['Scan 2 of 5', ''])
})

test('a used code says when and where it was used first, in local time', () => {
  const first = { at: '2026-05-01T17:30:00Z', door: 'North gate' }
  const { detail } = wordsOf(
    decided({ success: false, reason: 'already_used', first_scan: first, message: 'UTC words' }),
  )
  assert.match(detail, /^First scan: .*, North gate\.$/)
})

test('a text that is no code of ours is shown, but not a whole page of it', () => {
  const refused = decided({ success: false, reason: 'malformed', data: null, max_scans: null }, 'x'.repeat(300))
  assert.equal(wordsOf(refused).name.length, 40)
  assert.equal(lineOf(refused).outcome, 'Not a Listpass code')
})

test('a refusal without a next step of its own says what staff do', () => {
  const refused = (reason: Verdict['reason']) => wordsOf(decided({ success: false, reason, standing: null })).more
  assert.deepEqual(
    (['already_used', 'unknown_code', 'blocked'] as const).map(refused).map((more) => more !== ''),
    [true, true, false],
  )
})

test('an unknown code is shown as the guest would read it out', () => {
  const refused = decided({ success: false, reason: 'unknown_code', data: null, max_scans: null })
  assert.equal(wordsOf(refused).name, 'ABCD EFGH 2345 6789 ABCD EFGH')
})

test('a name of nothing that can be seen is no name, and a door’s name stays apart in its sentence', () => {
  const named = (name: string) => decided({ data: { contact_id: 'c', display_field_value: name, scan_count: 1 } })
  assert.equal(wordsOf(named('\u202E\u200B')).name, 'Guest')
  assert.equal(wordsOf(named('\u202Edesu ydaerlA')).name, 'desu ydaerlA')
  const first = { at: '2026-05-01T17:30:00Z', door: '\u202Eשער \u2067' }
  const { detail } = wordsOf(decided({ success: false, reason: 'already_used', first_scan: first }))
  assert.match(detail, /, \u2068שער\u2069\.$/)
})

const saved = (local: Partial<LocalVerdict>): Scan => ({
  id: '1',
  text: code,
  at: new Date(admission.received_at),
  way: 'camera',
  state: 'saved',
  local: { reason: 'ok', name: 'Mira Lindqvist', scanCount: 1, maxScans: 2, colour: 'green', ...local },
})

test('a decision of this device alone says so, beside the same words', () => {
  assert.deepEqual(wordsOf(saved({})), {
    title: 'Checked in',
    name: 'Mira Lindqvist',
    detail: '',
    more: '',
    count: 'Scan 1 of 2',
    note: 'Saved, not yet confirmed',
    unreached: '',
    email: '',
  })
  assert.deepEqual(lineOf(saved({})), {
    outcome: undefined,
    name: 'Mira Lindqvist',
    email: '',
    note: 'Saved, not yet confirmed',
  })
})

test('a refusal by this device alone says why, and a code without a name is read out', () => {
  const refused = saved({ reason: 'already_used', scanCount: 1, maxScans: 1 })
  assert.equal(wordsOf(refused).detail, 'This code was already used.')
  assert.equal(lineOf(refused).outcome, 'Already used')
  assert.equal(wordsOf(saved({ name: undefined })).name, 'ABCD EFGH 2345 6789 ABCD EFGH')
  assert.equal(wordsOf(saved({ name: ' ' })).name, 'Guest')
})

test('an undone check-in, or one lost to another door, is not shown as one', () => {
  assert.equal(wordsOf(decided({ standing: 'undone' })).title, 'Undone')
  assert.equal(lineOf(decided({ standing: 'undone' })).outcome, 'Undone')
  assert.equal(wordsOf(decided({ standing: 'conflict' })).title, 'Let in at another door')
  assert.match(wordsOf(decided({ standing: 'conflict' })).detail, /doesn’t count/)
})

test('a guest found by name is shown by name while the server decides', () => {
  const asked: Scan = {
    id: '1',
    text: '',
    at: new Date(),
    way: 'name',
    name: 'Ken Ito',
    state: 'checking',
    isRetrying: false,
  }
  assert.equal(wordsOf(asked).name, 'Ken Ito')
})

test('staff read that a guest never got the email, except of a guest who leaves', () => {
  assert.equal(wordsOf(decided({ is_unreached: true })).unreached, 'Never got the email')
  assert.equal(
    wordsOf(decided({ is_unreached: true, success: false, reason: 'blocked' })).unreached,
    'Never got the email',
  )
  assert.equal(wordsOf(saved({ isUnreached: true })).unreached, 'Never got the email')
  assert.equal(wordsOf({ ...saved({ isUnreached: true }), direction: 'out' }).unreached, '')
})

const ofParty = (asked: number, verdict: Partial<Verdict>, party: Partial<Verdict>[], more: Partial<Scan> = {}): Scan =>
  ({
    ...decided({
      data: { ...admission.data!, scan_count: 1 },
      max_scans: 4,
      party: party.map((each, place) => ({
        ...admission,
        data: { ...admission.data!, scan_count: place + 2 },
        max_scans: 4,
        ...each,
        scan_id: String(place + 2),
      })),
      ...verdict,
    }),
    party: Array.from({ length: asked - 1 }, (_, place) => String(place + 2)),
    ...more,
  }) as Scan
const said = (scan: Scan) => [wordsOf(scan).title, wordsOf(scan).detail, wordsOf(scan).count]

test('a party that all came in says nothing of places', () => {
  assert.deepEqual(said(ofParty(4, {}, [{}, {}, {}])), ['Checked in', '', '4 people · Scan 4 of 4'])
})

test('fewer than were asked come in for the reason that the server gives, and no other', () => {
  const two = (reason?: Verdict['reason']) => said(ofParty(4, reason ? { rest: { people: 2, reason } } : {}, [{}]))[1]
  assert.equal(two('already_used'), 'Only 2 of 4: no more places are left.')
  assert.equal(two('full'), 'Only 2 of 4: it is full.')
  assert.equal(two('rate_limited'), 'Only 2 of 4 came in.')
  assert.equal(two(), 'Only 2 of 4 came in.')
})

test('a party of which one was taken back says that, and does not blame the places', () => {
  const undone = { standing: 'undone' } as const
  assert.deepEqual(said(ofParty(4, {}, [{}, {}, undone])), [
    'Checked in',
    '1 of 4 was undone.',
    '3 people · Scan 3 of 4',
  ])
  assert.deepEqual(said(ofParty(2, undone, [{}])), ['Checked in', '1 of 2 was undone.', 'Scan 1 of 4'])
  assert.equal(said(ofParty(2, undone, [undone]))[0], 'Undone')
})

test('a folded verdict keeps its party, and shows what staff took back', () => {
  const undone = { standing: 'undone' } as const
  const folded = (scan: Scan) => foldedOf(scan, '9 s ago')
  assert.equal(folded(decided({})), 'Checked in · 9 s ago')
  assert.equal(folded(ofParty(4, {}, [{}, {}, {}])), 'Checked in · 4 people · 9 s ago')
  assert.equal(folded(ofParty(4, {}, [{}, {}, undone])), 'Checked in · 3 people · 9 s ago. 1 of 4 was undone.')
  assert.equal(folded(ofParty(2, undone, [undone])), 'Undone · 9 s ago')
})

test('a party of which one place had gone to another door says so', () => {
  const lost = { success: false, reason: 'conflict', standing: 'conflict' } as const
  const [title, detail] = said(ofParty(3, {}, [{}, lost]))
  assert.deepEqual([title, detail], ['Checked in', '1 of 3 doesn’t count: another door was first.'])
})

test('a door without a connection says itself why some of a party found no place', () => {
  const scan = { ...saved({ people: 2, rest: { people: 2, reason: 'full' } }), party: ['2', '3', '4'] }
  assert.equal(wordsOf(scan).detail, 'Only 2 of 4: it is full.')
  const settled = ofParty(4, {}, [{}], { local: scan.state === 'saved' ? scan.local : undefined })
  assert.equal(said(settled)[1], 'Only 2 of 4: it is full.')
})
