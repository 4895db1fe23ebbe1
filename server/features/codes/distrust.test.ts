// Mailchimp's listing may be incomplete. No contact that is in the list may be removed because of it. If one stays
// without a code, the organiser must be told.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createFields, generate, syncFromMailchimp } from '#contract/codes.ts'
import { oneList } from '#contract/lists.ts'
import { openAsOwner } from '../../database/open.ts'
import { connectAudience, generateAll, prepareList } from '../../testing/factories.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { guest, guests, wrongListingsOf } from '../../testing/wrong-listings.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const { sync, doubtOf, removed, withoutCode, lie, harden, heal, deleteForGood, lookAgainNow } = wrongListingsOf(
  app,
  owner,
)

test('an empty listing removes no contact, and the organiser is asked', async () => {
  const connected = await prepareList(app, { members: guests(400) })
  lie(connected, 'empty')
  const done = await sync(connected)
  assert.equal(done.notice, 'Mailchimp showed 0 of 400 contacts. No one was removed.')
  assert.equal(await removed(connected), 0)
  assert.deepEqual([await doubtOf(connected), done.in_doubt], [{ message: done.notice, unconfirmed: 400 }, true])

  heal(connected)
  await lookAgainNow(connected)
  await until(
    () => doubtOf(connected),
    (doubt) => doubt === null,
  )
  assert.equal(await removed(connected), 0)
})

test('an empty listing beside the right total removes no contact', async () => {
  const connected = await prepareList(app, { members: guests(400) })
  lie(connected, 'empty_with_total')
  const { notice } = await sync(connected)
  assert.match(notice!, /^Mailchimp showed 0 of 400 contacts\. No one was removed\./)
  assert.equal((await doubtOf(connected))?.unconfirmed, 0)
  assert.equal(await removed(connected), 0)
})

test('an empty listing during the first generation opens no door, and Listpass continues', async () => {
  const connected = await connectAudience(app, { members: guests(30) })
  await app.call(createFields, { token: connected.token, params: { listId: connected.list.id } })
  lie(connected, 'empty_with_total', { skip: 1 })
  const done = await generateAll(app, connected)
  assert.match(done!.notice!, /^Mailchimp showed 0 of 30 contacts\./)
  const before = await app.call(oneList, { token: connected.token, params: { listId: connected.list.id } })
  assert.equal(before.list.qr_values_set, false)

  heal(connected)
  await lookAgainNow(connected)
  await until(
    () => doubtOf(connected),
    (doubt) => doubt === null,
  )
  assert.deepEqual(withoutCode(connected, 30), [])
})

test('a total of nothing is not believed of a list that shows contacts', async () => {
  const connected = await connectAudience(app, { members: guests(30) })
  await app.call(createFields, { token: connected.token, params: { listId: connected.list.id } })
  lie(connected, 'empty', { next: 1 })
  const { message } = await app.call(generate, { token: connected.token, params: { listId: connected.list.id } })
  assert.match(message, /are being generated/)
  await until(
    () => withoutCode(connected, 30),
    (missing) => missing.length === 0,
  )
})

test('an empty count and an empty listing are not believed while the statistics know contacts', async () => {
  const connected = await connectAudience(app, { members: guests(30) })
  const asked = { token: connected.token, params: { listId: connected.list.id } }
  await app.call(createFields, asked)
  lie(connected, 'empty')
  const done = await generateAll(app, connected)
  assert.match(done!.notice!, /^Mailchimp showed 0 of 30 contacts\./)
  assert.equal((await app.call(oneList, asked)).list.qr_values_set, false)
})

test('a total that is too low ends no list early', async () => {
  const connected = await prepareList(app, { members: guests(2300) })
  harden(connected, { totalShift: -310 })
  const done = await sync(connected)
  assert.deepEqual([done.processed_jobs, done.total_jobs, done.notice], [2300, 2300, null])
  assert.equal(await removed(connected), 0)
})

test('a total that is too high removes no contact and says so', async () => {
  const connected = await prepareList(app, { members: guests(40) })
  await deleteForGood(connected, [7])
  harden(connected, { totalShift: 3 })
  const { notice } = await sync(connected)
  assert.match(notice!, /^Mailchimp showed 39 of 42 contacts\. No one was removed\./)
  assert.equal(await removed(connected), 0)
})

