// Every letter in every language: whole, in one language, and marked as such.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noticeKinds } from '#domain/notice.ts'
import { type Language, languages, otherLanguages, tagOf } from '#domain/spoken.ts'
import * as auth from './features/auth/letters.ts'
import { askLetter, doneLetter } from './features/merging/letters.ts'
import { noticeLetter } from './features/notifying/letters.ts'
import { invitationLetter } from './features/teams/invitations/letter.ts'
import type { Letter } from './mail/letter.ts'
import { renderHtml, renderText } from './mail/render-letter.ts'

const publicUrl = 'https://pass.example'
const person = { name: 'Noor Haddad', email: 'noor@pass.example' }
const shared = { ...person, teamName: 'Team Nord', listName: 'Abendclub' }
const at = new Date('2026-03-02T19:05:00Z')
const facts = { no: 1, at, toldAt: at, zone: 'Europe/Berlin', occasion: 'Premiere', isOver: false }
const notice = { ...facts, guest: 'Mira', door: 'Nord', inside: 90, capacity: 100 }
const nameless = { ...notice, guest: null, door: null }
const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36'

/** Every letter to organisers, by a name that tells them apart. */
function lettersIn(language: Language): [string, Omit<Letter, 'id'>][] {
  const reader = { ...person, language }
  const about = { ...reader, listName: 'Abendclub', listUrl: `${publicUrl}/list` }
  const ways = { app: ['totp'], passkey: ['passkey'], none: [] }
  return [
    ...Object.entries(ways).flatMap(
      ([name, each]) =>
        [
          [`reset ${name}`, auth.resetLetter('1', reader, `${publicUrl}/link`, each)],
          [`changed ${name}`, auth.changedLetter('1', reader, publicUrl, each)],
        ] as const,
    ),
    ['registered', auth.secondLetter('1', reader, publicUrl)],
    ['new device', auth.newDeviceLetter('1', reader, { at, userAgent: chrome }, publicUrl)],
    ['unknown device', auth.newDeviceLetter('1', reader, { at, userAgent: '' }, publicUrl)],
    ...(['on', 'off', 'codes', 'guesses'] as const).map(
      (change) => [`second step ${change}`, auth.secondFactorLetter('1', reader, change, publicUrl)] as const,
    ),
    ...(['passkey-added', 'passkey-removed', 'linked', 'unlinked'] as const).flatMap((change) =>
      ['Firma', undefined].map(
        (issuer) => [`${change} ${issuer}`, auth.wayLetter('1', reader, { change, issuer }, publicUrl)] as const,
      ),
    ),
    ...noticeKinds.flatMap((kind) => [
      [`one ${kind}`, noticeLetter(kind, [notice], about)] as const,
      [`nameless ${kind}`, noticeLetter(kind, [nameless], about)] as const,
      [
        `many ${kind}`,
        noticeLetter(
          kind,
          Array.from({ length: 12 }, () => notice),
          about,
        ),
      ] as const,
    ]),
    ...(['owner', 'editor', 'viewer', 'door'] as const).map((role) => {
      const invitation = { id: '1', email: 'ada@pass.example', teamName: 'Team Nord', invitedBy: 'Noor Haddad', role }
      return [`invitation ${role}`, invitationLetter(invitation, language, `${publicUrl}/join`)] as const
    }),
    ['merge asked', askLetter({ ...shared, language }, `${publicUrl}/list`)],
    ['merge done', doneLetter({ ...shared, language }, `${publicUrl}/list`)],
  ].map(([name, letter]) => [name, letter] as [string, Omit<Letter, 'id'>])
}

const rendered = (letter: Omit<Letter, 'id'>) => renderText({ id: '1', ...letter })

test('a letter names its language, and its subject differs from the English one', () => {
  const english = new Map(lettersIn('en'))
  for (const language of otherLanguages)
    for (const [name, letter] of lettersIn(language)) {
      assert.notEqual(letter.subject, english.get(name)!.subject, `${language} ${name}`)
      assert.ok(renderHtml({ id: '1', ...letter }).includes(`<html lang="${tagOf[language]}"`), `${language} ${name}`)
    }
})

/** Words of the other languages, as far as they are not spelt alike. */
const ofEnglish = /\b(?:the|your|this|and|with|again|not|you|that|sign|Hello)\b|\bto \w/i

test('no letter has an English sentence in it, and each keeps its names, times and links', () => {
  const english = new Map(lettersIn('en'))
  for (const language of otherLanguages)
    for (const [name, letter] of lettersIn(language)) {
      const text = rendered(letter)
      assert.doesNotMatch(text, ofEnglish, `${language} ${name}`)
      const source = rendered(english.get(name)!)
      for (const value of ['Mira', 'Nord', 'Premiere', 'Abendclub', 'Firma', '20:05', '19:05', 'Europe/Berlin'])
        assert.equal(text.includes(value), source.includes(value), `${language} ${name}: ${value}`)
      const links = (from: string) => [...from.matchAll(/https:\S+/g)].map(([link]) => link)
      assert.deepEqual(links(text), links(source), `${language} ${name}`)
    }
})

test('the letters in German, word for word', () => {
  const german = new Map(lettersIn('de'))
  const [first = ''] = german.get('one door_silent')!.paragraphs
  assert.equal(first, 'Zuletzt gemeldet um 20:05 (Europe/Berlin): Nord. Der Anlass ist offen: Premiere.')
  assert.deepEqual(german.get('new device')!.paragraphs, [
    'Mit einem Browser, den Sie noch nicht benutzt hatten, wurde Ihr Konto geöffnet: Chrome auf Windows, 2. März 2026 um 19:05 UTC.',
    'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, wählen Sie jetzt ein neues Passwort. Damit werden alle Geräte abgemeldet.',
  ])
  assert.deepEqual(
    languages.map((language) => new Map(lettersIn(language)).get('many vip_arrived')!.subject),
    [
      '12 VIPs arrived at Abendclub',
      '12 VIPs sind da: Abendclub',
      '12 VIP arrivés\u{202f}: Abendclub',
      'Han llegado 12 VIP: Abendclub',
      'Er zijn 12 vips binnen: Abendclub',
      '12 VIPs chegaram: Abendclub',
    ],
  )
})
