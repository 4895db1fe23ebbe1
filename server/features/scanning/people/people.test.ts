// Finding people by name at a door, and checking them in.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { changeContact, contactsOfList } from '#contract/contacts.ts'
import { changeList } from '#contract/lists.ts'
import { eraseContact } from '#contract/privacy.ts'
import { checkIn, findPeople } from '#contract/scanning.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addLink, type Connected, openDoor, prepareList } from '../../../testing/factories.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { findBrokenInvariants } from '../../../verify/invariants.ts'

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

test('fewer than three characters look for nobody', async () => {
  const prepared = await prepareList(app, { members: 1 })
  for (const q of ['', 'ab', '  a  ']) {
    const refused = await app.refused(findPeople, { ...asked(prepared), query: { q } })
    assert.deepEqual([refused.status, Object.keys(refused.errors)], [422, ['q']])
  }
})

test('of many who fit, 20 are shown, and it is said that there are more', async () => {
  const prepared = await prepareList(app, { members: 25 })
  const { people, has_more: hasMore } = await find(prepared, '@ex')
  assert.deepEqual([people.length, hasMore], [20, true])
})

test('each is shown with whether they would be let in now; who left comes last, who was erased not at all', async () => {
  const members = ['a', 'b', 'c', 'd', 'e'].map((name) => member(`${name}@guests.example.org`, name, 'Guest'))
  const prepared = await prepareList(app, { members })
  const { token, list } = prepared
  const ids = await Promise.all(members.map(({ email }) => idOf(prepared, email)))
  const change = (nth: number, body: object) =>
    app.call(changeContact, { token, params: { listId: list.id, contactId: ids[nth]! }, body })
  await sql`update contacts set removed_at = now() where list_id = ${list.id} and id = ${ids[0]!}`.execute(owner)
  await change(1, { is_blocked: true })
  await app.call(checkIn, { ...asked(prepared, { contactId: ids[2]! }), body: {} })
  await app.call(eraseContact, { token, params: { listId: list.id, contactId: ids[3]! } })
  const states = async () =>
    (await find(prepared, 'guest')).people.map(({ display_value: n, state }) => `${n} ${state}`)
  assert.deepEqual(await states(), ['b Guest blocked', 'c Guest used_up', 'e Guest open', 'a Guest removed'])
  await app.call(changeList, { token, params: { listId: list.id }, body: { admit_removed: true } })
  assert.equal((await states()).at(-1), 'a Guest open')
  const erased = await app.refused(checkIn, { ...asked(prepared, { contactId: ids[3]! }), body: {} })
  assert.equal(erased.status, 404)
})

test('who is checked in by name is scanned like anybody else, and nobody sees their code', async () => {
  const prepared = await prepareList(app, { members: guests })
  const door = await doorWith(prepared, true)
  const { people } = await find(door, 'renee')
  const contactId = people[0]!.contact_id
  const body = { scan_id: randomUUID(), scanned_at: new Date().toISOString() }
  const verdict = await app.call(checkIn, { ...asked(door, { contactId }), body })
  assert.deepEqual([verdict.reason, verdict.data!.display_field_value], ['ok', 'Renée Müller'])
  // The same try again is the same scan; another one is refused.
  assert.deepEqual(await app.call(checkIn, { ...asked(door, { contactId }), body }), verdict)
  const again = await app.call(checkIn, { ...asked(door, { contactId }), body: {} })
  assert.deepEqual([again.reason, again.first_scan!.door], ['already_used', 'North door'])
  for (const code of prepared.codes) assert.ok(!JSON.stringify([people, verdict, again]).includes(code))
  // An id that was used for somebody else.
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
  assert.deepEqual((await find(door, 'nameless')).people[0]!.email, 'n…@example.net')
  assert.deepEqual((await find(prepared, 'renee')).people[0]!.email, 'renee@example.org')
})

test('a link without the right, one that has run out, and whoever has no link look for nobody', async () => {
  const prepared = await prepareList(app, { members: guests })
  const contactId = await idOf(prepared, 'zoe@example.org')
  const scanOnly = await doorWith(prepared, false)
  const ended = await doorWith(prepared, true)
  await sql`update scanner_links set expires_at = now() where list_id = ${prepared.list.id} and may_check_in_by_name`.execute(
    owner,
  )
  const stranger = await prepareList(app, { members: 1 }, 'Ada')
  for (const [door, status] of [
    [scanOnly, 403],
    [ended, 403],
    [{ list: prepared.list }, 401],
    [{ list: prepared.list, token: stranger.token }, 404],
  ] as const) {
    const search = await app.refused(findPeople, { ...asked(door), query: { q: 'zoe' } })
    const attempt = await app.refused(checkIn, { ...asked(door, { contactId }), body: {} })
    assert.deepEqual([search.status, attempt.status], [status, status])
    if (status === 403) assert.match(search.message, /may not look for people by name/)
  }
  assert.equal((await app.refused(checkIn, { ...asked(stranger, { contactId }), body: {} })).status, 404)
})

test('who reads the list out letter by letter is slowed down', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const door = await doorWith(prepared, true)
  assert.equal((await find(door, 'exa')).people.length, 1)
  // As after sixty more.
  await sql`update throttles set tokens = 0, filled_at = now() + interval '1 hour' where starts_with(key, 'people:')`.execute(
    owner,
  )
  const refused = await app.refused(findPeople, { ...asked(door), query: { q: 'exa' } })
  assert.deepEqual(
    [refused.status, refused.message],
    [429, 'Too many searches at this door. Wait a moment and try again.'],
  )
})

test('after all this, what is stored is consistent', async () => {
  assert.deepEqual(await findBrokenInvariants(owner), [])
})
