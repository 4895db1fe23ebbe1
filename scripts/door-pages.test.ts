// The pages for door staff in the other languages say the same as the English one, with the words of the screen.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { otherLanguages } from '#domain/spoken.ts'
import { door as de } from '#words/de/door/index.ts'
import { door as es } from '#words/es/door/index.ts'
import { door as fr } from '#words/fr/door/index.ts'
import { door as nl } from '#words/nl/door/index.ts'
import { door as pt } from '#words/pt/door/index.ts'
import { textsOf } from '#words/testing/texts-of.ts'
import { read, tableAfter } from './testing/pages.ts'

const words: Record<(typeof otherLanguages)[number], typeof de> = { de, fr, es, nl, pt }
const english = read('docs/door.md')
const fileOf = (language: string) => `docs/guide-in/${language}/door.md`
const pageOf = (language: string) => read(fileOf(language))

/** The kinds of lines, one after the other: headings, steps, rows of tables, points. */
const shapeOf = (page: string) =>
  page.split('\n').flatMap((line) => /^(?:#+|\d+\.|-|\||<a id="[^"]+">)/.exec(line)?.[0] ?? [])

test('a page has the headings, steps, rows and places of the English one', () => {
  for (const language of otherLanguages) assert.deepEqual(shapeOf(pageOf(language)), shapeOf(english), language)
})

test('a page quotes the screen in its own words', () => {
  for (const language of otherLanguages) {
    const shown = textsOf(words[language]).map(({ said }) => said)
    const quoted = [...pageOf(language).matchAll(/\*\*([^*]+)\*\*/g)].map(([, text]) => text!.replaceAll(/\s+/g, ' '))
    assert.ok(quoted.length >= 40, `${language}: ${quoted.length}`)
    const missing = quoted.filter((text) => !shown.some((each) => each.replaceAll(/\s+/g, ' ').includes(text)))
    assert.deepEqual(missing, [], language)
  }
})

test('a page explains every reason for a refusal', () => {
  for (const language of otherLanguages) {
    const { ok: _, error, ...stops } = words[language].reasons
    const rows = tableAfter(fileOf(language), '<a id="reasons"></a>').map(([word]) => word!.replaceAll('*', ''))
    assert.deepEqual(new Set(rows), new Set([...Object.values(stops), error]), language)
  }
})
