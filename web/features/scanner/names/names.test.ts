// The names that a device keeps: what is stored, who reads it, and when it goes.
import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import type { KeptName, NamesAnswer } from '#contract/offline-names.ts'
import { nameIvBytes, nameKeyFor } from '#domain/offline-names.ts'
import { Declined } from '../../../api/declined.ts'
import type { Asked } from '../offline/decide-here.ts'
import { keepPage, takeIntoUse } from '../offline/keep-list.ts'
import { openStorage } from '../offline/storage.ts'
import { forgetListsOfOrganiser, sweep } from '../offline/sweep.ts'
import { doorHere } from '../testing/door-here.ts'
import { plainOccasion } from '../testing/occasions.ts'
import { findKept, keptPerson } from './find-kept.ts'
import { keptByName } from './kept-by-name.ts'
import { type Keeping, refreshNames } from './keep-names.ts'
import { nameKeysOf } from './name-keys.ts'
import { openDirectory } from './stored-names.ts'

const storage = (await openStorage())!
const secret = 'the address of a link'
const salt = Buffer.from('sixteen bytes ..').toString('base64url')
const now = Date.now()
const hour = 3600_000

/** As the server seals an answer (server/features/live/offline-names.ts). */
function sealed(answer: NamesAnswer, by = secret): string {
  const key = Buffer.from(hkdfSync('sha256', by, Buffer.from(salt, 'base64url'), nameKeyFor.answer, 32))
  const iv = randomBytes(nameIvBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const packed = gzipSync(JSON.stringify(answer))
  return Buffer.concat([iv, cipher.update(packed), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

const hashOf = (nth: number) => Buffer.alloc(12, nth).toString('base64url')
const guest = (nth: number, name: string, table = ''): KeptName => [
  `id${nth}`,
  hashOf(nth),
  name,
  '',
  `${nth}…@example.org`,
  table === '' ? null : { fields: [{ name: 'Table', value: table, is_large: true }], note: '', alert: '' },
  Math.max(0, name.indexOf(' ')),
]
const guests = [guest(1, 'Kim Berg', '4'), guest(2, 'Kim Berg', '21'), guest(3, 'Kimi Ito'), guest(4, 'Zoë Ångström')]

type Answer = { names?: KeptName[]; gone?: string[]; is_whole?: boolean; next?: string; cursor?: string; salt?: string }

function keeping(listId: string, answers: (Answer | Error)[], more: Partial<Keeping> = {}) {
  const asked: object[] = []
  const ask = (_: unknown, { query }: { query: object }) => {
    asked.push(query)
    const answer = answers.shift()!
    if (answer instanceof Error) return Promise.reject(answer)
    const { names, gone, ...rest } = answer
    const box = names || gone ? sealed({ names: names ?? [], ...(gone && { gone }) }) : null
    const page = { salt, occasion_id: listId, cursor: 'c1', is_whole: true, next: null, sealed: box }
    return Promise.resolve({ ...page, ...rest })
  }
  const signal = new AbortController().signal
  const common = { storage, secret, listId, occasionId: undefined, isOrganiser: false, now, signal }
  return { asked, run: () => refreshNames({ ...common, ask: ask as Keeping['ask'], ...more }) }
}

async function listOf(listId: string, on = guests): Promise<Asked> {
  const counters = { contacts: on.length, checked_in: 1, accepted: 1 }
  const entries = on.map(([, hash], nth) => [hash, nth === 0 ? 1 : 0, 1, 0, ''] as const)
  const at = new Date(now).toISOString()
  const occasion = { ...plainOccasion, id: listId }
  await keepPage(storage, { listId, generation: 1, isOrganiser: false }, { entries: entries.map((each) => [...each]) })
  const page = { salt, cursor: '1', is_whole: true, entries: [], next: null, counters, occasion, at }
  const making = { listId, generation: 1, isOrganiser: false }
  await takeIntoUse(storage, making, page, { askedAt: now, confirmed: [], now })
  return { text: '', door: { ...doorHere, id: listId }, clockOffsetMs: 0, now }
}

const find = async (asked: Asked, typed: string, by = secret) =>
  (await findKept(storage, asked, { typed, secret: by }))?.people
const names = async (asked: Asked, typed: string) => (await find(asked, typed))?.map((person) => person.display_value)

async function stored(listId: string): Promise<string> {
  const rows = await storage.database.getAll('names', IDBKeyRange.bound([listId], [listId, []]))
  const keys = await storage.database.getAllKeys('names', IDBKeyRange.bound([listId], [listId, []]))
  const lists = await storage.database.getAll('nameLists')
  return rows.map((row) => Buffer.from(row).toString('latin1')).join('') + JSON.stringify([keys, lists])
}

test('a guest is found by name, who is not in yet first, and told apart by table', async () => {
  const asked = await listOf('found')
  assert.equal(await find(asked, 'kim'), undefined, 'nothing is kept yet')
  await keeping('found', [{ names: guests.slice(0, 2), next: 'more' }, { names: guests.slice(2) }]).run()
  const people = (await find(asked, 'kim')) ?? []
  assert.deepEqual(
    people.map(({ contact_id: id, state, apart, email }) => [id, state, apart?.facts[0]?.value, email]),
    [
      ['id2', 'open', '21', '2…@example.org'],
      ['id3', 'open', undefined, '3…@example.org'],
      ['id1', 'used_up', '4', '1…@example.org'],
    ],
  )
  assert.deepEqual([people[2]?.scan_count, people[2]?.max_scans, people[0]?.kept?.hash], [1, 1, hashOf(2)])
  assert.deepEqual(await names(asked, 'angst'), ['Zoë Ångström'])
  assert.deepEqual(await names(asked, ''), [])
})

test('a guest whom the server found is found among the kept names, by the secret alone and as long as the list has them', async () => {
  const asked = await listOf('tapped')
  const gone = guest(9, 'Not Onthelist')
  const person = (nth: number, name: string) => {
    const shown = { contact_id: `id${nth}`, display_value: name, email: '', code_end: '', scan_count: 0, max_scans: 1 }
    return { ...shown, state: 'open' as const }
  }
  const hashFor = async (nth: number, name: string, by = secret) =>
    (await keptPerson(storage, asked, { person: person(nth, name), secret: by }))?.kept?.hash
  assert.equal(await hashFor(2, 'Kim Berg'), undefined, 'nothing is kept yet')
  await keeping('tapped', [{ names: [...guests, gone] }]).run()
  assert.deepEqual([await hashFor(2, 'Kim Berg'), await hashFor(4, 'Zoë Ångström')], [hashOf(2), hashOf(4)])
  assert.deepEqual([await hashFor(2, 'Kim Berg', 'another'), await hashFor(7, 'Kim Berg')], [undefined, undefined])
  assert.deepEqual([await hashFor(9, 'Not Onthelist'), await hashFor(2, '')], [undefined, undefined])
})

test('the kept names stand in the order of the alphabet, from a letter and page by page, as the server lists them', async () => {
  const named = ['Kim Åkesson', 'Åsa Zetterlund', 'Ada Berg', 'Cher', '4711', 'Zoë Berg', 'Bo van Dam']
  const on = named.map((name, nth) => guest(nth + 1, name))
  const asked = await listOf('leafed', on)
  const open = (language: string, by = secret) => keptByName(storage, asked, { secret: by, language })
  assert.equal(await open('en'), undefined, 'nothing is kept yet')
  await keeping('leafed', [{ names: on }]).run()
  assert.equal(await open('en', 'another secret'), undefined)
  const shownBy = async (language: string, from?: string, isWaiting = false) => {
    const { people, letters } = await (await open(language))!.page({ isWaiting, from })
    return [people.map(({ surname, given }) => `${surname} ${given}`.trim()), letters.join('')]
  }
  const rest = ['Berg Ada', 'Berg Zoë', 'Cher', 'van Dam Bo', 'Zetterlund Åsa']
  assert.deepEqual(await shownBy('en'), [['4711', 'Åkesson Kim', ...rest], '#ABCVZ'])
  assert.deepEqual(await shownBy('sv'), [['4711', ...rest, 'Åkesson Kim'], '#BCVZÅ'])
  assert.deepEqual(await shownBy('sv', 'V'), [['van Dam Bo', 'Zetterlund Åsa', 'Åkesson Kim'], '#BCVZÅ'])
  // The first of the list is in.
  assert.deepEqual(await shownBy('en', '#', true), [['4711', ...rest], '#ABCVZ'])

  const many = Array.from({ length: 95 }, (_, nth) => guest(nth + 1, `Ada Berg${nth}`))
  const all = await listOf('many', many)
  await keeping('many', [{ names: many }]).run()
  const { page } = (await keptByName(storage, all, { secret, language: 'en' }))!
  const seen: string[][] = []
  let after: string | undefined
  do {
    const { people, next, counts } = await page({ isWaiting: true, from: undefined, after })
    assert.deepEqual(counts, { all: 95 })
    seen.push(people.map(({ display_value: name, kept }) => `${name} ${kept?.hash}`))
    after = next ?? undefined
  } while (after !== undefined)
  assert.deepEqual(
    seen.map(({ length }) => length),
    [40, 40, 14],
  )
  assert.equal(new Set(seen.flat()).size, 94)
  assert.deepEqual(seen.flat(), seen.flat().toSorted(), 'in one order, over all pages')
})

test('what is stored tells nothing without the secret: no name, no letters, no address', async () => {
  const asked = await listOf('sealed')
  await keeping('sealed', [{ names: guests }]).run()
  const text = await stored('sealed')
  for (const word of ['Kim', 'Berg', 'kim', 'ki', '"be"', 'example', 'Table', secret])
    assert.ok(!text.includes(word), word)
  assert.equal(await find(asked, 'kim', 'another secret'), undefined)
  assert.equal(await find(asked, 'kim', ''), undefined)
  const keys = await nameKeysOf('another secret', salt)
  assert.equal(await openDirectory(storage.database, keys, 'sealed'), undefined)
  const ours = await nameKeysOf(secret, salt)
  const [bucket] = await storage.database.getAll('names', IDBKeyRange.bound(['sealed'], ['sealed', []]))
  assert.equal(
    await ours.open('no such bucket', bucket ?? new Uint8Array()),
    undefined,
    'each bucket has a key of its own',
  )
  await assert.rejects(ours.openAnswer(sealed({ names: guests }, 'another secret')))
})

test('changes replace a guest in all buckets, and a gone guest leaves nothing behind', async () => {
  const asked = await listOf('changed')
  const before = keeping('changed', [{ names: guests }])
  await before.run()
  assert.deepEqual(before.asked, [{ occasion: undefined }])
  const changes = { is_whole: false, cursor: 'c2', names: [guest(3, 'Akira Ito')], gone: ['id4'] }
  const after = keeping('changed', [changes])
  await after.run()
  assert.deepEqual(after.asked, [{ since: 'c1', occasion: undefined }])
  assert.deepEqual(await names(asked, 'kimi'), [])
  assert.deepEqual(await names(asked, 'ito'), ['Akira Ito'])
  assert.deepEqual(await names(asked, 'aki'), ['Akira Ito'])
  assert.deepEqual(await names(asked, 'zo'), [])
  const keys = await nameKeysOf(secret, salt)
  const all = (await openDirectory(storage.database, keys, 'changed'))!
  assert.deepEqual(all.toSorted(), ['ak', 'be', 'it', 'ki'])
  assert.equal(await storage.database.get('names', ['changed', await keys.placeOf('zo')]), undefined)
  const nothing = keeping('changed', [{ is_whole: false, cursor: 'c3' }])
  await nothing.run()
  assert.equal((await storage.database.get('nameLists', 'changed'))!.cursor, 'c3')
  assert.deepEqual(await names(asked, 'aki'), ['Akira Ito'])
})

test('another secret, another salt and another occasion begin anew', async () => {
  const asked = await listOf('anew')
  await keeping('anew', [{ names: guests }]).run()
  const signedInAgain = keeping('anew', [{ names: [guest(9, 'Bo New')] }], { secret: 'another secret' })
  await assert.rejects(signedInAgain.run(), 'this answer is for the first secret')
  assert.deepEqual(signedInAgain.asked, [{ occasion: undefined }], 'without a cursor')
  const moved = keeping('anew', [{ is_whole: false, occasion_id: 'other' } as Answer, { names: [guest(3, 'Bo New')] }])
  await moved.run()
  assert.deepEqual(moved.asked, [{ since: 'c1', occasion: undefined }, { occasion: undefined }])
  assert.deepEqual(await names(asked, 'kim'), [])
  assert.deepEqual(await names(asked, 'bo'), ['Bo New'])
  assert.equal(await find({ ...asked, occasion: { ...plainOccasion, id: 'elsewhere' } }, 'bo'), undefined)
})

test('names go when the door may keep them no longer, and stay when the server is away', async () => {
  for (const status of [401, 403, 404, 409]) {
    const listId = `refused ${status}`
    await listOf(listId)
    await keeping(listId, [{ names: guests }]).run()
    await keeping(listId, [new Declined(status)]).run()
    assert.equal(await stored(listId).then((text) => text.includes(listId)), false, String(status))
  }
  const asked = await listOf('away')
  await keeping('away', [{ names: guests }]).run()
  for (const error of [new Declined(503), new Declined(429), new Error('no network')]) {
    await assert.rejects(keeping('away', [error]).run())
  }
  assert.equal((await names(asked, 'kim'))!.length, 3)
})

test('names go 72 hours after the server’s last word, and with the organiser’s sign-out', async () => {
  const asked = await listOf('old')
  await keeping('old', [{ names: guests }]).run()
  assert.equal((await find({ ...asked, now: now + 71 * hour }, 'kim'))!.length, 3)
  assert.equal(await find({ ...asked, now: now + 72 * hour }, 'kim'), undefined)
  await sweep(storage, now + 72 * hour)
  assert.equal((await stored('old')).includes('"old"'), false)
  await keeping('theirs', [{ names: guests }], { isOrganiser: true }).run()
  await keeping('link', [{ names: guests }]).run()
  await forgetListsOfOrganiser()
  assert.equal((await stored('theirs')).includes('"theirs"'), false)
  assert.ok((await stored('link')).includes('"link"'))
})
