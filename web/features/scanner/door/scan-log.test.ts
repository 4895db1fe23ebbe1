import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Verdict } from '#contract/scanning.ts'
import {
  alertOf,
  countingOf,
  peopleOf,
  colourOf,
  emptyLog,
  flashDelay,
  isAdmission,
  isLetIn,
  logScan,
  shownScan,
  standingOf,
  type Happening,
  type LocalVerdict,
  type ScanLog,
} from './scan-log.ts'
import { admission } from '../testing/admission.ts'

const at = new Date('2026-05-01T19:42:00Z')

const verdict: Verdict = { ...admission, colour: 'yellow', received_at: at.toISOString() }

const after = (...happenings: Happening[]): ScanLog => happenings.reduce(logScan, emptyLog)
const seen = (id: string): Happening => ({ type: 'seen', id, text: `text ${id}`, at, way: 'camera' })

test('the newest scan is first, and only ten are kept', () => {
  const log = after(...Array.from({ length: 13 }, (_, number) => seen(String(number))))
  assert.equal(log.scans.length, 10)
  assert.equal(log.scans[0]?.id, '12')
})

test('a code that got no answer and is scanned again is shown again', () => {
  const lost = after(seen('a'), { type: 'lost', id: 'a', message: 'No answer.' })
  assert.equal(shownScan(lost)?.state, 'lost')
  const again = logScan(lost, seen('a'))
  assert.equal(shownScan(again), undefined)
  assert.equal(shownScan(logScan(again, { type: 'decided', id: 'a', verdict }))?.state, 'decided')
  assert.equal(logScan(lost, seen('b')).shownId, 'a')
})

test('nothing is shown as a result before its verdict is there', () => {
  assert.equal(shownScan(after(seen('a'))), undefined)
})

test('the result stays readable while the next code is being checked', () => {
  const log = after(seen('a'), { type: 'decided', id: 'a', verdict }, seen('b'))
  assert.equal(shownScan(log)?.id, 'a')
  assert.equal(log.scans[0]?.state, 'checking')
})

test('the scan that is decided last is shown, even if another began later', () => {
  const log = after(seen('a'), seen('b'), { type: 'decided', id: 'b', verdict }, { type: 'decided', id: 'a', verdict })
  assert.equal(shownScan(log)?.id, 'a')
})

test('the colour is the verdict’s, and a scan that was lost looks like a refusal', () => {
  const decided = after(seen('a'), { type: 'decided', id: 'a', verdict })
  assert.equal(colourOf(shownScan(decided)!), 'yellow')
  const lost = after(seen('a'), { type: 'retrying', id: 'a' }, { type: 'lost', id: 'a', message: 'away' })
  assert.equal(colourOf(shownScan(lost)!), 'dark-red')
})

const local: LocalVerdict = { reason: 'ok', name: 'Mira', scanCount: 1, maxScans: 1, colour: 'green' }

test('a scan that this door decided is an admission, and says that it is not confirmed yet', () => {
  const saved = shownScan(after(seen('a'), { type: 'saved', id: 'a', local }))!
  assert.equal(saved.state, 'saved')
  assert.deepEqual([isLetIn(saved), colourOf(saved)], [true, 'green'])
  const refused = after(seen('a'), { type: 'saved', id: 'a', local: { ...local, reason: 'already_used' } })
  assert.equal(isLetIn(shownScan(refused)!), false)
})

test('a later verdict changes the line, and not the large display', () => {
  const log = after(
    seen('a'),
    { type: 'saved', id: 'a', local },
    seen('b'),
    { type: 'decided', id: 'b', verdict },
    { type: 'confirmed', id: 'a', verdict: { ...verdict, success: false, reason: 'conflict', standing: 'conflict' } },
  )
  assert.equal(shownScan(log)?.id, 'b')
  const [, first] = log.scans
  assert.equal(first?.state === 'decided' && first.verdict.standing, 'conflict')
  assert.deepEqual(first?.state === 'decided' && first.local, local)
})

test('an undone scan says so in its line', () => {
  const log = after(
    seen('a'),
    { type: 'decided', id: 'a', verdict },
    { type: 'standing', id: 'a', standing: 'undone' },
    { type: 'standing', id: 'of another door', standing: 'conflict' },
  )
  const [scan] = log.scans
  assert.equal(scan?.state === 'decided' && scan.verdict.standing, 'undone')
})

test('an alert is shown for an admission that counts, also by this device alone', () => {
  const card = { fields: [], note: '', alert: 'Nut allergy' }
  const alertAfter = (...happenings: Happening[]) => alertOf(shownScan(after(seen('a'), ...happenings))!)
  const admitted = { ...verdict, card }
  assert.equal(alertAfter({ type: 'decided', id: 'a', verdict: admitted }), 'Nut allergy')
  assert.equal(alertAfter({ type: 'saved', id: 'a', local: { ...local, card } }), 'Nut allergy')
  assert.equal(alertAfter({ type: 'decided', id: 'a', verdict }), undefined)
  const refused = { ...admitted, success: false, standing: null }
  assert.equal(alertAfter({ type: 'decided', id: 'a', verdict: refused }), undefined)
  const undone: Happening = { type: 'standing', id: 'a', standing: 'undone' }
  assert.equal(alertAfter({ type: 'decided', id: 'a', verdict: admitted }, undone), undefined)
})

