import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { KeptName } from '#contract/offline-names.ts'
import { typedWords } from '#domain/searched.ts'
import { bucketsFor, bucketsOf, findIn } from './buckets.ts'

const guest = (name: string, alsoNamed = '', email = 'x…@example.org'): KeptName => [
  name,
  '',
  name,
  alsoNamed,
  email,
  null,
  0,
]

/** Finds as a door does: it opens the buckets for the words, and looks into those alone. */
function find(names: readonly string[], typed: string) {
  const guests = names.map((name) => guest(name))
  const all = [...new Set(guests.flatMap(bucketsOf))]
  const words = typedWords(typed)
  const opened = bucketsFor(words, all)
  const inside = guests.filter((each) => bucketsOf(each).some((bucket) => opened.includes(bucket)))
  return { found: findIn(inside, words).map(([name]) => name), opened }
}

test('a guest is in a bucket for the first two letters of each word, as folded', () => {
  assert.deepEqual(bucketsOf(guest('Zoë O’Brien')), ['zo', 'ob'])
  assert.deepEqual(bucketsOf(guest('Jörg Øster')).toSorted(), ['jo', 'oe', 'os'])
  assert.deepEqual(bucketsOf(guest('Ada', 'Ada Byron')), ['ad', 'by'])
  assert.deepEqual(bucketsOf(guest('X')), ['x'])
})

test('a name of any script is found by the beginning of any of its words', () => {
  const cases = [
    ['Renée Müller', 'mul', 'MÜLL', 'mueller', 'ren mu'],
    ['Maria van den Berg', 'vandenberg', 'berg mar', 'van d'],
    ['Ярослав Шевченко', 'шев', 'ЯРО'],
    ['Σοφία Παπαδοπούλου', 'σοφ', 'παπ'],
    ['محمد الأحمد', 'محم', 'الا'],
    ['דוד כהן', 'כה'],
    ['田中太郎', '田', '太郎', '田中'],
    ['김민준', '김', '민준'],
    ['สมชาย ใจดี', 'สม', 'ใจ'],
    ['प्रिया शर्मा', 'शर'],
    ['Işık Çelik', 'isik', 'cel'],
    ['X Æ', 'x', 'ae'],
  ] as const
  const names = cases.map(([name]) => name)
  for (const [name, ...ways] of cases) {
    for (const typed of ways) assert.ok(find(names, typed).found.includes(name), `${name} by ${typed}`)
  }
})

test('only the buckets of the longest word are opened', () => {
  const names = ['Ada Byron', 'Adam Smith', 'Bo Adair', 'Zoe Berg']
  assert.deepEqual(find(names, 'ada'), { found: ['Ada Byron', 'Adam Smith', 'Bo Adair'], opened: ['ad'] })
  assert.deepEqual(find(names, 'b adai'), { found: ['Bo Adair'], opened: ['ad'] })
  assert.deepEqual(find(names, 'b').opened.toSorted(), ['be', 'bo', 'by'])
  assert.deepEqual(find(names, 'yron'), { found: [], opened: [] })
  assert.deepEqual(find(names, '  ').opened, [])
})

test('of one and two letters, whole words come first', () => {
  assert.deepEqual(find(['Boris Ng', 'Bo Adair', 'Ada Bo'], 'bo').found, ['Bo Adair', 'Ada Bo', 'Boris Ng'])
})

test('an email is sought only where the door sees it whole', () => {
  const whole = guest('Ada', '', 'queen@example.org')
  assert.deepEqual(findIn([whole], typedWords('queen')), [whole])
  assert.deepEqual(findIn([guest('Ada', '', 'q…@example.org')], typedWords('q')), [])
})
