// The people of a door in the order of the alphabet.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { guests as guestsOfList } from '#contract/guests.ts'
import { setCard } from '#contract/card.ts'
import { peopleByName } from '#contract/people-by-name.ts'
import { checkIn, findPeople } from '#contract/scanning.ts'
import { eraseContact } from '#contract/privacy.ts'
import { openAsOwner } from '../../../../database/open.ts'
import { addLink, type Connected, openDoor, prepareList } from '../../../../testing/factories.ts'
import { addOccasion } from '../../../../testing/occasions.ts'
import { startTestApp } from '../../../../testing/start-test-app.ts'
import { password } from '../../../../testing/samples.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const member = (FNAME: string, LNAME: string, email = `${FNAME}.${LNAME}@example.org`) => ({
  email: email
    .normalize('NFD')
    .replaceAll(/[^\w.@]/g, '')
    .toLowerCase(),
  merge_fields: { FNAME, LNAME },
})

type Door = Pick<Connected, 'list'> & { token?: string; scanToken?: string }
const asked = ({ list, token, scanToken }: Door, more: object = {}) => ({
  params: { listId: list.id, ...more },
  token,
  scanToken,
})
const page = (door: Door, query: Record<string, string> = {}) => app.call(peopleByName, { ...asked(door), query })
const names = async (door: Door, query: Record<string, string> = {}) =>
  (await page(door, query)).people.map(({ surname, given }) => `${surname} ${given}`.trim())

async function doorOf(prepared: Connected, more: Partial<Parameters<typeof addLink>[2]> = {}): Promise<Door> {
  const link = await addLink(app, prepared, { may_check_in_by_name: true, ...more })
  return { list: prepared.list, ...(await openDoor(app, link)) }
}

const guests = [
  member('Zoë', 'Åkesson'),
  member('Åsa', 'Zetterlund'),
  member('Ada', 'Berg'),
  member('Cher', ''),
  member('', '', 'nobody@example.org'),
  member('', '4711', 'robot@example.org'),
]

test('people come by surname in the alphabet of the language, with its letters', async () => {
  const prepared = await prepareList(app, { members: guests })
  const rest = ['Berg Ada', 'Cher']
  assert.deepEqual(await names(prepared, { language: 'en-GB' }), ['4711', 'Åkesson Zoë', ...rest, 'Zetterlund Åsa', ''])
  assert.deepEqual(await names(prepared, { language: 'sv-SE' }), ['4711', ...rest, 'Zetterlund Åsa', 'Åkesson Zoë', ''])
  assert.deepEqual((await page(prepared, { language: 'en-GB' })).letters, ['#', 'A', 'B', 'C', 'Z'])
  assert.deepEqual((await page(prepared, { language: 'sv' })).letters, ['#', 'B', 'C', 'Z', 'Å'])
  assert.deepEqual((await page(prepared, { language: 'xx-Abcd-Abcd-Abcd' })).letters, ['#', 'A', 'B', 'C', 'Z'])
  assert.deepEqual(await names(prepared, { language: 'en-GB', from: 'C' }), ['Cher', 'Zetterlund Åsa', ''])
  assert.deepEqual(await names(prepared, { language: 'sv', from: 'Å' }), ['Åkesson Zoë', ''])
  assert.equal((await names(prepared, { from: '#' })).length, 6)
})

test('the alphabet of the reader decides, not the one of the name', async () => {
  const surnames = [
    'Zorn',
    'Işık',
    'İpek',
    'Çelik',
    'Ccc',
    'Muz',
    'Nandu',
    'Ñandú',
    'Noll',
    'Muller',
    'Müller',
    'Łukasz',
  ]
  const prepared = await prepareList(app, {
    members: surnames.map((name, nth) => member('', name, `${nth}@example.org`)),
  })
  const orders = {
    de: 'Ccc Çelik İpek Işık Łukasz Muller Müller Muz Nandu Ñandú Noll Zorn',
    tr: 'Ccc Çelik Işık İpek Łukasz Muller Muz Müller Nandu Ñandú Noll Zorn',
    es: 'Ccc Çelik İpek Işık Łukasz Muller Müller Muz Nandu Noll Ñandú Zorn',
  }
  for (const [language, order] of Object.entries(orders)) {
    assert.equal((await names(prepared, { language })).join(' '), order, language)
    assert.deepEqual(order.split(' '), surnames.toSorted(new Intl.Collator(language).compare), language)
    const { guests: found } = await app.call(guestsOfList, { ...asked(prepared), query: { language } })
    assert.equal(found.map(({ display_value: name }) => name).join(' '), order, language)
  }
  assert.deepEqual((await page(prepared, { language: 'tr' })).letters, ['C', 'Ç', 'I', 'İ', 'L', 'M', 'N', 'Z'])
  assert.deepEqual((await page(prepared, { language: 'de' })).letters, ['C', 'I', 'L', 'M', 'N', 'Z'])
  assert.equal((await names(prepared, { language: 'tr', from: 'İ' }))[0], 'İpek')
})

