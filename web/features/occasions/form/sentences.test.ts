import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyDraft, formOf } from './draft.ts'
import { sentencesOf } from './sentences-of.ts'
import { words } from './words.ts'

const said = (change: Partial<ReturnType<typeof emptyDraft>>) =>
  sentencesOf(formOf({ ...emptyDraft('UTC'), ...change }))

test('the settings of a night read in plain words', () => {
  const night = said({ count: 'own', own: '1' })
  assert.deepEqual(
    [night.often, night.again],
    ['Each guest once. Other occasions don’t count.', 'No. A used entry stays used.'],
  )
  assert.equal(said({ count: 'own', own: '3' }).often, 'Each guest 3 times. Other occasions don’t count.')
  assert.equal(
    said({ count: 'own', again: 'after_exit' }).again,
    'Yes, after they were scanned out. Their entry is then free again.',
  )
})

test('a choice is said as its setting is', () => {
  assert.equal(words.own, 'A number of times, for this occasion only')
  assert.equal(words.agains.own.never, 'Never: a used entry stays used')
})
