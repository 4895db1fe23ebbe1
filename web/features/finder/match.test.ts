import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasAll, piecesOf, wordsOf } from './match.ts'

const marks = (text: string, typed: string) =>
  piecesOf(text, wordsOf(typed))
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('')

test('words are found without case and accents, in any order', () => {
  assert.ok(hasAll(wordsOf('okafor CHLOE'), ['Chloé Okafor']))
  assert.ok(hasAll(wordsOf('gala scanner'), ['Open scanner', 'Summer gala guests']))
  assert.ok(!hasAll(wordsOf('gala harbour'), ['Open scanner', 'Summer gala guests']))
  assert.ok(hasAll(wordsOf('mueller gross ISIK obrien'), ['Müller, Groß, Işık and O’Brien']))
  assert.ok(hasAll([], ['anything']))
})

test('each occurrence of a word is marked, and the text stays as it was', () => {
  assert.equal(marks('Chloé Okafor', 'ok'), 'Chloé [Ok]afor')
  assert.equal(marks('Tokyo book', 'ok'), 'T[ok]yo bo[ok]')
  assert.equal(marks('Noëlle', 'noe'), '[Noë]lle')
  assert.equal(marks('Straße 12', 'stra'), '[Stra]ße 12')
  assert.equal(marks('Groß Işık', 'gross isik'), '[Groß] [Işık]')
  assert.equal(marks('O’Brien', 'obri'), '[O]’[Bri]en')
  assert.equal(marks('ﬁne', 'fi'), '[ﬁ]ne')
  assert.equal(marks('عبد الرحمن', 'الر'), 'عبد [الر]حمن')
  assert.equal(marks('🎉 Gala', 'gala'), '🎉 [Gala]')
  assert.equal(marks('Ana', ''), 'Ana')
})
