// Sentences that travel as codes are found by them, and are whole in every language (words.test.ts).
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answers } from './en/answers.ts'
import { fields } from './en/fields.ts'

const areas: Record<string, string>[] = [fields, answers.refusals, answers.answers]
const codes = areas.flatMap((area) => Object.keys(area))

test('a code names one sentence, so no area can change the sentence of another', () => {
  assert.equal(new Set(codes).size, codes.length)
})

test('a code is in lower case, with underscores', () => {
  for (const code of codes) assert.match(code, /^[a-z]+(?:_[a-z0-9]+)*$/)
})

test('two codes never share a sentence, so each is translated once', () => {
  const sentences = areas.flatMap((area) => Object.values(area)).filter((sentence) => !sentence.includes('{'))
  assert.equal(new Set(sentences).size, sentences.length)
})
