import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choiceOptions, ifOptions, thenOptions } from './field-options.ts'

const field = (tag: string, type = 'text', is_ours = false) => ({ tag, name: tag, type, is_ours, choices: [] })
const fields = [field('GROUP'), field('QRSCANS', 'number', true), field('ADDRESS', 'address')]
const values = (options: { value: string }[]) => options.map(({ value }) => value)

test('a rule may test every field except addresses, and may not change our fields', () => {
  assert.deepEqual(values(ifOptions(fields, '')), ['', 'EMAIL', 'GROUP', 'QRSCANS'])
  assert.deepEqual(values(thenOptions(fields, '')), ['', 'GROUP'])
})

test('a rule still shows a value that the list no longer has', () => {
  assert.deepEqual(ifOptions(fields, 'OLD').at(-1), { value: 'OLD', label: 'OLD (no longer in the list)' })
  assert.deepEqual(values(choiceOptions(['wine', 'water'], 'beer')), ['', 'wine', 'water', 'beer'])
  assert.deepEqual(values(choiceOptions(['wine'], 'wine')), ['', 'wine'])
})
