// The languages are whole and unmixed. A missing text is an error of types.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '#domain/spoken.ts'
import { type Words, wordsIn } from './guest-page.ts'

const value = 'https://example.com/q/ABCD/scan'

function textsOf(words: Words): [keyof Words, string][] {
  const names = Object.keys(words) as (keyof Words)[]
  return names.map((name) => {
    const text = words[name]
    return [name, typeof text === 'function' ? text(value) : text]
  })
}

test('every text with a value has it in every language', () => {
  for (const language of languages)
    for (const [name, text] of textsOf(wordsIn[language]))
      assert.equal(text.includes(value), typeof wordsIn.en[name] === 'function', `${language} ${name}`)
})

test('no translation is left in English, or has an English sentence in it', () => {
  const english = /\b(the|your|this|and|with|of|is|again|open|show|works)\b/i
  for (const language of languages.filter((each) => each !== 'en'))
    for (const [name, text] of textsOf(wordsIn[language])) {
      const words = text.replace(value, '')
      if (!(name === 'guest' && words === 'Gast'))
        assert.notEqual(words, textsOf(wordsIn.en).find(([each]) => each === name)![1])
      // "is", "of" and "open" are Dutch words, too.
      const found = words.replaceAll(language === 'nl' ? /\b(is|of|open)\b/gi : /$^/g, '')
      assert.doesNotMatch(found, english, `${language} ${name}: ${words}`)
    }
})

test('a text ends as the English one does', () => {
  const endOf = (text: string) => /[.?:!]?$/.exec(text.replace(value, '').trim())![0]
  for (const language of languages)
    for (const [name, text] of textsOf(wordsIn[language]))
      assert.equal(endOf(text), endOf(textsOf(wordsIn.en).find(([each]) => each === name)![1]), `${language} ${name}`)
})

test('French has a narrow space before its double signs, which does not break', () => {
  for (const [, text] of textsOf(wordsIn.fr)) assert.doesNotMatch(text.replace(value, ''), /[^\u{202f}][?!;:]/u, text)
})
