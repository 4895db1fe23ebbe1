import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isWhole, showSize } from './downloaded.ts'

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

test('a size is shown in the unit that a person would use', () => {
  const shown = [0, 1, 999, 1000, 3400, 25_000, 1_000_000, 3_440_000_000, 5e12].map((bytes) => showSize(bytes, 'en-GB'))
  const expected = ['0 bytes', '1 byte', '999 bytes', '1 kB', '3.4 kB', '25 kB', '1 MB', '3.4 GB', '5,000 GB']
  assert.deepEqual(shown, expected)
})

test('it speaks the language of the browser', () => {
  assert.equal(showSize(3400, 'nl'), '3,4 kB')
})
