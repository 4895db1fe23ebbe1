// Guests by a tag or saved segment of Mailchimp: each reading lets in the guests that have it now.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { changeOccasion, segments } from '#contract/occasions.ts'
import { eraseContact } from '#contract/privacy.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addMember, prepareList } from '../../../testing/factories.ts'
import { addOccasion, formOf } from '../../../testing/occasions.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { guest, segmentHalls, whoOf } from '../../../testing/wrong-listings.ts'
import { password } from '../../../testing/samples.ts'
import { segmentsToRead } from './store.ts'

const app = await startTestApp()
const { sandbox } = app
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const { prepare, prepareSaved, readingOf, untilRead, readAgain, stateOf, invited, contactOf, scan, tag } = segmentHalls(
  app,
  owner,
)

test('an occasion with a tag has its guests at once, unsubscribed ones too', async () => {
  const hall = await prepare(3, 2, { 1: 'unsubscribed' })
  const { who_read_at: readAt, who_trouble: trouble, figures } = await stateOf(hall)
  assert.deepEqual([readAt !== null, trouble, figures.invited], [true, null, 3])
  assert.equal(await scan(hall, guest(0)), 'in')
  assert.equal(await scan(hall, guest(1)), 'in')
  assert.equal(await scan(hall, guest(3)), 'not_invited')
})

test('a guest who gets the tag is let in after the next reading, one who loses it is refused', async () => {
  const hall = await prepare(3)
  tag(hall, guest(3), 'active')
  tag(hall, guest(0), 'inactive')
  assert.equal(await scan(hall, guest(3)), 'not_invited')
  const { who_trouble: trouble, figures } = await readAgain(hall)
  assert.deepEqual([trouble, figures.invited], [null, 3])
  assert.equal(await scan(hall, guest(3)), 'in')
  assert.equal(await scan(hall, guest(0)), 'not_invited')
})

test('a saved segment invites those that it has now', async () => {
  const hall = await prepareSaved(3)
  sandbox.editMember(hall.list.list_id, guest(0), { merge_fields: { COMPANY: '' } })
  sandbox.editMember(hall.list.list_id, guest(4), { merge_fields: { COMPANY: 'the daily' } })
  assert.equal((await readAgain(hall)).who_trouble, null)
  assert.deepEqual(await invited(hall), [guest(1), guest(2), guest(4)])
})

test('doors are told of each changed guest, and of nothing where no guest changed', async () => {
  const hall = await prepare(3)
  const told = async () => {
    await sql`select number_changes(array[${hall.list.id}::uuid])`.execute(owner)
    const { rows } = await sql<{ id: string | null }>`
      select contact_id as id from contact_changes where list_id = ${hall.list.id} order by no`.execute(owner)
    return rows.map(({ id }) => id)
  }
  const before = (await told()).length
  await readAgain(hall)
  assert.equal((await told()).length, before)
  tag(hall, guest(3), 'active')
  tag(hall, guest(0), 'inactive')
  await readAgain(hall)
  const ids = [(await contactOf(hall, guest(3))).id, (await contactOf(hall, guest(0))).id]
  assert.deepEqual(new Set((await told()).slice(before)), new Set(ids))
})

test('another tag begins without the guests of the former, and two occasions share a reading', async () => {
  const hall = await prepare(3)
  const { list_id: listId } = hall.list
  sandbox.tagMember(listId, guest(4), [{ name: 'Crew', status: 'active' }])
  const crew = sandbox.segments(listId).find(({ name }) => name === 'Crew')!
  const { token, list, occasion } = hall
  const params = { listId: list.id, occasionId: occasion.id }
  await app.call(changeOccasion, { token, params, body: { ...formOf(occasion), who: whoOf(crew) } })
  await untilRead({ ...hall, segment: crew }, null)
  assert.deepEqual(await invited(hall), [guest(4)])
  const before = sandbox.calls.count('getSegmentMembers')
  const { begunAt } = await readingOf({ ...hall, segment: crew })
  const other = await addOccasion(app, hall, { name: 'Backstage', who: whoOf(crew) })
  await untilRead({ ...hall, segment: crew }, begunAt)
  assert.deepEqual(await invited({ ...hall, occasion: other }), [guest(4)])
  assert.equal(sandbox.calls.count('getSegmentMembers') - before, 1)
})

test('a segment is read once more shortly before its occasion opens, and not after it is over', async () => {
  const hall = await prepare(3)
  const { begunAt } = await readingOf(hall)
  const soon = new Date(Date.now() + 100_000)
  await sql`update segment_readings set begun_at = now() - interval '5 minutes' where list_id = ${hall.list.id}`.execute(
    owner,
  )
  await sql`update occasions set opens_at = ${soon} where id = ${hall.occasion.id}`.execute(owner)
  await untilRead(hall, begunAt)
  const due = async () =>
    (await sql`select from (${segmentsToRead('2 minutes')}) d where list_id = ${hall.list.id}`.execute(owner)).rows
      .length
  // It opens in less than two minutes, and was read since.
  await sql`update segment_readings set next_at = now() + interval '5 minutes' where list_id = ${hall.list.id}`.execute(
    owner,
  )
  assert.equal(await due(), 0)
  await sql`update occasions set opens_at = null, closes_at = now() where id = ${hall.occasion.id}`.execute(owner)
  await sql`update segment_readings set next_at = now() where list_id = ${hall.list.id}`.execute(owner)
  assert.equal(await due(), 0)
})

test('an erased contact is no guest, and no reading makes them one again', async () => {
  const hall = await prepare(3)
  const { id } = await contactOf(hall, guest(0))
  const { token, list } = hall
  await app.call(eraseContact, { token, params: { listId: list.id, contactId: id }, body: { password } })
  assert.deepEqual(await invited(hall), [guest(1), guest(2)])
  await sql`insert into occasion_guests values (${list.id}, ${hall.occasion.id}, ${id})`.execute(owner)
  await readAgain(hall)
  assert.deepEqual(await invited(hall), [guest(1), guest(2)])
})

test('the tags and saved segments of a list are shown by name, from Mailchimp itself', async () => {
  const hall = await prepareSaved(2)
  const { token, list, mailchimpAccount } = hall
  const shown = await app.call(segments, { token, params: { listId: list.id } })
  assert.deepEqual(
    shown.segments.map(({ name, is_tag: isTag, members }) => [name, isTag, members]),
    [
      ['Press', false, 2],
      ['VIP', true, 2],
    ],
  )
  const viewer = await addMember(app, hall, 'viewer')
  assert.equal((await app.refused(segments, { token: viewer.token, params: { listId: list.id } })).status, 403)
  sandbox.setFault({ kind: 'wrong_answer', answer: 'empty_with_total', operation: 'getSegments' }, mailchimpAccount)
  const refused = await app.refused(segments, { token, params: { listId: list.id } })
  assert.deepEqual([refused.status, /Mailchimp can’t be reached/.test(refused.message)], [503, true])
})

test('a list without such occasions costs no call', async () => {
  const hall = await prepareList(app, { members: 3 })
  const before = sandbox.calls.count()
  await addOccasion(app, hall)
  const { rows } = await sql`select from (${segmentsToRead('2 minutes')}) d where list_id = ${hall.list.id}`.execute(
    owner,
  )
  assert.deepEqual([rows.length, sandbox.calls.count() - before], [0, 0])
})
