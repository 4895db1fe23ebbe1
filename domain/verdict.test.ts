import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flashColour } from './colour.ts'
import { reasons, say } from './verdict.ts'

const outcome = { displayValue: 'Ann', scanCount: 1, maxScans: 1, firstScan: undefined, otherList: undefined }

test('every reason has a sentence of its own', () => {
  const sentences = reasons.map((reason) => say({ ...outcome, reason }))
  assert.equal(new Set(sentences).size, reasons.length)
  for (const sentence of sentences) assert.match(sentence, /^[A-Z].+/)
})

test('a code that was used says when and at which door', () => {
  const firstScan = { at: new Date('2026-11-21T18:42:10Z'), door: 'Front door' }
  assert.equal(
    say({ ...outcome, reason: 'already_used', firstScan }),
    'This code was already used. First scan: 2026-11-21 18:42 UTC, Front door.',
  )
})

test('the flash is green for success, dark red for a refusal, and follows the colour words', () => {
  const names = { listName: 'Spring supper', displayValue: 'Ann' }
  assert.equal(flashColour(true, names), 'green')
  assert.equal(flashColour(false, { ...names, listName: 'Rode zaal' }), 'dark-red')
  assert.equal(flashColour(true, { ...names, listName: 'RODE zaal' }), 'red')
  assert.equal(flashColour(true, { ...names, displayValue: 'tent Lijsterbes' }), 'yellow')
  assert.equal(flashColour(true, { ...names, displayValue: 'Vlier' }), 'blue')
  assert.equal(flashColour(true, { ...names, displayValue: 'VIP' }, [{ word: 'vip', colour: 'yellow' }]), 'yellow')
})
