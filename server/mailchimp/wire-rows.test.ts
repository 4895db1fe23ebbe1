// Rows of tags, segments, fields and campaigns that cannot be understood.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as wire from './wire.ts'

test('a row that is left out is named by its name, else by its tag or its number', () => {
  const segment = { id: 1, name: 'Gold', type: 'static', member_count: 2 }
  const odd = [
    { ...segment, member_count: null },
    { ...segment, name: null, id: 'x7' },
    { ...segment, name: 12, id: 3 },
    { ...segment, name: '', id: 1.5 },
    { ...segment, type: 4, name: '\u202eGold\n cards' },
    { id: {}, name: ['Gold'] },
    'Gold',
    null,
    ['Gold'],
  ]
  const { segments } = wire.segmentPage.parse({ segments: [segment, ...odd], total_items: 10 })
  assert.deepEqual(segments, {
    rows: [segment],
    all: 10,
    leftOut: ['Gold', 'x7', '12', '1.5', 'Gold cards', '', '', '', ''],
  })
  const field = { merge_id: 4, tag: 'TABLE', name: 'Table', type: 'text' }
  const fields = [
    field,
    { ...field, merge_id: null },
    { ...field, tag: null, name: null },
    { ...field, tag: 5, name: '' },
  ]
  assert.deepEqual(wire.mergeFieldPage.parse({ merge_fields: fields }).merge_fields.leftOut, ['Table', '4', '5'])
})

test('a very long name of a row that is left out is cut', () => {
  const { segments } = wire.segmentPage.parse({ segments: [{ name: 'Gold '.repeat(10_000) }], total_items: 1 })
  assert.equal(segments.leftOut[0]!.length, 100)
})
