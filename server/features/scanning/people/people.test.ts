// Finding people by name at a door, and checking them in.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { changeContact, contactsOfList } from '#contract/contacts.ts'
import { changeList } from '#contract/lists.ts'
import { eraseContact } from '#contract/privacy.ts'
import { checkIn, findPeople, handInScans, redeemScan, undoScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addLink, type Connected, openDoor, prepareList } from '../../../testing/factories.ts'
import { addOccasion } from '../../../testing/occasions.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { findBrokenInvariants } from '../../../verify/invariants.ts'
import { password } from '../../../testing/samples.ts'
import { setSettings } from '../../../testing/settings.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const member = (email: string, FNAME: string, LNAME: string) => ({
  email,
  status: 'subscribed',
  merge_fields: { FNAME, LNAME },
})

const guests = [
  member('renee@example.org', 'Renée', 'Müller'),
  member('rene.b@example.com', 'René', 'Baker'),
  member('zoe@example.org', 'Zoë', 'Ångström'),
  member('nameless@example.net', '', ''),
]

type Door = Pick<Connected, 'list'> & { token?: string; scanToken?: string }

const asked = ({ list, token, scanToken }: Door, more: object = {}) => ({
  params: { listId: list.id, ...more },
  token,
  scanToken,
})

const find = (door: Door, q: string) => app.call(findPeople, { ...asked(door), query: { q } })
const names = async (door: Door, q: string) => (await find(door, q)).people.map((person) => person.display_value)

async function doorWith(prepared: Connected, mayByName: boolean): Promise<Door> {
  const link = await addLink(app, prepared, { may_check_in_by_name: mayByName })
  return { list: prepared.list, ...(await openDoor(app, link)) }
}

async function idOf({ token, list }: Connected, email: string): Promise<string> {
  const { contacts } = await app.call(contactsOfList, { token, params: { listId: list.id }, query: { q: email } })
  return contacts[0]!.id
}

test('people are found by words of name or email in any order, without case and accents', async () => {
  const prepared = await prepareList(app, { members: guests })
  assert.deepEqual(await names(prepared, 'ren'), ['René Baker', 'Renée Müller'])
  assert.deepEqual(await names(prepared, 'MULLER renee'), ['Renée Müller'])
  assert.deepEqual(await names(prepared, 'angstrom'), ['Zoë Ångström'])
  assert.deepEqual(await names(prepared, 'example.org'), ['Renée Müller', 'Zoë Ångström'])
  assert.deepEqual(await names(prepared, 'nobody here'), [])
  const { people, has_more: hasMore } = await find(prepared, 'nameless')
  assert.deepEqual([people[0]!.display_value, people[0]!.email, hasMore], ['', 'nameless@example.net', false])
})

test('no characters find no one', async () => {
  const prepared = await prepareList(app, { members: 1 })
  for (const q of ['', '   ']) {
    const refused = await app.refused(findPeople, { ...asked(prepared), query: { q } })
    assert.deepEqual([refused.status, Object.keys(refused.errors)], [422, ['q']])
  }
})

test('a search shows 20 matches, and says that there are more', async () => {
  const prepared = await prepareList(app, { members: 25 })
  const { people, has_more: hasMore } = await find(prepared, '@ex')
  assert.deepEqual([people.length, hasMore], [20, true])
})

