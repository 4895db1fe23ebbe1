// Every letter in every language: whole, in one language, and marked as such.
import assert from 'node:assert/strict'
import * as auth from './features/auth/letters.ts'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { noticeKinds } from '#domain/notice.ts'
import { type Language, languages, otherLanguages, tagOf } from '#domain/spoken.ts'
import { noticeLetter } from './features/notifying/letters.ts'
import type { MailedNotice } from './features/notifying/store.ts'
import { invitationLetter } from './features/teams/invitations/letter.ts'
import { newOwnerLetter } from './features/teams/tell-owners.ts'
import { guestLetter } from './features/write-back/mail-code.ts'
import type { Letter } from './mail/letter.ts'
import { renderHtml, renderText } from './mail/render-letter.ts'

const publicUrl = 'https://pass.example'
const at = new Date('2026-03-02T19:05:00Z')
/** No two alike, so that none can stand in the place of another unseen. */
const usual = {
  person: 'Noor Haddad',
  inviter: 'Ines Vogt',
  team: 'Team Ost',
  list: 'Abendclub',
  occasion: 'Premiere',
  guest: 'Mira',
  door: 'Nord',
  value: 'Vegan',
}
const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36'

/** One of many notices, unlike the others. */
function each(notice: MailedNotice, nth: number): MailedNotice {
  const { guest, door, value } = notice
  const at = new Date(notice.at.getTime() + nth * 60_000)
  return { ...notice, at, guest: `${guest} ${nth}`, door: `${door} ${nth}`, value: `${value} ${nth}`, inside: 80 + nth }
}

/** Every letter, by a name that tells them apart. */
function lettersIn(language: Language, names = usual): [string, Omit<Letter, 'id'>][] {
  const person = { name: names.person, email: 'noor@pass.example' }
  const facts = { no: 1, at, toldAt: at, zone: 'Europe/Berlin', occasion: names.occasion, isOver: false }
  const notice = {
    ...facts,
    guest: names.guest,
    door: names.door,
    inside: 90,
    capacity: 100,
    field: 'MEAL',
    value: names.value,
  }
  const nameless = { ...notice, guest: null, door: null, value: '' }
  const reader = { ...person, language }
  const about = { ...reader, listName: names.list, listUrl: `${publicUrl}/list` }
  const none = { ways: [], waysIn: { passkeys: 0, isLinked: false }, issuer: 'Firma' }
  const accounts = {
    none,
    app: { ...none, ways: ['totp'] },
    passkey: { ...none, ways: ['passkey'], waysIn: { passkeys: 1, isLinked: false } },
    all: { ...none, waysIn: { passkeys: 2, isLinked: true } },
    unnamed: { ...none, waysIn: { passkeys: 0, isLinked: true }, issuer: undefined },
  }
  const ofList = { id: '1', from: names.list, publicUrl }
  const ended = { passkeys: 3, isLinked: true }
  return [
    ...Object.entries(accounts).flatMap(
      ([name, each]) =>
        [
          [`reset ${name}`, auth.resetLetter('1', reader, `${publicUrl}/link`, each)],
          [`changed ${name}`, auth.changedLetter('1', reader, publicUrl, each)],
          [`changed by a reset ${name}`, auth.changedLetter('1', reader, publicUrl, { ...each, ended })],
        ] as const,
    ),
    ['code', auth.codeLetter('1', reader, '12345678')],
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
          Array.from({ length: 12 }, (_, nth) => each(notice, nth + 1)),
          about,
        ),
      ] as const,
    ]),
    ...(['owner', 'editor', 'viewer', 'door'] as const).map((role) => {
      const invitation = { id: '1', email: 'ada@pass.example', teamName: names.team, invitedBy: names.inviter, role }
      return [`invitation ${role}`, invitationLetter(invitation, language, `${publicUrl}/join`)] as const
    }),
    [
      'new owner',
      newOwnerLetter(
        { ...person, language },
        { owner: 'owen@pass.example', team: names.team, url: `${publicUrl}/team` },
      ),
    ],
    ['code of a guest', guestLetter({ email: 'mira@pass.example', name: names.guest, code: 'A1B2', language }, ofList)],
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

test('no name in any letter is an address, or longer than 40 letters', () => {
  const advertisement = 'Win at https://evil.test/now, www.evil.test or bob@evil.test, until Monday night only'
  const everywhere = Object.fromEntries(Object.keys(usual).map((name) => [name, advertisement])) as typeof usual
  for (const language of languages)
    for (const [name, letter] of lettersIn(language, everywhere)) {
      const whole = [letter.subject, renderText({ id: '1', ...letter }), renderHtml({ id: '1', ...letter })].join()
      assert.doesNotMatch(whole, /evil\.|@\s*evil|www\.|until/, `${language} ${name}`)
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
      for (const value of [...Object.values(usual), 'MEAL', 'Firma', '20:05', '19:05', 'Europe/Berlin'])
        assert.equal(text.split(value).length, source.split(value).length, `${language} ${name}: ${value}`)
      const links = (from: string) => [...from.matchAll(/https:\S+/g)].map(([link]) => link)
      assert.deepEqual(links(text), links(source), `${language} ${name}`)
    }
})

/** A letter without its layout: its reader, its subject, and what it says, a line each. */
function told([name, { to, subject, paragraphs, action, closing = [] }]: ReturnType<typeof lettersIn>[number]): string {
  const button = action ? [`[${action.label}] ${action.url}`] : []
  return [`# ${name}`, `${to.name} <${to.address}>`, subject, ...paragraphs, ...button, ...closing].join('\n')
}

test('the letters in English, word for word', async () => {
  const expected = await readFile(new URL('every-letter.txt', import.meta.url), 'utf8')
  assert.deepEqual(lettersIn('en').map(told), expected.trimEnd().split('\n\n'))
})

test('the letters in German, word for word', () => {
  const german = new Map(lettersIn('de'))
  const [first = ''] = german.get('one door_silent')!.paragraphs
  assert.equal(first, 'Zuletzt gemeldet um 20:05 (Europe/Berlin): Nord. Der Termin ist offen: Premiere.')
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
