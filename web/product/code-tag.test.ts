import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeTag } from './code-tag.ts'

const fields = [
  { id: '1', tag: 'MAXI', name: 'QR max', type: 'number' as const, merge_id: 5 },
  { id: '2', tag: 'TICKET', name: 'QR code', type: 'text' as const, merge_id: 4 },
]

test('the campaign names the field as the list does, also after it was renamed', () => {
  assert.equal(codeTag(fields), 'TICKET')
})

test('without fields there is no tag to name', () => {
  assert.equal(codeTag([]), undefined)
})
