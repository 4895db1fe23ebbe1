// The pages of the guide in the other languages say the same as the English ones, with the words of the screen.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guidePagesIn } from '#contract/guide.ts'
import { otherLanguages } from '#domain/spoken.ts'
import { door as de } from '#words/de/door/index.ts'
import { door as es } from '#words/es/door/index.ts'
import { door as fr } from '#words/fr/door/index.ts'
import { door as nl } from '#words/nl/door/index.ts'
import { door as pt } from '#words/pt/door/index.ts'
import { allWords } from '#words/testing/all-words.ts'
import { textsOf } from '#words/testing/texts-of.ts'
import { read, tableAfter } from './testing/pages.ts'

const doors: Record<(typeof otherLanguages)[number], typeof de> = { de, fr, es, nl, pt }
const fileOf = (page: string, language: string) => `docs/guide-in/${language}/${page}.md`
const english = (page: string) => read(page === 'door' ? 'docs/door.md' : `docs/guide/${page}.md`)
const translations = otherLanguages.flatMap((language) =>
  guidePagesIn(language).map((page) => ({ language, page, text: read(fileOf(page, language)) })),
)

/** The kinds of lines, one after the other: headings, steps, rows of tables, points, pictures. */
const shapeOf = (text: string) =>
  text.split('\n').flatMap((line) => /^(?:#+|\d+\.|-|\||!\[|<a id="[^"]+">)/.exec(line)?.[0] ?? [])

test('a page has the headings, steps, rows, pictures and places of the English one', () => {
  assert.equal(translations.length, 10)
  for (const { language, page, text } of translations)
    assert.deepEqual(shapeOf(text), shapeOf(english(page)), `${language} ${page}`)
})

test('a page quotes the screen in its own words, as often as the English one', () => {
  const quotes = (text: string) =>
    [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, said]) => said!.replaceAll(/\s+/g, ' '))
  for (const { language, page, text } of translations) {
    const words = page === 'door' ? doors[language] : allWords[language]
    const shown = textsOf(words, page === 'door' ? undefined : allWords.en).map(({ said }) =>
      said.replaceAll(/\s+/g, ' '),
    )
    const quoted = quotes(text)
    assert.ok(quoted.length >= 40, `${language} ${page}: ${quoted.length}`)
    if (page !== 'door') assert.equal(quoted.length, quotes(english(page)).length, `${language} ${page}`)
    assert.deepEqual(
      quoted.filter((said) => !shown.some((each) => each.includes(said))),
      [],
      `${language} ${page}`,
    )
  }
})

test('a page explains every reason for a refusal', () => {
  for (const language of otherLanguages) {
    const { ok: _, error, ...stops } = doors[language].reasons
    const first = (page: string, place: string) =>
      tableAfter(fileOf(page, language), place).map(([word]) => word!.replaceAll('*', ''))
    assert.deepEqual(
      new Set(first('door', '<a id="reasons"></a>')),
      new Set([...Object.values(stops), error]),
      language,
    )
    const known = new Set<string>([...Object.values(stops), error])
    const night = first('the-night', '../../guide/pictures/refused.png')
    assert.deepEqual(
      night.filter((word) => !known.has(word)),
      [],
      language,
    )
  }
})
