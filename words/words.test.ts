// The languages are whole and unmixed. A missing text is an error of types.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Language, languages } from '#domain/spoken.ts'
import { door as de } from './de/door/index.ts'
import { ui as deUi } from './de/ui.ts'
import { door as en } from './en/door/index.ts'
import { ui as enUi } from './en/ui.ts'
import { door as es } from './es/door/index.ts'
import { ui as esUi } from './es/ui.ts'
import { door as fr } from './fr/door/index.ts'
import { ui as frUi } from './fr/ui.ts'
import { wordsIn as guestPage } from './guest-page.ts'
import { door as nl } from './nl/door/index.ts'
import { ui as nlUi } from './nl/ui.ts'
import { door as pt } from './pt/door/index.ts'
import { ui as ptUi } from './pt/ui.ts'
import { type Text, textsOf } from './testing/texts-of.ts'

const door = { en, de, fr, es, nl, pt }
const ui = { en: enUi, de: deUi, fr: frUi, es: esUi, nl: nlUi, pt: ptUi }
const all = (language: Language) => ({ door: door[language], guestPage: guestPage[language], ui: ui[language] })

const english = textsOf(all('en'))
const others = languages.filter((each) => each !== 'en')
const inLanguage = Object.fromEntries(others.map((each) => [each, textsOf(all(each), all('en'))])) as Record<
  Language,
  Text[]
>

/** These are the same word in both languages. */
const alike: Partial<Record<Language, readonly string[]>> = {}

test('a translation has every text of the English one', () => {
  for (const language of others)
    assert.deepEqual(
      inLanguage[language].map(({ name }) => name),
      english.map(({ name }) => name),
    )
})

test('every text with a value has it in every language', () => {
  for (const language of others)
    inLanguage[language].forEach(({ name, said }, place) => {
      for (const value of english[place]?.values ?? []) assert.ok(said.includes(value), `${language} ${name}: ${said}`)
    })
})

test('no text is empty, unless the English one is', () => {
  for (const language of others)
    inLanguage[language].forEach(({ name, said }, place) => {
      assert.equal(said === '', english[place]?.said === '', `${language} ${name}`)
    })
})

test('no translation is left in English, or has an English sentence in it', () => {
  const ofEnglish = /\b(?:the|your|this|and|with|of|is|again|show|works|are|not|you|that|for)\b/i
  for (const language of others)
    inLanguage[language].forEach(({ name, said }, place) => {
      const hasSentence = /\p{L}+ \p{L}+/u.test(said)
      if (hasSentence && !alike[language]?.includes(name))
        assert.notEqual(said, english[place]?.said, `${language} ${name}`)
      // "is" and "of" are Dutch words, too.
      const found = said.replaceAll(language === 'nl' ? /\b(?:is|of)\b/gi : /$^/g, '')
      assert.doesNotMatch(found, ofEnglish, `${language} ${name}: ${said}`)
    })
})

test('a text ends as the English one does', () => {
  const endOf = (text: string) => /(?:\.\.\.|[.?:!…])?$/.exec(text.trim())![0]
  for (const language of others)
    inLanguage[language].forEach(({ name, said }, place) => {
      assert.equal(endOf(said), endOf(english[place]?.said), `${language} ${name}: ${said}`)
    })
})

test('French has a narrow space before its double signs, which does not break', () => {
  for (const { name, said } of inLanguage.fr)
    assert.doesNotMatch(said, /[^\u{202f}\d][?!;:](?!\/\/)|[^\s(]«|»[^\s).,]/u, `${name}: ${said}`)
})

test('Spanish questions and exclamations begin with their sign', () => {
  for (const { name, said } of inLanguage.es) {
    assert.equal(said.split('?').length, said.split('¿').length, `${name}: ${said}`)
    assert.equal(said.split('!').length, said.split('¡').length, `${name}: ${said}`)
  }
})

test('a verdict stays short, because it is set large', () => {
  for (const language of languages)
    for (const [reason, said] of Object.entries(door[language].reasons))
      assert.ok(said.length <= 28, `${language} ${reason}: ${said}`)
})
