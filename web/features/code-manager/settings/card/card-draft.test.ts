import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cardFrom, draftFrom, mayAdd, movedUp, withField } from './card-draft.ts'

const card = {
  fields: [
    { tag: 'TABLE', is_large: true },
    { tag: 'DIET', is_large: false },
  ],
  note: 'NOTE',
  alert: { tag: 'DIET', is: 'Nut allergy' },
}

test('a card is edited and sent as it was chosen', () => {
  assert.deepEqual(cardFrom(draftFrom(card)), card)
  assert.deepEqual(cardFrom({ ...draftFrom(card), alertValue: ' ' })?.alert, { tag: 'DIET', is: null })
  assert.equal(cardFrom({ ...draftFrom(card), alertTag: '' })?.alert, null)
  assert.equal(cardFrom(draftFrom(null)), null)
})

test('fields move up, and there are at most five', () => {
  assert.deepEqual(
    movedUp(draftFrom(card), 1).fields.map(({ tag }) => tag),
    ['DIET', 'TABLE'],
  )
  let draft = draftFrom(card)
  while (mayAdd(draft)) draft = withField(draft)
  assert.deepEqual(
    draft.fields.map(({ id }) => id),
    [0, 1, 2, 3, 4],
  )
})
