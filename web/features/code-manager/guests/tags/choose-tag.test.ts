import assert from 'node:assert/strict'
import { test } from 'node:test'
import { knownTag, matchingTags, problemOf, sentenceOf } from './choose-tag.ts'
import { words } from '../../../../words/guests.ts'

const known = ['VIP', 'Table 5', 'Table 12', 'Attended: Gala'].map((name, id) => ({ id, name, members: id }))
const said = (typed: string, isWanted: boolean) => {
  const problem = problemOf(typed, isWanted, known)
  return problem && sentenceOf(problem)
}
const names = (typed: string) => matchingTags(typed, known).map(({ name }) => name)

test('tags are found by words in any case, without those that Listpass keeps', () => {
  assert.deepEqual(names(''), ['VIP', 'Table 5', 'Table 12'])
  assert.deepEqual(names(' 5 table'), ['Table 5'])
  assert.deepEqual(names('gala'), [])
})

test('a typed name is the tag that has it in another case', () => {
  assert.equal(knownTag(' vip ', known)?.name, 'VIP')
  assert.equal(knownTag('VI', known), undefined)
})

test('a name without a tag can be given, and not taken away unless the tags could not be read', () => {
  assert.equal(problemOf('New', true, known), undefined)
  assert.equal(said('New', false), words.tags.unknown)
  assert.equal(problemOf('New', false, undefined), undefined)
  assert.equal(problemOf('vip', false, known), undefined)
  assert.equal(said('  ', true), words.tags.empty)
  assert.equal(said('x'.repeat(101), true), 'At most 100 characters.')
  assert.equal(said('attended: Gala', true), words.tags.isKept)
})
