// Our formatter says what the reference implementation of ICU MessageFormat says.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IntlMessageFormat } from 'intl-messageformat'
import { type Language, languages, tagOf } from '#domain/spoken.ts'
import { seeded } from '../server/testing/chance.ts'
import { fill, fillPieces, parseMessage, type Values } from './message.ts'
import { speakTexts } from './spoken.ts'
import { allTexts } from './testing/all-words.ts'
import { needsOf, textsOf } from './testing/texts-of.ts'

const reference = (text: string, language: Language) => {
  const message = new IntlMessageFormat(text, tagOf[language], undefined, { ignoreTag: true })
  return (values: Values) => String(message.format(values))
}

test('every text of every language is said as the reference says it, for numbers of each form', () => {
  let said = 0
  for (const language of languages)
    for (const { name, written } of textsOf(allTexts[language], language)) {
      const needs = Object.entries(needsOf(written))
      const expected = reference(written, language)
      for (const number of needs.length > 0 ? [0, 1, 2, 5, 1_234_567] : [0]) {
        for (const choice of ['true', 'none', 'another']) {
          const values = Object.fromEntries(
            needs.map(([value, kind]) => [
              value,
              kind === 'number' ? number : kind === 'choice' ? choice : `<${value}>`,
            ]),
          )
          assert.equal(fill(written, values, language), expected(values), `${language} ${name}`)
          said += 1
        }
      }
    }
  assert.ok(said > 20_000, `${said}`)
})

test('10,000 made messages are said as the reference says them', () => {
  const { below, happens, next, one } = seeded(47)
  const plainParts = [
    'Gast',
    ' ',
    'l’invité',
    "''",
    "'{'",
    "'{a}'",
    'é',
    '\u{202f}',
    '.',
    '“x”',
    "it's",
    'b',
    '😀',
    '|',
  ]
  function message(depth: number, inPlural: boolean): string {
    return Array.from({ length: 1 + below(4) }, () => part(depth, inPlural)).join('')
  }
  function part(depth: number, inPlural: boolean): string {
    const kind = next()
    if (kind < 0.5 || depth === 0) return inPlural && happens(0.3) ? '#' : one(plainParts)
    if (kind < 0.6) return `{${one(['name', 'list'])}}`
    if (kind < 0.7) return `{${one(['guests', 'scans'])}, number}`
    const form = (name: string, isCounted: boolean) => `${name} {${message(depth - 1, isCounted || inPlural)}}`
    if (kind < 0.85) {
      const forms = ['=0', '=1', '=7', 'one', 'many'].filter(() => happens(0.4))
      return `{${one(['guests', 'scans'])}, plural, ${[...forms, 'other'].map((name) => form(name, true)).join(' ')}}`
    }
    const cases = ['true', 'owner', 'viewer'].filter(() => happens(0.5))
    return `{role, select, ${[...cases, 'other'].map((name) => form(name, false)).join(' ')}}`
  }
  let said = 0
  for (let made = 0; made < 10_000; made++) {
    const text = message(3, false)
    const values = {
      name: one(['Ada', '李娜', '{', '#']),
      list: 'Gala',
      role: one(['true', 'owner', 'viewer', 'door']),
      guests: one([0, 1, 2, 7, 1000, 1_000_000]),
      scans: one([0, 1, 3, 21]),
    }
    const language = one(languages)
    const expected = attempt(() => reference(text, language)(values))
    assert.equal(
      attempt(() => fill(text, values, language)),
      expected,
      text,
    )
    if (expected !== undefined) said += 1
  }
  assert.ok(said > 8000, `${said}`)
})

test('a value that is shown in its own way is a piece of the sentence, wherever a language has it', () => {
  const { welcome } = speakTexts<{ welcome: 'Welcome, {name}!' }>({ welcome: 'Welcome, {name}!' }, 'en')
  assert.deepEqual(welcome.pieces({ name: 'Ada' }), [{ said: 'Welcome, ' }, { said: 'Ada', of: 'name' }, { said: '!' }])
  const guests = '{guests, plural, one {# guest of {list}} other {# guests of {list}}}'
  assert.deepEqual(fillPieces(guests, { guests: 2, list: 'Gala' }, 'en'), [
    { said: '2' },
    { said: ' guests of ' },
    { said: 'Gala', of: 'list' },
  ])
})

/** Undefined for a text that is no message. */
function attempt(say: () => string): string | undefined {
  try {
    return say()
  } catch {
    return undefined
  }
}

test('a text that is no message is refused', () => {
  for (const text of ['{', '}', 'a {name', '{a, plural, one {#}}', '{a, date}', '{a b}', '{a, select, x {y}', '{}'])
    assert.throws(() => parseMessage(text), /is no message/, text)
})