test('an order that changes among equal times leaves no contact without a code', async () => {
  const connected = await connectAudience(app, { members: guests(2300) })
  await app.call(createFields, { token: connected.token, params: { listId: connected.list.id } })
  harden(connected, { unsteadyTies: true })
  const done = await generateAll(app, connected)
  assert.deepEqual(withoutCode(connected, 2300), [])
  assert.deepEqual([done!.processed_jobs, done!.notice], [2300, null])
  const again = await sync(connected)
  assert.deepEqual([again.processed_jobs, again.total_jobs, again.notice], [2300, 2300, null])
})

test('pages that are shorter than asked for leave no contact without a code', async () => {
  const connected = await connectAudience(app, { members: guests(2300) })
  await app.call(createFields, { token: connected.token, params: { listId: connected.list.id } })
  harden(connected, { pageRows: 550 })
  const done = await generateAll(app, connected)
  assert.deepEqual(withoutCode(connected, 2300), [])
  assert.deepEqual([done!.processed_jobs, done!.notice], [2300, null])
})

test('short pages and a total that is too low leave no contact without a code', async () => {
  const connected = await connectAudience(app, { members: guests(60) })
  await app.call(createFields, { token: connected.token, params: { listId: connected.list.id } })
  harden(connected, { pageRows: 18, totalShift: -5 })
  const done = await generateAll(app, connected)
  assert.deepEqual(withoutCode(connected, 60), [])
  assert.deepEqual([done!.processed_jobs, done!.notice], [60, null])
})

test('rows that are left out or doubled once are found again', async () => {
  for (const answer of ['lacks_rows', 'doubled_rows', 'stale'] as const) {
    const connected = await connectAudience(app, { members: guests(120) })
    await app.call(createFields, { token: connected.token, params: { listId: connected.list.id } })
    lie(connected, answer, { skip: 1, next: 1 })
    const done = await generateAll(app, connected)
    assert.deepEqual([done!.processed_jobs, done!.notice], [120, null], answer)
    assert.deepEqual(withoutCode(connected, 120), [], answer)
  }
})

test('a stale listing without contacts that joined removes none of them', async () => {
  const connected = await prepareList(app, { members: guests(30) })
  lie(connected, 'stale')
  const { notice } = await sync(connected)
  assert.equal(await removed(connected), 0)
  assert.equal(notice, null, 'each of the 15 was looked at, and is there')
})

test('contacts that a stale listing lacks and two calls deny are not removed while the search finds them', async () => {
  const connected = await prepareList(app, { members: guests(30) })
  lie(connected, 'stale')
  const denied = { kind: 'wrong_answer', answer: 'not_found', operation: 'getMember' } as const
  app.sandbox.setFault(denied, connected.mailchimpAccount)
  const params = { listId: connected.list.id }
  await app.call(syncFromMailchimp, { token: connected.token, params, body: {} })
  await until(
    () => app.sandbox.calls.count('getSearchMembers'),
    (searches) => searches > 0,
  )
  app.sandbox.clearFaults(connected.mailchimpAccount)
  await sync(connected)
  assert.equal(await removed(connected), 0)
})

test('a stale listing without a new contact is read in another way, and open questions are reported', async () => {
  for (const [place, isFound] of [
    [20, true],
    // This listing never shows its last row.
    [30, false],
  ] as const) {
    const connected = await prepareList(app, { members: guests(31) })
    // This contact is in the statistics and new to Listpass.
    await owner
      .deleteFrom('contacts')
      .where('list_id', '=', connected.list.id)
      .where('email', '=', guest(place))
      .execute()
    app.sandbox.editMember(connected.list.list_id, guest(place), { merge_fields: { QRCODE: '' } })
    if (isFound) app.sandbox.editMember(connected.list.list_id, guest(25), { merge_fields: { FNAME: 'Last' } })
    lie(connected, 'stale')
    const { notice } = await sync(connected)
    assert.deepEqual(withoutCode(connected, 31), isFound ? [] : [guest(place)])
    if (isFound) assert.doesNotMatch(notice ?? '', /showed/)
    else assert.match(notice!, /^Mailchimp showed 30 of 31 contacts\. No one was removed\./)
    assert.equal(await removed(connected), 0)
  }
})

