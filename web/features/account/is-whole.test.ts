import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWhole } from './is-whole.ts'

const contact = JSON.stringify({ type: 'contact', email: 'ada@example.com', note: 'x'.repeat(2000) })
const end = JSON.stringify({ type: 'end' })

test('a file that ends with its last line is whole', async () => {
  assert.equal(await isWhole(new Blob([`${contact}\n${contact}\n${end}\n`])), true)
  assert.equal(await isWhole(new Blob([end])), true)
})

test('a file that ends anywhere else is not', async () => {
  const parts = [
    '',
    '\n',
    `${contact}\n`,
    `${contact}\n${end.slice(0, -1)}`,
    `${contact}\n"end"\n`,
    `${contact}\nnull\n`,
  ]
  for (const part of parts) assert.equal(await isWhole(new Blob([part])), false, part.slice(-20))
})
