import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseLanguage, dirOf, languages, tagOf } from './spoken.ts'

test('the reader’s first language that is spoken here is chosen', () => {
  const cases: [string | undefined, string][] = [
    [undefined, 'en'],
    ['', 'en'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['pt-PT', 'pt'],
    ['pt-BR,pt;q=0.9', 'pt'],
    ['NL', 'nl'],
    ['ja,fr;q=0.5', 'fr'],
    ['en;q=0.5, es;q=0.7', 'es'],
    ['fr;q=0, en', 'en'],
    ['ja, *;q=0.1', 'en'],
    ['de;q=nonsense, fr;q=0.1', 'de'],
    ['den, enough, frr', 'en'],
    [`${'x,'.repeat(5000)}de`, 'en'],
  ]
  for (const [header, language] of cases) assert.equal(chooseLanguage(header), language, header?.slice(0, 40) ?? 'none')
})

test('a page in Arabic or Hebrew would begin at the right, and those of today begin at the left', () => {
  assert.deepEqual([dirOf('ar-EG'), dirOf('he')], ['rtl', 'rtl'])
  assert.deepEqual([...new Set(languages.map((each) => dirOf(tagOf[each])))], ['ltr'])
})
