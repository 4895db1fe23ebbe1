import assert from 'node:assert/strict'
import { test } from 'node:test'
import { folded, searchedText } from './folded.ts'
import { spellings } from './testing/spellings.ts'

test('a name is found however it is typed', () => {
  for (const [name, ...typed] of spellings)
    for (const each of typed)
      assert.ok(searchedText(name).includes(folded(each)), `${name} as ${each}: ${searchedText(name)}`)
})

test('other names stay others', () => {
  for (const [name, typed] of [
    ['Muller', 'miller'],
    ['Öztürk', 'Öztark'],
    ['伊藤', '伊'.repeat(2)],
    ['Manuel', 'manuell'],
  ] as const)
    assert.ok(!searchedText(name).includes(folded(typed)), `${name} as ${typed}`)
})

test('folded text stays as it is', () => {
  for (const name of spellings.flat()) assert.equal(folded(folded(name)), folded(name))
})
