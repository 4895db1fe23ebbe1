// The languages are whole and unmixed. A missing text is an error of types.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Language, languages } from '#domain/spoken.ts'
import { reasons as de } from './de/reasons.ts'
import { reasons as en } from './en/reasons.ts'
import { reasons as es } from './es/reasons.ts'
import { reasons as fr } from './fr/reasons.ts'
import { reasons as nl } from './nl/reasons.ts'
import { reasons as pt } from './pt/reasons.ts'
import { allWords } from './testing/all-words.ts'
import { type Text, textsOf } from './testing/texts-of.ts'

const english = textsOf(allWords.en)
const others = languages.filter((each) => each !== 'en')
const textsIn = (language: Language) =>
  new Map(textsOf(allWords[language], allWords.en).map((text) => [text.name, text] as const))

/** Each text beside the English one. */
function pairs(): { at: string; language: Language; said: string; values: string[]; source: Text }[] {
  return others.flatMap((language) => {
    const found = textsIn(language)
    return english.map((source) => ({
      at: `${language} ${source.name}`,
      language,
      said: found.get(source.name)?.said ?? '',
      values: found.get(source.name)?.values ?? [],
      source,
    }))
  })
}

test('a translation has every text of the English one, and no other', () => {
  const names = english.map(({ name }) => name).toSorted()
  for (const language of others) assert.deepEqual([...textsIn(language).keys()].toSorted(), names)
})

test('every text with a value has it in every language', () => {
  for (const { at, said, values } of pairs())
    for (const value of values) assert.ok(said.includes(value), `${at}: ${said}`)
})

test('no text is empty, unless the English one is', () => {
  for (const { at, said, source } of pairs()) assert.equal(said === '', source.said === '', at)
})

/** English words that other languages have as well. */
const shared: Partial<Record<Language, RegExp>> = { nl: /\b(?:is|of)\b/gi, pt: /\bfor\b/gi }

test('no translation is left in English, or has an English sentence in it', () => {
  const ofEnglish = /\b(?:the|your|this|and|with|of|is|again|show|works|are|not|you|that|for)\b/i
  for (const { at, language, said, source } of pairs()) {
    if (/\p{L}{2} \p{L}{2}/u.test(said)) assert.notEqual(said, source.said, at)
    const found = said.replaceAll(shared[language] ?? /$^/g, '')
    assert.doesNotMatch(found, ofEnglish, `${at}: ${said}`)
  }
})

/** But for the greeting of a letter, which has a sign of its own in each language. */
test('a text ends as the English one does', () => {
  const endOf = (text: string) => /(?:\.\.\.|[.?:!…])?$/.exec(text.trim())![0]
  for (const { at, said, source } of pairs().filter((pair) => pair.source.name !== 'letters.hello'))
    assert.equal(endOf(said), endOf(source.said), `${at}: ${said}`)
})

/** They name a header and a value, or a merge tag with a colon. */
const withColons = new Set([
  'campaigns.findings.unbalanced.todo',
  'campaigns.invitation.hello',
  'refusals.json_needed',
  'refusals.tag_is_kept',
  'manager.attendance.tagsHint',
  'manager.tags.isKept',
])

test('French has a narrow space before its double signs, which does not break', () => {
  for (const { name, said } of [...textsIn('fr').values()].filter((text) => !withColons.has(text.name)))
    assert.doesNotMatch(said, /[^\u{202f}\d][?!;:](?!\/\/)|[^\s(]«|»[^\s).,]/u, `${name}: ${said}`)
})

test('Spanish questions and exclamations begin with their sign', () => {
  for (const { name, said } of textsIn('es').values()) {
    assert.equal(said.split('?').length, said.split('¿').length, `${name}: ${said}`)
    assert.equal(said.split('!').length, said.split('¡').length, `${name}: ${said}`)
  }
})

const reasons = { en, de, es, fr, nl, pt }

test('a verdict stays short, because it is set large', () => {
  for (const language of languages)
    for (const [reason, said] of Object.entries(reasons[language]))
      assert.ok(said.length <= 28, `${language} ${reason}: ${said}`)
})