test('a party is one line: as many people as came in, and each is taken back on its own', () => {
  const party = [
    { ...verdict, scan_id: 'b' },
    { ...verdict, scan_id: 'c' },
  ]
  const log = after(seen('a'), { type: 'decided', id: 'a', verdict: { ...verdict, party } })
  assert.deepEqual(countingOf(shownScan(log)!), ['c', 'b', 'a'])
  const two = logScan(log, { type: 'standing', id: 'c', standing: 'undone' })
  assert.deepEqual([countingOf(shownScan(two)!), peopleOf(shownScan(two)!)], [['b', 'a'], 2])
})

test('a party that only this door has decided is taken back one by one, and its line says so', () => {
  const saved = after(partySeen, { type: 'saved', id: 'a', local: { ...ofParty, people: 3 } })
  assert.deepEqual([countingOf(lineOf(saved)), standingOf(lineOf(saved))], [['c', 'b', 'a'], undefined])
  const undo = (id: string): Happening => ({ type: 'standing', id, standing: 'undone' })
  const one = logScan(saved, undo('c'))
  assert.deepEqual([countingOf(lineOf(one)), peopleOf(lineOf(one)), isAdmission(lineOf(one))], [['b', 'a'], 2, true])
  const all = [undo('b'), undo('a')].reduce(logScan, one)
  assert.deepEqual([countingOf(lineOf(all)), standingOf(lineOf(all)), isAdmission(lineOf(all))], [[], 'undone', false])
  // The server says the same once it has them.
  const told = ['a', 'b', 'c'].map((id) => confirm(id, 0, { standing: 'undone' })).reduce(logScan, all)
  assert.deepEqual([lineOf(told).state, standingOf(lineOf(told))], ['decided', 'undone'])
})

const partySeen: Happening = { type: 'seen', id: 'a', text: 'text a', at, way: 'camera', party: ['b', 'c', 'd'] }
const ofParty = { ...local, scanCount: 4, maxScans: 4, people: 4 }
const counted = (count: number, change: Partial<Verdict> = {}): Verdict => ({
  ...verdict,
  data: { ...admission.data!, scan_count: count },
  max_scans: 4,
  ...change,
})
const confirm = (id: string, count: number, change?: Partial<Verdict>): Happening => ({
  type: 'confirmed',
  id,
  verdict: counted(count, change),
})

/** The newest line of the log. */
function lineOf({ scans: [line] }: Pick<ReturnType<typeof logScan>, 'scans'>) {
  assert.ok(line)
  return line
}

test('a party of four that was let in without a connection is four people once the server has them', () => {
  const saved = after(partySeen, { type: 'saved', id: 'a', local: ofParty })
  const some = [confirm('a', 1), confirm('b', 2)].reduce(logScan, saved)
  assert.deepEqual([lineOf(some).state, peopleOf(lineOf(some))], ['saved', 4])
  const all = [confirm('d', 4), confirm('c', 3)].reduce(logScan, some)
  assert.equal(all.scans.length, 1)
  assert.equal(lineOf(all).state, 'decided')
  assert.deepEqual(countingOf(lineOf(all)), ['d', 'c', 'b', 'a'])
  // Another page of this browser may tell the same again.
  assert.deepEqual(countingOf(lineOf(logScan(all, confirm('a', 1)))), ['d', 'c', 'b', 'a'])
})

test('news of one of a party does not wait for the others, and is not lost', () => {
  const log = after(
    partySeen,
    { type: 'saved', id: 'a', local: { ...ofParty, people: 3 } },
    confirm('a', 1),
    confirm('b', 2),
    { type: 'standing', id: 'b', standing: 'conflict' },
    confirm('c', 3),
  )
  assert.deepEqual(countingOf(lineOf(log)), ['c', 'a'])
})

test('a party counts while one of it counts, whoever was taken back first', () => {
  const party = [{ ...counted(2), scan_id: 'b' }]
  const log = after(partySeen, { type: 'decided', id: 'a', verdict: { ...counted(1), party } })
  const first = lineOf(logScan(log, { type: 'standing', id: 'a', standing: 'undone' }))
  assert.deepEqual([isAdmission(first), standingOf(first), countingOf(first)], [true, 'counts', ['b']])
  const both = lineOf(logScan({ ...log, scans: [first] }, { type: 'standing', id: 'b', standing: 'undone' }))
  assert.deepEqual([isAdmission(both), standingOf(both)], [false, 'undone'])
})

test('the page never flashes more than three times a second', () => {
  assert.equal(flashDelay(undefined, 1000), 0)
  assert.equal(flashDelay(1000, 1100), 250)
  assert.equal(flashDelay(1000, 1400), 0)
})
