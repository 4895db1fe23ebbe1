// Guests get a tag of Mailchimp by hand, or lose it, many at once.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { auditLog } from '#contract/audit.ts'
import { guests } from '#contract/guests.ts'
import { tagGuests, tagState } from '#contract/guest-tags.ts'
import { eraseContact } from '#contract/privacy.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addMember, addOrganiser, type Connected, prepareList } from '../../../testing/factories.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { until } from '../../../testing/until.ts'
import { compareTags } from '../tags/check-tags.ts'
import { withAccount } from '../../accounts/open-account.ts'
import { password } from '../../../testing/samples.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

type Place = Connected & { codes: string[] }
const of = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })

const openHall = (members = 3): Promise<Place> => prepareList(app, { members, status: 'subscribed', name: 'Gala' })
const guestsOf = async (place: Place) => (await app.call(guests, of(place))).guests

const tag = (place: Place, name: string, ids: string[], isWanted = true) =>
  app.call(tagGuests, { ...of(place), body: { tag: name, is_wanted: isWanted, guests: { ids } } })

function tagsOf({ list }: Place, email: string): string[] {
  const member = app.sandbox.readMember(list.list_id, email) as { tags: { name: string }[] } | undefined
  return (member?.tags ?? []).map(({ name }) => name).toSorted()
}

/** Wishes wait 5 s for others. A test does not. */
async function untilWritten(place: Place, waiting = 0): Promise<void> {
  await sql`update tag_wishes set wished_at = now() - interval '1 minute' where list_id = ${place.list.id}`.execute(
    owner,
  )
  await until(
    () => sql`select from tag_wishes where list_id = ${place.list.id} and refusal is null`.execute(owner),
    ({ rows }) => rows.length === waiting,
  )
}

test('guests get a tag without the switches of attendance, lose it, and keep their other tags', async () => {
  const place = await openHall()
  const [ada, ben, cem] = await guestsOf(place)
  app.sandbox.tagMember(place.list.list_id, ada!.email, [{ name: 'Donor', status: 'active' }])
  const given = await tag(place, '  Table 5 ', [ada!.id, ben!.id, ben!.id])
  assert.deepEqual(given, { tag: 'Table 5', changed: 2, gone: 0, next: null })
  await until(
    () => tagsOf(place, ada!.email),
    (tags) => tags.length === 2,
  )
  assert.deepEqual(tagsOf(place, ada!.email), ['Donor', 'Table 5'])
  await untilWritten(place)
  assert.deepEqual(
    [ben, cem].map((guest) => tagsOf(place, guest!.email)),
    [['Table 5'], []],
  )
  await tag(place, 'TABLE 5', [ada!.id, cem!.id], false)
  await untilWritten(place)
  assert.deepEqual(
    [ada, ben, cem].map((guest) => tagsOf(place, guest!.email)),
    [['Donor'], ['Table 5'], []],
  )
  assert.equal(app.sandbox.segments(place.list.list_id).filter(({ name }) => /table 5/i.test(name)).length, 1)
  const { entries } = await app.call(auditLog, { token: place.token })
  assert.deepEqual(
    entries.filter(({ action }) => action === 'guests_tagged').map(({ details }) => details),
    [
      { tag: 'Table 5', given: false, contacts: 2 },
      { tag: 'Table 5', given: true, contacts: 2 },
    ],
  )
})

test('a tag that Mailchimp has in another case is that tag', async () => {
  const place = await openHall()
  const [ada, ben] = await guestsOf(place)
  app.sandbox.tagMember(place.list.list_id, ada!.email, [{ name: 'VIP', status: 'active' }])
  await tag(place, 'vip', [ben!.id])
  await untilWritten(place)
  assert.deepEqual(tagsOf(place, ben!.email), ['VIP'])
})

test('all guests that match get the tag, 500 a call', async () => {
  const place = await openHall(502)
  const [first] = await guestsOf(place)
  await owner.updateTable('contacts').set({ is_blocked: true }).where('id', '=', first!.id).execute()
  const send = (matching: object) =>
    app.call(tagGuests, { ...of(place), body: { tag: 'Everyone', is_wanted: true, guests: { matching } } })
  const blocked = await send({ mark: 'blocked' })
  assert.deepEqual([blocked.changed, blocked.next], [1, null])
  const one = await send({ presence: 'not_in' })
  assert.equal(one.changed, 500)
  const two = await send({ presence: 'not_in', after: one.next })
  assert.deepEqual([two.changed, two.next], [2, null])
  await untilWritten(place)
  const [segment] = app.sandbox.segments(place.list.list_id)
  assert.equal(segment!.name, 'Everyone')
  const found = await guestsOf(place)
  assert.ok(found.every(({ email }) => tagsOf(place, email).join() === 'Everyone'))
})

test('names that no tag can have, and those that Listpass keeps, are refused with a sentence', async () => {
  const place = await openHall(1)
  const [ada] = await guestsOf(place)
  const refused = async (name: string) => {
    const body = { tag: name, is_wanted: true, guests: { ids: [ada!.id] } }
    const { status, errors } = await app.refused(tagGuests, { ...of(place), body })
    assert.equal(status, 422)
    return errors['tag']?.[0]
  }
  const kept = 'Listpass itself keeps tags that begin with “Attended:”. Please choose another name.'
  assert.equal(await refused('Attended: Gala'), kept)
  assert.equal(await refused('  attended:gala'), kept)
  assert.equal(await refused('  '), 'Please enter a tag.')
  assert.equal(await refused('x'.repeat(101)), 'At most 100 characters.')
  assert.equal((await tag(place, 'x'.repeat(100), [ada!.id])).changed, 1)
})

