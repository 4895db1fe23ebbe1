// The pages of the guide in the other languages say the same as the English ones, with the words of the screen.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guidePages } from '#contract/guide.ts'
import { type Language, languages, otherLanguages } from '#domain/spoken.ts'
import { allTexts } from '#words/testing/all-words.ts'
import { textsOf } from '#words/testing/texts-of.ts'
import { fileOf } from '../web/features/guide/file-of.ts'
import { read, tableAfter } from './testing/pages.ts'

const doorIn = (language: Language) => allTexts[language].door
const pages = [undefined, ...guidePages]
const translations = otherLanguages.flatMap((language) =>
  pages.map((page) => ({ language, page, text: read(fileOf(page, language)), english: read(fileOf(page, 'en')) })),
)

/** The kinds of lines, one after the other: headings, steps, rows of tables, points, pictures. */
const shapeOf = (text: string) =>
  text.split('\n').flatMap((line) => /^(?:#+|\d+\.|-|\||!\[|<a id="[^"]+">)/.exec(line)?.[0] ?? [])

test('a page has the headings, steps, rows, pictures and places of the English one', () => {
  for (const { language, page, text, english } of translations)
    assert.deepEqual(shapeOf(text), shapeOf(english), `${language} ${page}`)
})

test('a page quotes the screen in its own words, as often as the English one', () => {
  const quotes = (text: string) =>
    [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, said]) => said!.replaceAll(/\s+/g, ' '))
  const spaced = (texts: ReturnType<typeof textsOf>) => texts.map(({ said }) => said.replaceAll(/\s+/g, ' '))
  const shownIn = new Map(otherLanguages.map((each) => [each, spaced(textsOf(allTexts[each], each, allTexts.en))]))
  for (const { language, page, text, english } of translations) {
    const shown = page === 'door' ? spaced(textsOf(doorIn(language), language)) : shownIn.get(language)!
    const quoted = quotes(text)
    assert.equal(quoted.length, quotes(english).length, `${language} ${page}`)
    assert.deepEqual(
      quoted.filter((said) => !shown.some((each) => each.includes(said))),
      [],
      `${language} ${page}`,
    )
  }
})

test('a page shows the HTML to copy as the screen does', () => {
  for (const language of languages) {
    const { alt } = allTexts[language].product.campaignHtml
    assert.ok(read(fileOf('campaign', language)).includes(` alt="${alt}"`), language)
  }
})

test('a page explains every reason for a refusal', () => {
  for (const language of otherLanguages) {
    const { ok: _, error, ...stops } = doorIn(language).reasons
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
