// The languages are whole and unmixed.
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { leastPixels, usualPixels } from '#domain/mail-windows.ts'
import { type Language, languages, otherLanguages } from '#domain/spoken.ts'
import { allTexts, units } from './testing/all-words.ts'
import { needsOf, type Text, textsOf } from './testing/texts-of.ts'

/** Each language has its own other words that lead to a place of the search, and as many as it needs. */
const isOtherWord = ({ name }: Text) => /^finder\.places\.(?:also|\w+\.\w+\.also)\.[\w.]+$/.test(name)
const english = textsOf(allTexts.en, 'en').filter((text) => !isOtherWord(text))
const textsIn = (language: Language) =>
  new Map(
    textsOf(allTexts[language], language, allTexts.en)
      .filter((text) => !isOtherWord(text))
      .map((text) => [text.name, text] as const),
  )

/** Each text beside the English one. */
function pairs(): { at: string; language: Language; text: Text; source: Text }[] {
  return otherLanguages.flatMap((language) => {
    const found = textsIn(language)
    const missing = { name: '', written: '', said: '', values: [] }
    return english.map((source) => ({
      at: `${language} ${source.name}`,
      language,
      text: found.get(source.name) ?? missing,
      source,
    }))
  })
}

test('a language has a file for each unit, and no other', () => {
  for (const language of otherLanguages)
    assert.deepEqual(
      readdirSync(join(import.meta.dirname, language)).toSorted(),
      units.map((unit) => `${unit}.json`).toSorted(),
    )
})

test('a translation has every text of the English one, and no other', () => {
  const names = english.map(({ name }) => name)
  for (const language of otherLanguages) {
    const found = [...textsIn(language).keys()]
    assert.deepEqual(
      {
        missing: names.filter((name) => !found.includes(name)),
        surplus: found.filter((name) => !names.includes(name)),
      },
      { missing: [], surplus: [] },
      language,
    )
  }
})

/** A language may say in one way what another counts, or says in two. */
test('a text has no value that the English one lacks', () => {
  for (const { at, text, source } of pairs()) {
    const known = needsOf(source.written)
    for (const name of Object.keys(needsOf(text.written))) assert.ok(name in known, `${at}: {${name}}`)
  }
})

test('every text with a value shows it in every language', () => {
  for (const { at, text } of pairs())
    for (const value of text.values) assert.ok(text.said.includes(value), `${at}: ${text.said}`)
})

test('a plural has the forms of its language', () => {
  for (const language of languages) {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    for (const { name, written } of textsOf(allTexts[language], language))
      for (const [, form] of written.matchAll(/(?:plural, |\} )(zero|one|two|few|many|other) \{/g))
        if (form !== 'other') assert.ok(forms.includes(form as Intl.LDMLPluralRule), `${language} ${name}: ${form}`)
  }
})

test('no text is empty, unless the English one is', () => {
  for (const { at, text, source } of pairs()) assert.equal(text.written === '', source.written === '', at)
})

/** English words that other languages have as well. */
const shared: Partial<Record<Language, RegExp>> = { nl: /\b(?:is|of)\b/gi, pt: /\bfor\b/gi }

test('no translation is left in English, or has an English sentence in it', () => {
  const ofEnglish = /\b(?:the|your|this|and|with|of|is|again|show|works|are|not|you|that|for)\b/i
  for (const { at, language, text, source } of pairs()) {
    if (/\p{L}{2} \p{L}{2}/u.test(text.said)) assert.notEqual(text.said, source.said, at)
    const found = text.said.replaceAll(shared[language] ?? /$^/g, '')
    assert.doesNotMatch(found, ofEnglish, `${at}: ${text.said}`)
  }
})

/** But for the greeting of a letter, which has a sign of its own in each language. */
test('a text ends as the English one does', () => {
  const endOf = (text: string) => /(?:\.\.\.|[.?:!…])?$/.exec(text.trim())![0]
  for (const { at, text, source } of pairs().filter((pair) => pair.source.name !== 'letters.hello'))
    assert.equal(endOf(text.said), endOf(source.said), `${at}: ${text.said}`)
})

/** They name a header and a value, or a merge tag with a colon. */
const withColons = new Set([
  'campaigns.findings.unbalanced.todo',
  'campaigns.invitation.hello',
  'answers.refusals.json_needed',
  'fields.tag_is_kept',
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

test('a verdict stays short, because it is set large', () => {
  for (const language of languages)
    for (const [reason, said] of Object.entries(allTexts[language].door.reasons))
      assert.ok(said.length <= 28, `${language} ${reason}: ${said}`)
})

/** Texts that two screens share in English stand in several files of another language. */
test('what English takes from one place is said alike in every place', () => {
  for (const language of otherLanguages) {
    const { account, auth, campaigns, door, fields, letters, manager, occasions, product } = allTexts[language]
    const copies: [object, object][] = [
      [product.reasons, door.reasons],
      [manager.undo, door.undo],
      [manager.partyQuestion, door.partyQuestion],
      [letters.invitation.tasks, auth.join.tasks],
      [letters.password.others, auth.otherWays],
      [letters.signIn.newDevice.device, account.person.device],
      [door.walkIn.problems, fields],
      [occasions.form.problems, fields],
      [manager.windows, campaigns.findings],
      [{ alt: product.campaignHtml.alt }, campaigns.invitation],
    ]
    for (const [copy, whole] of copies)
      assert.deepEqual(
        copy,
        Object.fromEntries(Object.keys(copy).map((name) => [name, (whole as Record<string, unknown>)[name]])),
        language,
      )
  }
})

test('a tip names the size that the check of a draft takes for enough', () => {
  for (const language of languages) {
    const { list, windows } = allTexts[language].manager
    const tips = textsOf(list, language).map(({ said }) => said)
    assert.ok(windows.too_small.sentence.includes(String(leastPixels)), language)
    for (const tip of [windows.too_small.todo, windows.too_wide.todo])
      assert.ok(tip.includes(String(usualPixels)), language)
    assert.ok(tips.join('\n').includes(String(usualPixels)), language)
  }
})