test('another team finds no list, and a viewer may not tag', async () => {
  const place = await openHall(1)
  const [ada] = await guestsOf(place)
  const body = { tag: 'VIP', is_wanted: true, guests: { ids: [ada!.id] } }
  const { token } = await addOrganiser(app, 'Other')
  assert.equal((await app.refused(tagGuests, { ...of({ ...place, token }), body })).status, 404)
  const viewer = await addMember(app, place, 'viewer')
  assert.equal((await app.refused(tagGuests, { ...of({ ...place, token: viewer.token }), body })).status, 403)
  const query = { tag: 'VIP' }
  assert.equal((await app.refused(tagState, { ...of({ ...place, token }), query })).status, 404)
  assert.equal((await app.refused(tagState, { ...of({ ...place, token: viewer.token }), query })).status, 403)
  const rows = await owner.selectFrom('tag_wishes').selectAll().where('list_id', '=', place.list.id).execute()
  assert.deepEqual(rows, [])
})

test('contacts that left the list, were erased, or are unknown are passed over', async () => {
  const place = await openHall(3)
  const [ada, ben, cem] = await guestsOf(place)
  await owner.updateTable('contacts').set({ removed_at: new Date() }).where('id', '=', ada!.id).execute()
  await app.call(eraseContact, {
    token: place.token,
    params: { listId: place.list.id, contactId: ben!.id },
    body: { password },
  })
  const { changed, gone } = await tag(place, 'VIP', [ada!.id, ben!.id, cem!.id, randomUUID()])
  assert.deepEqual([changed, gone], [1, 3])
  await untilWritten(place)
  assert.deepEqual(tagsOf(place, cem!.email), ['VIP'])
})

test('a tag that is not in Mailchimp is taken away without being made', async () => {
  const place = await openHall(1)
  const [ada] = await guestsOf(place)
  await tag(place, 'Never there', [ada!.id], false)
  await untilWritten(place)
  assert.deepEqual(app.sandbox.segments(place.list.list_id), [])
})

test('what the organiser changes in Mailchimp later stays, and a second wish is written again', async () => {
  const place = await openHall(2)
  const [ada, ben] = await guestsOf(place)
  await tag(place, 'VIP', [ada!.id])
  await untilWritten(place)
  const remove = () => app.sandbox.tagMember(place.list.list_id, ada!.email, [{ name: 'VIP', status: 'inactive' }])
  remove()
  await tag(place, 'VIP', [ben!.id])
  await untilWritten(place)
  const account = { id: place.accountId, teamId: place.personId }
  const drifts = await withAccount(app.services, account, 'worker', (login) =>
    compareTags(app.services, { team: place.personId, list: place.list.id }, login.audience(place.list.list_id)),
  )
  assert.deepEqual(drifts, [])
  assert.deepEqual([tagsOf(place, ada!.email), tagsOf(place, ben!.email)], [[], ['VIP']])
  await tag(place, 'VIP', [ada!.id])
  await untilWritten(place)
  assert.deepEqual(tagsOf(place, ada!.email), ['VIP'])
  app.sandbox.deleteSegment(place.list.list_id, app.sandbox.segments(place.list.list_id)[0]!.id)
  await tag(place, 'VIP', [ben!.id])
  await untilWritten(place)
  assert.deepEqual([tagsOf(place, ada!.email), tagsOf(place, ben!.email)], [[], ['VIP']])
})

test('wishes wait while Mailchimp is down, and one that it refuses is told', async () => {
  const place = await openHall(2)
  const [ada, ben] = await guestsOf(place)
  app.sandbox.setFault({ kind: 'server_error' }, place.mailchimpAccount)
  await tag(place, 'VIP', [ada!.id, ben!.id])
  const stateOf = (name: string) => app.call(tagState, { ...of(place), query: { tag: name } })
  assert.deepEqual(await stateOf('vip'), { waiting: 2, refused: 0, trouble: null })
  assert.deepEqual(await stateOf('Nobody'), { waiting: 0, refused: 0, trouble: null })
  app.sandbox.clearFaults(place.mailchimpAccount)
  const refusal = { emails: [ada!.email], error: 'This address looks fake.', operation: 'changeSegmentMembers' }
  app.sandbox.setFault({ kind: 'refused_rows', ...refusal }, place.mailchimpAccount)
  await untilWritten(place)
  assert.deepEqual([tagsOf(place, ada!.email), tagsOf(place, ben!.email)], [[], ['VIP']])
  assert.deepEqual(await stateOf('VIP'), { waiting: 0, refused: 1, trouble: null })
  app.sandbox.clearFaults(place.mailchimpAccount)
})

for (const isWanted of [true, false]) {
  test(`a guest whom Mailchimp passes over without an error, when a tag is ${isWanted ? 'given' : 'taken'}, is told, and no other`, async () => {
    const place = await openHall(3)
    const [ada, ben, cem] = await guestsOf(place)
    if (!isWanted) await tag(place, 'VIP', [ada!.id, ben!.id, cem!.id])
    if (!isWanted) await untilWritten(place)
    app.sandbox.setFault({ kind: 'ignored_values', emails: [ben!.email] }, place.mailchimpAccount)
    await tag(place, 'VIP', [ada!.id, ben!.id, cem!.id], isWanted)
    await untilWritten(place)
    const [held, lost] = isWanted ? [['VIP'], []] : [[], ['VIP']]
    assert.deepEqual(
      [ada, ben, cem].map((guest) => tagsOf(place, guest!.email)),
      [held, lost, held],
    )
    const stateOf = () => app.call(tagState, { ...of(place), query: { tag: 'VIP' } })
    assert.deepEqual(await stateOf(), { waiting: 0, refused: 1, trouble: null })
    app.sandbox.clearFaults(place.mailchimpAccount)
  })
}