test('a search that answers "not found" denies no list', async () => {
  const connected = await prepareList(app, { members: guests(30) })
  lie(connected, 'stale')
  for (const operation of ['getMember', 'getSearchMembers']) {
    app.sandbox.setFault({ kind: 'wrong_answer', answer: 'not_found', operation }, connected.mailchimpAccount)
  }
  app.sandbox.calls.forget()
  const params = { listId: connected.list.id }
  await app.call(syncFromMailchimp, { token: connected.token, params, body: {} })
  await until(
    () => app.sandbox.calls.count('getSearchMembers'),
    (searches) => searches > 1,
  )
  heal(connected)
  const { is_cancelled: isCancelled } = await sync(connected)
  const { list } = await app.call(oneList, { token: connected.token, params })
  assert.deepEqual([isCancelled, list.is_gone, await removed(connected)], [false, false, 0])
})

test('missing contacts are checked one by one, and only those that left are removed', async () => {
  const connected = await prepareList(app, { members: guests(40) })
  await deleteForGood(connected, [3, 4, 5])
  app.sandbox.calls.forget()
  const { notice } = await sync(connected)
  assert.equal(notice, '3 contacts are no longer in this list in Mailchimp.')
  assert.equal(await removed(connected), 3)
  assert.ok(app.sandbox.calls.count('getMember') >= 3)
})

test('a sample of more than 50 missing contacts is checked', async () => {
  const connected = await prepareList(app, { members: guests(1300) })
  await deleteForGood(
    connected,
    Array.from({ length: 60 }, (_, place) => place),
  )
  app.sandbox.calls.forget()
  const { notice } = await sync(connected)
  assert.equal(notice, '60 contacts are no longer in this list in Mailchimp.')
  const looks = app.sandbox.calls.count('getMember')
  assert.ok(looks >= 50 && looks < 120, `${looks} looks`)
})

test('when many left, the organiser is asked, and confirms it', async () => {
  const connected = await prepareList(app, { members: guests(100) })
  await deleteForGood(
    connected,
    Array.from({ length: 30 }, (_, place) => place),
  )
  const asked = await sync(connected)
  assert.equal(asked.notice, 'Mailchimp showed 70 of 100 contacts. No one was removed.')
  assert.deepEqual(await doubtOf(connected), { message: asked.notice, unconfirmed: 30 })

  const done = await sync(connected, { remove_up_to: 30 })
  assert.equal(done.notice, '30 contacts are no longer in this list in Mailchimp.')
  assert.equal(await doubtOf(connected), null)
  assert.equal(await removed(connected), 30)
})

test('a doubt is looked at every ten minutes for an hour, then half as often each time, and at least once a day', async () => {
  const connected = await prepareList(app, { members: guests(5) })
  harden(connected, { totalShift: 3 })
  const waits: number[] = []
  for (const looks of [0, 1, 5, 6, 7, 12, 13, 90]) {
    await owner.updateTable('lists').set({ looks }).where('id', '=', connected.list.id).execute()
    await sync(connected)
    const { rows } = await sql<{ minutes: number }>`
      select extract(epoch from l.look_again_at - max(b.finished_at))::int / 60 as minutes
      from lists l join batches b on b.list_id = l.id where l.id = ${connected.list.id} group by l.look_again_at`.execute(
      owner,
    )
    waits.push(rows[0]!.minutes)
  }
  assert.deepEqual(waits, [10, 10, 10, 20, 40, 1280, 1440, 1440])
})

test('a confirmation covers no more contacts than it named', async () => {
  const connected = await prepareList(app, { members: guests(100) })
  lie(connected, 'empty')
  const { notice } = await sync(connected, { remove_up_to: 30 })
  assert.equal(notice, 'Mailchimp showed 0 of 100 contacts. No one was removed.')
  assert.equal(await removed(connected), 0)
})