test('pages go on where the last one ended, also after a guest came in', async () => {
  const members = Array.from({ length: 95 }, (_, nth) => member('Ada', `Berg${nth}`))
  const prepared = await prepareList(app, { members })
  const seen: string[] = []
  let next: string | null = null
  do {
    const query: Record<string, string> = next === null ? { only: 'not_in' } : { only: 'not_in', after: next }
    const found = await page(prepared, query)
    assert.equal(found.letters.length, next === null ? 1 : 0)
    seen.push(...found.people.map(({ surname }) => surname))
    // The last one of the page comes in while the next one is asked for.
    const contactId = found.people.at(-1)!.contact_id
    assert.equal((await app.call(checkIn, { ...asked(prepared, { contactId }), body: {} })).reason, 'ok')
    next = found.next
  } while (next !== null)
  assert.deepEqual(seen, members.map(({ merge_fields: { LNAME } }) => LNAME).toSorted())
  assert.equal((await names(prepared, { only: 'not_in' })).length, 40)
  assert.equal((await app.refused(peopleByName, { ...asked(prepared), query: { after: randomUUID() } })).status, 422)
})

test('names, presence and state follow the door’s occasion', async () => {
  const prepared = await prepareList(app, { members: guests })
  const who = { kind: 'field', tag: 'LNAME', test: 'is_set', value: '' } as const
  const night = await addOccasion(app, prepared, { name: 'Night', own_max: 1, who })
  const door = await doorOf(prepared, { occasion_id: night.id })
  const all = await page(door)
  assert.deepEqual(
    all.people.map(({ surname, state }) => `${surname} ${state}`),
    ['4711 open', 'Åkesson open', 'Berg open', 'Zetterlund open'],
  )
  const contactId = all.people.find(({ surname }) => surname === 'Berg')!.contact_id
  assert.equal((await app.call(checkIn, { ...asked(door, { contactId }), body: {} })).reason, 'ok')
  assert.deepEqual(await names(door, { only: 'not_in' }), ['4711', 'Åkesson Zoë', 'Zetterlund Åsa'])
  assert.equal((await page(door, { from: 'B' })).people[0]!.state, 'used_up')
  assert.ok((await names(prepared, { only: 'not_in' })).includes('Berg Ada'), 'the main occasion is another one')
  await app.call(eraseContact, {
    token: prepared.token,
    params: { listId: prepared.list.id, contactId },
    body: { password },
  })
  assert.deepEqual(await names(door, { from: 'B' }), ['Zetterlund Åsa'])
})

test('a scanner link reads no more than by searching, and needs the same right', async () => {
  const members = [member('Kim', 'Alike', 'kim@example.org'), member('Kim', 'Alike', 'kit@example.org')]
  const prepared = await prepareList(app, { members: [...members, member('', 'mail@example.org', 'x@example.org')] })
  const door = await doorOf(prepared)
  const { people } = await page(door)
  assert.deepEqual(
    people.map(({ surname, email, code_end: end }) => [surname, email, end.length]),
    [
      ['Alike', 'k…@example.org', 4],
      ['Alike', 'k…@example.org', 4],
      ['m…@example.org', 'x…@example.org', 0],
    ],
  )
  for (const code of prepared.codes) assert.ok(!JSON.stringify(people).includes(code))
  const scanOnly = await doorOf(prepared, { may_check_in_by_name: false })
  assert.equal((await app.refused(peopleByName, asked(scanOnly))).status, 403)
  const pages = await Promise.allSettled(Array.from({ length: 130 }, () => page(door)))
  const refused = pages.filter(({ status }) => status === 'rejected')
  assert.ok(refused.length >= 30, `${refused.length} of 130 pages at once are refused`)
})

