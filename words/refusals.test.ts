// The sentences of refusals are whole in every language. A missing sentence is an error of types.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '#domain/spoken.ts'
import { areas } from './en/refusals/all.ts'
import { type RefusalCode, sentenceIn, wordsIn } from './refusals.ts'

const codes = Object.keys(wordsIn.en) as RefusalCode[]

/** Values that answer with the name of each value that the sentence reads. */
function probe() {
  const read = new Set<string>()
  const params = new Proxy<Record<string, string>>({}, { get: (_target, name) => (read.add(String(name)), '7') })
  return { read, params }
}

test('a code is in one area, so no area can change the sentence of another', () => {
  const all = Object.values(areas).flatMap((area) => Object.keys(area))
  assert.deepEqual(all.toSorted(), codes.toSorted())
})

test('a code is in lower case, with underscores', () => {
  for (const code of codes) assert.match(code, /^[a-z]+(?:_[a-z0-9]+)*$/)
})

test('two codes never share a sentence, so each is translated once', () => {
  const plain = codes.filter((code) => typeof wordsIn.en[code] === 'string')
  assert.equal(new Set(plain.map((code) => wordsIn.en[code])).size, plain.length)
})

test('a sentence reads the same values in every language', () => {
  for (const code of codes) {
    const english = probe()
    sentenceIn('en', code, english.params)
    assert.equal(english.read.size > 0, typeof wordsIn.en[code] === 'function', code)
    for (const language of languages) {
      const other = probe()
      assert.ok(sentenceIn(language, code, other.params), `${language} ${code}`)
      assert.deepEqual(other.read, english.read, `${language} ${code}`)
    }
  }
})
