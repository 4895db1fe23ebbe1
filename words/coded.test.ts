// Sentences that travel as codes are whole in every language. A missing sentence is an error of types.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Language, languages } from '#domain/spoken.ts'
import { wordsIn as answers } from './answers.ts'
import { fillIn, type Params } from './coded.ts'
import { areas as ofAnswers } from './en/answers/all.ts'
import { areas as ofRefusals } from './en/refusals/all.ts'
import { wordsIn as refusals } from './refusals.ts'

type Sentences = Record<string, string | ((params: never) => string)>

const sentencesIn = (language: Language): Sentences => ({ ...refusals[language], ...answers[language] })
const english = sentencesIn('en')
const codes = Object.keys(english)

/** Values that answer with the name of each value that the sentence reads. */
function probe() {
  const read = new Set<string>()
  const params: Params = new Proxy({}, { get: (_target, name) => (read.add(String(name)), '7') })
  return { read, params }
}

test('a code is in one area, so no area can change the sentence of another', () => {
  const areas: object[] = [...Object.values(ofRefusals), ...Object.values(ofAnswers)]
  const all = areas.flatMap((area) => Object.keys(area))
  assert.deepEqual(all.toSorted(), codes.toSorted())
})

test('a code is in lower case, with underscores', () => {
  for (const code of codes) assert.match(code, /^[a-z]+(?:_[a-z0-9]+)*$/)
})

test('two codes never share a sentence, so each is translated once', () => {
  const plain = Object.values(english).filter((sentence) => typeof sentence === 'string')
  assert.equal(new Set(plain).size, plain.length)
})

test('a sentence reads the same values in every language', () => {
  for (const [code, sentence] of Object.entries(english)) {
    const first = probe()
    fillIn(sentence, first.params)
    assert.equal(first.read.size > 0, typeof sentence === 'function', code)
    for (const language of languages) {
      const other = probe()
      assert.ok(fillIn(sentencesIn(language)[code] ?? '', other.params), `${language} ${code}`)
      assert.deepEqual(other.read, first.read, `${language} ${code}`)
    }
  }
})