test('each result says whether they would be let in now: those first, removed contacts last, erased ones never', async () => {
  const members = ['a', 'b', 'c', 'd', 'e'].map((name) => member(`${name}@guests.example.org`, name, 'Guest'))
  const prepared = await prepareList(app, { members })
  const { token, list } = prepared
  const ids = await Promise.all(members.map(({ email }) => idOf(prepared, email)))
  const change = (nth: number, body: object) =>
    app.call(changeContact, { token, params: { listId: list.id, contactId: ids[nth]! }, body })
  await sql`update contacts set removed_at = now() where list_id = ${list.id} and id = ${ids[0]!}`.execute(owner)
  await change(1, { is_blocked: true })
  await app.call(checkIn, { ...asked(prepared, { contactId: ids[2]! }), body: {} })
  await app.call(eraseContact, { token, params: { listId: list.id, contactId: ids[3]! }, body: { password } })
  const states = async () =>
    (await find(prepared, 'guest')).people.map(({ display_value: n, state }) => `${n} ${state}`)
  assert.deepEqual(await states(), ['e Guest open', 'b Guest blocked', 'c Guest used_up', 'a Guest removed'])
  await app.call(changeList, { token, params: { listId: list.id }, body: { admit_removed: true } })
  assert.ok((await states()).includes('a Guest open'))
  const erased = await app.refused(checkIn, { ...asked(prepared, { contactId: ids[3]! }), body: {} })
  assert.equal(erased.status, 404)
})

test('a check-in by name counts like any scan, and shows no code', async () => {
  const prepared = await prepareList(app, { members: guests })
  const door = await doorWith(prepared, true)
  const { people } = await find(door, 'renee')
  const contactId = people[0]!.contact_id
  const body = { scan_id: randomUUID(), scanned_at: new Date().toISOString() }
  const verdict = await app.call(checkIn, { ...asked(door, { contactId }), body })
  assert.deepEqual([verdict.reason, verdict.data!.display_field_value], ['ok', 'Renée Müller'])
  // A repeated try is the same scan; another one is refused.
  assert.deepEqual(await app.call(checkIn, { ...asked(door, { contactId }), body }), verdict)
  const again = await app.call(checkIn, { ...asked(door, { contactId }), body: {} })
  assert.deepEqual([again.reason, again.first_scan!.door], ['already_used', 'North door'])
  for (const code of prepared.codes) assert.ok(!JSON.stringify([people, verdict, again]).includes(code))
  // An id that another contact's scan already used.
  const other = await idOf(prepared, 'zoe@example.org')
  assert.equal((await app.refused(checkIn, { ...asked(door, { contactId: other }), body })).status, 422)
})

test('a scanner link sees enough of an email to tell two of a name apart, and no more', async () => {
  const prepared = await prepareList(app, { members: guests })
  const door = await doorWith(prepared, true)
  const { people } = await find(door, 'ren')
  assert.deepEqual(
    people.map(({ email }) => email),
    ['r…@example.com', 'r…@example.org'],
  )
  assert.deepEqual((await find(door, 'nameless@example.net')).people[0]!.email, 'n…@example.net')
  assert.deepEqual((await find(prepared, 'renee')).people[0]!.email, 'renee@example.org')
})

test('A scanner link finds an email only as a whole, so that its parts cannot be guessed', async () => {
  const prepared = await prepareList(app, { members: guests })
  const door = await doorWith(prepared, true)
  const parts = [
    'ren@',
    'renee@',
    'renee@e',
    '@example.org',
    'example.org',
    'nee@example.org',
    'renee@example.or',
    'nameless',
  ]
  for (const q of parts) assert.deepEqual(await names(door, q), [], q)
  assert.deepEqual(await names(door, ' Renee@Example.org '), ['Renée Müller'])
  assert.deepEqual(await names(door, 'mul ren'), ['Renée Müller'])
  // The organiser sees the emails anyway.
  assert.deepEqual(await names(prepared, 'renee@e'), ['Renée Müller'])
  // The last four symbols are found even while the search texts are being rebuilt.
  await sql`update lists set texts_are_right = false where id = ${prepared.list.id}`.execute(owner)
  for (const q of parts) assert.deepEqual(await names(door, q), [], q)
  assert.deepEqual(await names(door, 'mul ren'), ['Renée Müller'])
})

test('An address in the display field is neither shown to a scanner link nor found by its parts', async () => {
  const zoe = member('zoe@example.org', 'zoe.private@example.net', 'Ångström')
  const prepared = await prepareList(app, { members: [zoe] })
  await setSettings(owner, prepared.list.id, { display_field: 'FNAME' })
  const door = await doorWith(prepared, true)
  assert.deepEqual(await names(door, 'private'), [])
  assert.deepEqual(await names(door, 'ångström'), ['z…@example.net'])
  assert.deepEqual(await names(prepared, 'private'), ['zoe.private@example.net'])
})

