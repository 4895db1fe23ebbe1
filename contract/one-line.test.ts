// Texts that one person writes and others read, in every call that takes one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as z from 'zod/mini'
import { accountName } from './accounts.ts'
import { answerAsks, setAsks } from './asks.ts'
import { changeBranding } from './branding.ts'
import { makeDraft } from './campaign-writes.ts'
import { personName } from './auth.ts'
import { addScannerLink } from './doors.ts'
import { givenName } from './given-name.ts'
import { place } from './one-line.ts'
import { walkIn } from './walk-in.ts'

const hostile = '\u202EMira\u2066 \u200FSol\u200B\u2069\u061C'
const answer = answerAsks.body.shape.answers.def.element.shape.value

const texts = {
  account: accountName,
  person: personName,
  question: setAsks.body.shape.asks.def.element.shape.question,
  organiser: changeBranding.body.shape.name,
  place,
  draft: makeDraft.body.shape.title,
  label: addScannerLink.body.shape.label,
  guest: walkIn.shape.name,
  consent: givenName('sentence', 100),
}

test('a text that others read is kept without directions and without what nobody sees', () => {
  for (const [name, schema] of Object.entries({ ...texts, answer }))
    assert.equal(z.parse(schema, hostile), 'Mira Sol', name)
})

test('a name that nobody would see is missing', () => {
  for (const name of ['account', 'person', 'question', 'draft', 'label', 'guest'] as const)
    assert.equal(z.safeParse(texts[name], '\u202E\u200B').success, false, name)
})

test('control characters are refused in a name, and become a space in an answer', () => {
  for (const code of [...Array(32).keys(), ...Array.from({ length: 33 }, (_, nth) => 127 + nth)]) {
    const text = `a${String.fromCodePoint(code)}b`
    for (const [name, schema] of Object.entries(texts))
      assert.equal(z.safeParse(schema, text).success, false, `${name} ${code}`)
    assert.equal(z.parse(answer, text), 'a b')
  }
})

test('a link or a code is no name, and a sentence may have one', () => {
  const typed = 'HTTP://LOCALHOST:3000/Q/23456789ABCDEFGHJKMNPQRS/SCAN'
  for (const name of ['person', 'label', 'guest'] as const) {
    const read = z.safeParse(texts[name], typed)
    assert.deepEqual(
      read.error?.issues.map(({ message }) => message),
      ['link_or_code'],
      name,
    )
  }
  for (const name of ['account', 'question', 'consent'] as const)
    assert.ok(z.safeParse(texts[name], typed).success, name)
})
