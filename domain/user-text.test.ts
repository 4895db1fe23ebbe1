import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isolated, shownSentence, shownText } from './user-text.ts'

test('a name cannot reverse the text around it', () => {
  for (const control of ['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069']) {
    assert.equal(shownText(`Ada ${control}desu ydaerlA`), 'Ada desu ydaerlA')
  }
})

test('a sentence of the server loses the tricks of a name in it, and keeps how our own set names apart', () => {
  assert.equal(shownSentence('Another list: \u202Egnol.'), 'Another list: gnol.')
  assert.equal(shownSentence(`If A is “${isolated('שלום')}”.`), 'If A is “\u2068שלום\u2069”.')
})

test('a sentence keeps its spaces that do not break, each once', () => {
  const french = 'Laisser entrer 1\u202F000\u00A0personnes\u202F?'
  assert.equal(shownSentence(french), french)
  assert.equal(shownSentence('a\u202F\u202F b \u00A0c'), 'a b c')
})

test('names in every script are left as they are', () => {
  for (const name of [
    'محمد عبد\u200Cالله',
    'שָׁלוֹם',
    'Zoë',
    '👩\u200D👩\u200D👧',
    'नमस्ते',
    'Nguyễn',
    'O’Brien & <b>',
    'ก็์',
    'A\u200F',
  ]) {
    assert.equal(shownText(name), name)
  }
})

test('invisible characters are removed, and a line break becomes a space', () => {
  assert.equal(shownText('\uFEFFA\u200Bd\u00ADa\u2060\r\n\u2028 Bright\u0000well '), 'Ada Bright well')
  assert.equal(shownText('\u200B\u202E\u2060'), '')
})

test('endless combining marks are cut to a readable number', () => {
  assert.equal(shownText(`Z${'\u0351'.repeat(200)}algo`), `Z${'\u0351'.repeat(6)}algo`)
})

test('a very long value is cut between characters, in no time', () => {
  assert.equal(shownText('x'.repeat(10_240)).length, 255)
  assert.equal(shownText('👩🏽'.repeat(300), 5), '👩🏽👩🏽…')
  assert.equal(shownText('x'.repeat(255)), 'x'.repeat(255))
  assert.equal(shownText(`${'\u202E'.repeat(10_000)}Ada`, 40), '')
})

test('in a sentence only right-to-left values are isolated', () => {
  assert.equal(isolated('\u202EAda\u2069'), 'Ada')
  for (const name of ['שלום', 'محمد', '٣', 'A\u200F', '\u{1E900}']) assert.equal(isolated(name), `\u2068${name}\u2069`)
})