test('A scanner link sees the mask of the email of a contact without a name, also in verdicts', async () => {
  const prepared = await prepareList(app, { members: [member('nameless@example.net', '', '')] })
  const door = await doorWith(prepared, true)
  const scan = { qr_code: prepared.codes[0]!, scan_id: randomUUID() }
  const verdict = await app.call(redeemScan, { ...asked(door), body: scan })
  assert.equal(verdict.data!.display_field_value, 'n…@example.net')
  const scans = [{ ...scan, scanned_at: new Date().toISOString(), told: 'ok' }]
  const { verdicts } = await app.call(handInScans, { ...asked(door), body: { scans } })
  assert.equal(verdicts[0]!.data!.display_field_value, 'n…@example.net')
  const undone = await app.call(undoScan, asked(door, { scanId: scan.scan_id }))
  assert.equal(undone.data!.display_field_value, 'n…@example.net')
  const byOrganiser = await app.call(redeemScan, { ...asked(prepared), body: { qr_code: scan.qr_code } })
  assert.equal(byOrganiser.data!.display_field_value, 'nameless@example.net')
})

test('Two guests with the same name and mask are told apart by the last four of their codes', async () => {
  const members = ['anna.b@example.org', 'anna.c@example.org', 'anna@example.com'].map((each) =>
    member(each, 'Anna', 'Berg'),
  )
  const prepared = await prepareList(app, { members })
  const door = await doorWith(prepared, true)
  const ends = (await find(door, 'anna')).people.map(({ email, code_end: end }) => `${email} ${end}`)
  const codeOf = async (email: string) =>
    (await app.call(contactsOfList, { ...asked(prepared), query: { q: email } })).contacts[0]!.qr_code!
  assert.deepEqual(ends, [
    `a…@example.org ${(await codeOf('anna.b@')).slice(-4)}`,
    `a…@example.org ${(await codeOf('anna.c@')).slice(-4)}`,
    'a…@example.com ',
  ])
  // Codes of an earlier tool could be guessed from a part of them.
  await sql`update contacts set code = '507f1f77bcf86cd7' || left(md5(email), 8) where list_id = ${prepared.list.id}`.execute(
    owner,
  )
  assert.deepEqual(
    (await find(door, 'anna')).people.map(({ code_end: end }) => end),
    ['', '', ''],
  )
  assert.deepEqual(
    (await find(prepared, 'anna')).people.map(({ code_end: end }) => end),
    ['', '', ''],
  )
})

test('Searches are counted by link, however many browsers have opened it', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const link = await addLink(app, prepared, { may_check_in_by_name: true })
  const first = { list: prepared.list, ...(await openDoor(app, link)) }
  await find(first, 'anna')
  // Uses up 120 more searches.
  await sql`update throttles set tokens = 0, filled_at = now() + interval '1 hour' where key = ${`people:${link.link.id}`}`.execute(
    owner,
  )
  const second = { list: prepared.list, ...(await openDoor(app, link)) }
  for (const door of [first, second]) {
    assert.equal((await app.refused(findPeople, { ...asked(door), query: { q: 'anna' } })).status, 429)
  }
  // Searches by another link of the list still work.
  assert.deepEqual(await names(await doorWith(prepared, true), 'nobody here'), [])
})

