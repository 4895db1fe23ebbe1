import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasWord, searchedText, stepsOf, typedWords } from './searched.ts'
import { spellings } from './testing/spellings.ts'

const isFound = (name: string, typed: string) => {
  const words = typedWords(typed)
  return words.length > 0 && words.every((word) => hasWord(searchedText(name), word))
}

test('a name is found however it is typed', () => {
  for (const [name, ...typed] of spellings)
    for (const each of typed) assert.ok(isFound(name, each), `${name} as ${each}: ${searchedText(name)}`)
})

test('other names stay others', () => {
  for (const [name, typed] of [
    ['Muller', 'miller'],
    ['Öztürk', 'Öztark'],
    ['伊藤', '伊'.repeat(2)],
    ['Manuel', 'manuell'],
    ['Ada Nielsen', 'dani'],
    ['Ada Nielsen', 'nielsenada'],
    ['Ann Drews', 'Andrew'],
    ['John Doe', 'Doe, Jane'],
    ['John Doe', '-'],
    ['John Doe', '|'],
    ['John Doe', '...'],
  ] as const)
    assert.ok(!isFound(name, typed), `${name} as ${typed}`)
})

test('a search is by word, without case, accents and signs, by the first eight words', () => {
  assert.deepEqual(typedWords('  Zoë  ÅKESSON '), ['zoe', 'akesson'])
  assert.deepEqual(typedWords('Đorđe O’Neil'), ['dorde', 'oneil'])
  assert.deepEqual(typedWords('Doe, John-Paul (J.)'), ['doe', 'john', 'paul', 'j'])
  assert.deepEqual(typedWords('a a A'), ['a'])
  assert.deepEqual(typedWords(' \t ’ '), [])
  assert.deepEqual(typedWords(' - '), ['-'])
  assert.deepEqual(typedWords('Ada.Berg@example.org'), ['ada.berg@example.org'])
  assert.equal(typedWords('a b c d e f g h i j').length, 8)
})

test('short words are sought as a word, then as the beginning of one, then anywhere', () => {
  assert.deepEqual(stepsOf(['ada', 'ng']), [
    ['ada', ' ng '],
    ['ada', ' ng'],
    ['ada', 'ng'],
  ])
  assert.deepEqual(stepsOf(['ada', 'berg']), [['ada', 'berg']])
  const found = (name: string) => stepsOf(['ng']).map(([word = '']) => hasWord(searchedText(name), word))
  assert.deepEqual(['Kim Ng', 'Nguyen', 'Springer', 'N. G. Lee'].map(found), [
    [true, true, true],
    [false, true, true],
    [false, false, true],
    [false, true, true],
  ])
})
