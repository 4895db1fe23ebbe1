import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { languages } from '#domain/spoken.ts'
import { wordsIn } from '#words/campaigns.ts'
import { checkMail } from './check-mail.ts'
import { longestHtml } from './reading/read-mail.ts'
import { sayFinding } from './say-finding.ts'
import { cleanBodies } from './testing/corpus.ts'
import { facts, plainText } from './testing/facts.ts'
import { planted } from './testing/planted.ts'
import { anyBody, nonsense } from './testing/random-bodies.ts'

const idsOf = (html: string | undefined, text = plainText, more = {}) =>
  checkMail({ html, plainText: text }, { ...facts, ...more }).findings.map(({ id }) => id)

test('mails without a mistake have no finding', () => {
  assert.ok(cleanBodies.length >= 40)
  assert.deepEqual(
    cleanBodies.map(({ name, html }) => [name, idsOf(html)]),
    cleanBodies.map(({ name }) => [name, []]),
  )
})

test('each planted mistake gives exactly its one finding', () => {
  assert.ok(planted.length >= 40)
  const found = planted.map(({ html, plainText: text }) => idsOf(html, text))
  assert.deepEqual(
    found,
    planted.map(({ id }) => [id]),
  )
})

test('a finding says where it is, in one sentence and what to do', () => {
  for (const { html, plainText: text = plainText } of planted) {
    const [finding] = checkMail({ html, plainText: text }, facts).findings
    for (const language of languages) {
      const { sentence, todo } = sayFinding(language, finding!)
      for (const text of [sentence, todo]) assert.match(text, /^\S.{10,200}\.$/)
    }
  }
  const [same] = checkMail({ html: '<p>\n\n<img alt="QR code" src="data:image/png,1">', plainText }, facts).findings
  const seen = '<img alt="QR code" src="data:image/png,1">'
  assert.equal(sayFinding('en', same!).where, `Line 3: ${seen}`)
  assert.equal(sayFinding('de', same!).where, `Zeile 3: ${seen}`)
})

test('our picture is known by the text beside it in each language, also once it is uploaded', () => {
  const good = '<img src="https://pass.example/qr-code/*|QRCODE|*" width="200" height="200" alt="Code">'
  for (const language of languages) {
    const { alt } = wordsIn(language).invitation
    const uploaded = `<img src="https://mcusercontent.com/5a1e/images/1.png" alt="${alt}" width="200" height="200" alt="Code">`
    assert.deepEqual(idsOf(good + uploaded), ['same_picture'], language)
  }
})

test('a finding with a value says it in each language', () => {
  const [small] = checkMail({ html: planted.find(({ id }) => id === 'too_small')!.html, plainText }, facts).findings
  assert.deepEqual(
    languages.map((language) => sayFinding(language, small!).sentence),
    [
      'The code is 100 pixels wide. Phones read it well from 120 pixels.',
      'Der Code ist 100 Pixel breit. Handys lesen ihn gut ab 120 Pixeln.',
      'Le code fait 100 pixels de large. Les téléphones le lisent bien à partir de 120 pixels.',
      'El código tiene 100 píxeles de ancho. Los teléfonos lo leen bien a partir de 120 píxeles.',
      'De code is 100 pixels breed. Telefoons lezen hem goed vanaf 120 pixels.',
      'O código tem 100 pixels de largura. Os celulares o leem bem a partir de 120 pixels.',
    ],
  )
})

test('beside the sandbox a local address of Listpass is no mistake, and elsewhere it is', () => {
  const html = '<img src="http://localhost:3000/qr-code/*|QRCODE|*" width="200" height="200" alt="Code">'
  const publicUrl = 'http://localhost:3000'
  assert.deepEqual(idsOf(html, plainText, { publicUrl, isTrial: true }), [])
  assert.deepEqual(idsOf(html, plainText, { publicUrl }), ['address_local'])
})

test('10,000 random bodies never throw, and no finding comes twice', () => {
  fc.assert(
    fc.property(anyBody, anyBody, (html, text) => {
      const ids = idsOf(html, text)
      assert.equal(new Set(ids).size, ids.length)
    }),
    { numRuns: 10_000 },
  )
})

test('a megabyte of nonsense, and the longest that is read, never throw', () => {
  for (const html of nonsense(1_000_000)) assert.deepEqual(idsOf(html), ['too_large'])
  for (const html of nonsense(longestHtml)) assert.ok(Array.isArray(idsOf(html)))
})
