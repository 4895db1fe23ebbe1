import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Who } from '#contract/occasions.ts'
import { whoDraftOf, whoOf } from './who-draft.ts'

const conditions: (Who | null)[] = [
  null,
  { kind: 'field', tag: 'TABLE', test: 'is', value: '7' },
  { kind: 'field', tag: 'TABLE', test: 'is_not', value: '7' },
  { kind: 'field', tag: 'TABLE', test: 'is_set', value: '' },
  { kind: 'segment', id: 3, name: 'Press', is_tag: true },
]

test('a condition that is opened and saved stays as it is', () => {
  for (const who of conditions) assert.deepEqual(whoOf(whoDraftOf(who)), who)
})

test('what was typed for another condition does not stand in the saved one', () => {
  const draft = whoDraftOf({ kind: 'field', tag: 'TABLE', test: 'is', value: '7' })
  assert.deepEqual(whoOf({ ...draft, test: 'is_set' }), { kind: 'field', tag: 'TABLE', test: 'is_set', value: '' })
  assert.equal(whoOf({ ...draft, who: 'everyone' }), null)
  const none = whoOf({ ...draft, who: 'segment' })
  assert.ok(none?.kind === 'segment' && Number.isNaN(none.id))
})