test('a search needs a link with the right that has not expired', async () => {
  const prepared = await prepareList(app, { members: guests })
  const contactId = await idOf(prepared, 'zoe@example.org')
  const scanOnly = await doorWith(prepared, false)
  const ended = await doorWith(prepared, true)
  await sql`update scanner_links set expires_at = now() where list_id = ${prepared.list.id} and may_check_in_by_name`.execute(
    owner,
  )
  const stranger = await prepareList(app, { members: 1 }, 'Ada')
  for (const [door, status, message] of [
    [scanOnly, 403, /can’t search by name/],
    [ended, 403, /This door is closed right now/],
    [{ list: prepared.list }, 401, /sign in/],
    [{ list: prepared.list, token: stranger.token }, 404, /not found/],
  ] as const) {
    const search = await app.refused(findPeople, { ...asked(door), query: { q: 'zoe' } })
    const attempt = await app.refused(checkIn, { ...asked(door, { contactId }), body: {} })
    assert.deepEqual([search.status, attempt.status], [status, status])
    assert.match(search.message, message)
  }
  assert.equal((await app.refused(checkIn, { ...asked(stranger, { contactId }), body: {} })).status, 404)
})

test('reading the list out letter by letter is throttled', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const door = await doorWith(prepared, true)
  assert.equal((await find(prepared, 'exa')).people.length, 1)
  await find(door, 'exa')
  // Uses up sixty more searches.
  await sql`update throttles set tokens = 0, filled_at = now() + interval '1 hour' where starts_with(key, 'people:')`.execute(
    owner,
  )
  const refused = await app.refused(findPeople, { ...asked(door), query: { q: 'exa' } })
  assert.deepEqual(
    [refused.status, refused.message],
    [429, 'Too many searches at this door. Wait a moment and try again.'],
  )
})

test('after all tests, the stored data is consistent', async () => {
  assert.deepEqual(await findBrokenInvariants(owner), [])
})

test('a search says whether a guest would be let in to the occasion of the door', async () => {
  const prepared = await prepareList(app, { members: guests })
  const lounge = await addOccasion(app, prepared, { name: 'Lounge', own_max: 2, has_exits: true, again: 'after_exit' })
  const crew = { kind: 'field', tag: 'FNAME', test: 'is', value: 'Zoë' } as const
  const stage = await addOccasion(app, prepared, { name: 'Stage', who: crew })
  const later = await addOccasion(app, prepared, { name: 'Later', own_max: 1, opens_at: '2099-01-01T00:00:00Z' })
  const contactId = await idOf(prepared, 'renee@example.org')
  const enter = (more: object) => app.call(checkIn, { ...asked(prepared, { contactId }), body: more })
  const stateAt = async (door: Door, occasion?: { id: string }) => {
    const query = { q: 'renee', ...(occasion && { occasion_id: occasion.id }) }
    const { people } = await app.call(findPeople, { ...asked(door), query })
    return people.map(({ state, scan_count: count, max_scans: max }) => `${state} ${count} of ${max}`).join()
  }
  assert.equal((await enter({})).reason, 'ok')
  assert.equal(await stateAt(prepared), 'used_up 1 of 1')
  assert.equal(await stateAt(prepared, lounge), 'open 0 of 2')
  assert.equal((await enter({ occasion_id: lounge.id })).reason, 'ok')
  assert.equal(await stateAt(prepared, lounge), 'open 1 of 2')
  assert.equal((await enter({ occasion_id: lounge.id })).reason, 'ok')
  assert.equal(await stateAt(prepared, lounge), 'used_up 2 of 2')
  assert.equal((await enter({ occasion_id: lounge.id, direction: 'out' })).reason, 'ok')
  assert.equal(await stateAt(prepared, lounge), 'open 1 of 2')
  assert.equal(await stateAt(prepared, stage), 'not_a_guest 1 of 1')
  // The staff see it before the doors open; the check-in says when they do.
  assert.equal(await stateAt(prepared, later), 'open 0 of 1')
  // A scanner link keeps to its own occasion.
  const link = await addLink(app, prepared, { may_check_in_by_name: true, occasion_id: later.id })
  const door = { list: prepared.list, ...(await openDoor(app, link)) }
  assert.equal(await stateAt(door), 'open 0 of 1')
  assert.equal(await stateAt(door, stage), 'open 0 of 1')
  const gone = { q: 'renee', occasion_id: randomUUID() }
  assert.equal((await app.refused(findPeople, { ...asked(prepared), query: gone })).status, 404)
})
