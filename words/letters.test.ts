// Each sentence of a letter that holds a value, in every language: the value stands in it once, and in its place. Two names that
// change places make a letter that is false and reads well. The sentences are in letters.txt, in the order of `languages`.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { languages } from '#domain/spoken.ts'
import { type LetterWords, wordsIn } from './letters.ts'

const sentences: ((words: LetterWords) => string)[] = [
  ({ notices }) => notices.vipArrived({ guest: 'GUEST' }),
  ({ notices }) => notices.vipsArrived({ vips: 12, list: 'LIST' }),
  ({ notices }) => notices.vip({ guest: 'GUEST', time: 'TIME', occasion: 'OCCASION', door: 'DOOR' }),
  ({ notices }) => notices.isFull({ occasion: 'OCCASION', inside: 190, capacity: 200 }),
  ({ notices }) => notices.nearlyFull({ occasion: 'OCCASION', inside: 190, capacity: 200 }),
  ({ notices }) => notices.full({ occasion: 'OCCASION', inside: 190, capacity: 200, time: 'TIME' }),
  ({ notices }) => notices.doorSilent({ door: 'DOOR' }),
  ({ notices }) => notices.doorsSilent({ doors: 12, list: 'LIST' }),
  ({ notices }) => notices.silent({ door: 'DOOR', time: 'TIME', occasion: 'OCCASION' }),
  ({ notices }) => notices.valueRefused({ value: 'VALUE', field: 'FIELD' }),
  ({ notices }) => notices.valuesRefused({ values: 12, list: 'LIST' }),
  ({ notices }) => notices.value({ value: 'VALUE', field: 'FIELD' }),
  ({ notices }) => notices.more({ notices: 7 }),
  ({ notices }) => notices.open({ list: 'LIST' }),
  ({ notices }) => notices.why({ list: 'LIST' }),
  ({ notices }) => notices.switchOff({ address: 'ADDRESS' }),
  ({ invitation }) => invitation.subject({ person: 'PERSON' }),
  ({ invitation }) => invitation.invites({ person: 'PERSON', team: 'TEAM' }),
  ({ invitation }) => invitation.goodFor({ days: 7, email: 'EMAIL' }),
  ({ owner }) => owner.isOwner({ owner: 'OWNER', team: 'TEAM' }),
  ({ code }) => code.subject({ list: 'LIST' }),
  ({ code }) => code.added({ list: 'LIST' }),
  ({ signIn }) => signIn.newDevice.seen({ device: 'DEVICE', moment: 'TIME' }),
  ({ signIn }) => signIn.newDevice.device.on({ browser: 'BROWSER', system: 'SYSTEM' }),
  ({ signIn }) => signIn.ways.linked.sentence({ issuer: 'ISSUER' }),
  ({ signIn }) => signIn.ways.unlinked.sentence({ issuer: 'ISSUER' }),
  ({ password }) => password.others.willEnd({ list: 'WAYS' }),
  ({ password }) => password.others.ended({ list: 'WAYS' }),
  ({ password }) => password.others.left({ list: 'WAYS' }),
  ({ password }) => password.others.link({ name: 'ISSUER' }),
  ({ password }) => password.others.passkeys({ found: 3 }),
  ({ hello }) => hello({ name: 'NAME' }),
]

test('each sentence of a letter says each of its values, in its place', async () => {
  const expected = await readFile(new URL('letters.txt', import.meta.url), 'utf8')
  assert.deepEqual(
    sentences.map((sentence) => languages.map((language) => sentence(wordsIn(language))).join('\n')),
    expected.trimEnd().split('\n\n'),
  )
})

test('no sentence of a letter that holds a value is missing here', () => {
  const pinned = new Set(sentences.map((sentence) => /=> (.*)\(/.exec(String(sentence))?.[1]))
  for (const name of namesOf(wordsIn('en'))) assert.ok(pinned.has(name), name)
})

/** The names of all that is a function, such as `notices.open`. */
function namesOf(words: object, above = ''): string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    const name = /^\w+$/.test(key) ? `${above}${key}` : `${above.slice(0, -1)}['${key}']`
    if (typeof value === 'function') return [name]
    return typeof value === 'object' && value !== null ? namesOf(value, `${name}.`) : []
  })
}