test('a list that is too long is refused, with the way on', async () => {
  const prepared = await prepareList(app, { members: 1 })
  await sql`update lists set active_members = 20001 where id = ${prepared.list.id}`.execute(owner)
  const { status, message } = await app.refused(peopleByName, asked(prepared))
  assert.deepEqual([status, message], [409, 'This list is too long for A–Z. Search by name or email.'])
})

test('a link reads a list from A to Z slowly, on however many phones, and its search goes on', async () => {
  const prepared = await prepareList(app, { members: 50 })
  const link = await addLink(app, prepared, { may_check_in_by_name: true })
  const doors = await Promise.all([1, 2].map(() => openDoor(app, link)))
  let names = 0
  let refused = 0
  for (let nth = 0; nth < 60; nth++) {
    const door = { list: prepared.list, ...doors[nth % 2]! }
    await app.call(peopleByName, { ...asked(door), query: {} }).then(
      ({ people }) => (names += people.length),
      () => (refused += 1),
    )
  }
  assert.ok(names >= 1200 && names <= 1400, String(names))
  assert.ok(refused >= 25)
  const door = { list: prepared.list, ...doors[0]! }
  const { status, message } = await app.refused(peopleByName, { ...asked(door), query: {} })
  assert.deepEqual([status, message], [429, 'Too many searches at this door. Wait a moment and try again.'])
  assert.ok(await app.call(findPeople, { ...asked(door), query: { q: 'exa' } }))
  // Another link, and the organiser, read on.
  assert.equal((await page(await doorOf(prepared))).people.length, 40)
  assert.equal((await page(prepared)).people.length, 40)
})

test('people of one name are told apart by what their cards do not share, then by email, then by code', async () => {
  const kim = (email: string, TABLE: string, COMPANY: string) => ({
    email,
    merge_fields: { FNAME: 'Kim', LNAME: 'Alike', TABLE, COMPANY },
  })
  const fields = ['FNAME', 'LNAME', 'TABLE', 'COMPANY'].map((tag) => ({
    tag,
    name: tag === 'TABLE' ? 'Table' : tag,
    type: 'text' as const,
  }))
  const members = [
    kim('a@example.org', '4', 'Acme'),
    kim('a2@example.org', '21', 'Acme'),
    kim('b@example.org', '', 'Acme'),
    kim('b2@example.org', '', 'Acme'),
    { email: 'ada@example.org', merge_fields: { FNAME: 'Ada', LNAME: 'Byron', TABLE: '9' } },
  ]
  const prepared = await prepareList(app, { fields, members })
  const card = { fields: ['TABLE', 'COMPANY'].map((tag) => ({ tag, is_large: false })), note: null, alert: null }
  await app.call(setCard, { ...asked(prepared), body: { card } })
  const door = await doorOf(prepared)
  const ways = [(await page(door)).people, (await app.call(findPeople, { ...asked(door), query: { q: 'a' } })).people]
  for (const people of ways) {
    assert.deepEqual(
      people
        .map(({ email, apart, code_end: end }) => [email, apart?.facts.map(({ value }) => value), end.length])
        .toSorted((one, other) => String(one).localeCompare(String(other))),
      [
        ['a…@example.org', undefined, 0],
        ['a…@example.org', ['21'], 0],
        ['a…@example.org', ['4'], 0],
        ['b…@example.org', undefined, 4],
        ['b…@example.org', undefined, 4],
      ],
    )
  }
})

test('who is not in yet comes first in a search, and the list counts them', async () => {
  const prepared = await prepareList(app, { members: guests.slice(0, 3) })
  const door = await doorOf(prepared)
  const find = async () => (await app.call(findPeople, { ...asked(door), query: { q: 'e' } })).people
  assert.deepEqual((await page(door)).counts, { all: 3, not_in: 3 })
  const [first] = await find()
  assert.equal((await app.call(checkIn, { ...asked(door, { contactId: first!.contact_id }), body: {} })).reason, 'ok')
  const after = await find()
  assert.deepEqual([after.length, after.at(-1)!.contact_id], [3, first!.contact_id])
  const { counts, next, people } = await page(door, { only: 'not_in' })
  assert.deepEqual([counts, next, people.length], [{ all: 3, not_in: 2 }, null, 2])
  assert.equal((await page(door, { after: people[0]!.contact_id })).counts, undefined)
})
