// The organiser chooses which statuses of Mailchimp count as guests. Codes, figures and doors follow.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { batchStatus, checkStatus, createFields, syncFromMailchimp } from '#contract/codes.ts'
import { contactsOfList } from '#contract/contacts.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { changeList, oneList } from '#contract/lists.ts'
import { rehearse } from '#contract/occasions.ts'
import { offlineList } from '#contract/offline.ts'
import { previewLogicRules } from '#contract/rules.ts'
import { findPeople, redeemScan } from '#contract/scanning.ts'
import { listStats } from '#contract/scans.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import { entryStates } from '#domain/offline-entry.ts'
import { openAsOwner } from '../../database/open.ts'
import { type Connected, connectAudience, generateAll } from '../../testing/factories.ts'
import { atEnd } from '../../testing/postgres.ts'
import { callMailchimp, startListeningApp } from '../../testing/start-listening-app.ts'
import { until } from '../../testing/until.ts'

const app = await startListeningApp()
const { sandbox } = app
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const ask = ({ token, list }: Connected) => ({ token, params: { listId: list.id } })
const choose = (place: Connected, body: BodyOf<typeof changeList>) => app.call(changeList, { ...ask(place), body })
const scan = async (place: Connected, code: string) =>
  (await app.call(redeemScan, { ...ask(place), body: { qr_code: code, scan_id: randomUUID() } })).reason

/** Two people of each status, named after it. */
const statuses = ['subscribed', 'transactional', 'unsubscribed', 'cleaned', 'pending']
const people = statuses.flatMap((status) =>
  [1, 2].map((n) => ({ email: `${status}-${n}@example.com`, status, values: { FNAME: status } })),
)

async function connect(): Promise<Connected> {
  const connected = await connectAudience(app, { members: people })
  await app.call(createFields, ask(connected))
  return connected
}

/** A list with codes that listens by webhook or by polls. */
async function prepare(mode?: 'webhook' | 'polling'): Promise<Connected> {
  const connected = await connect()
  await generateAll(app, connected)
  if (mode) await app.call(setUpWebhook, { ...ask(connected), body: { mode } })
  if (mode) await untilPolled(connected)
  return connected
}

const contactOf = ({ list }: Connected, email: string) =>
  owner
    .selectFrom('contacts')
    .selectAll()
    .where('list_id', '=', list.id)
    .where('email', '=', email)
    .executeTakeFirstOrThrow()

const codeAt = ({ list }: Connected, email: string) =>
  (sandbox.readMember(list.list_id, email)!['merge_fields'] as Record<string, unknown>)['QRCODE']

async function untilPolled({ list }: Connected) {
  await until(
    () => owner.selectFrom('lists').select('polled_at').where('id', '=', list.id).executeTakeFirstOrThrow(),
    (row) => row.polled_at !== null,
  )
}

async function untilWritten({ list }: Connected) {
  await until(
    () => owner.selectFrom('pending_writes').select('contact_id').where('list_id', '=', list.id).execute(),
    (rows) => rows.length === 0,
  )
}

/** Waits until Mailchimp's deliveries were followed, or a poll has ended. */
async function heard(place: Connected, mode: 'webhook' | 'polling') {
  await sandbox.deliveries.settle()
  if (mode === 'polling')
    await owner.updateTable('lists').set({ polled_at: null }).where('id', '=', place.list.id).execute()
  await untilPolled(place)
  await until(
    () => owner.selectFrom('webhook_deliveries').select('id').where('list_id', '=', place.list.id).execute(),
    (rows) => rows.length === 0,
  )
  await untilWritten(place)
}

const everywhere = (guests: number) => Array.from({ length: 7 }, () => guests)

/** The number of guests, as each screen and call shows it. A door may show it a little later. */
async function guestsEverywhere(place: Connected): Promise<number[]> {
  const { list } = await app.call(oneList, ask(place))
  await until(
    () => app.call(offlineList, { ...ask(place), query: {} }),
    ({ counters }) => counters.contacts === list.active_members,
  )
  const { contacts } = await app.call(listStats, { ...ask(place), query: {} })
  const { contacts: shown } = await app.call(contactsOfList, { ...ask(place), query: {} })
  const { counters } = await app.call(offlineList, { ...ask(place), query: {} })
  const status = await app.call(checkStatus, ask(place))
  const preview = await app.call(previewLogicRules, { ...ask(place), body: { rules: [] } })
  const byStatus = list.guest_statuses.map((each) => list.contacts_by_status[each]!)
  const sum = byStatus.reduce((total, count) => total + count, 0)
  return [list.active_members, contacts, shown.length, counters.contacts, status.total_members, preview.contacts, sum]
}

test('without a choice every status counts: all have codes, and every number says so', async () => {
  const place = await prepare()
  assert.deepEqual(
    await guestsEverywhere(place),
    Array.from({ length: 7 }, () => 10),
  )
  const { list } = await app.call(oneList, ask(place))
  assert.deepEqual([list.guest_statuses, list.admit_uncounted], [statuses, true])
  assert.deepEqual(list.contacts_by_status, {
    subscribed: 2,
    transactional: 2,
    unsubscribed: 2,
    cleaned: 2,
    pending: 2,
  })
  for (const { email } of people) assert.equal(codeAt(place, email), (await contactOf(place, email)).code)
})

test('chosen before the codes are generated: the others get none, and no number counts them', async () => {
  const place = await connect()
  await choose(place, { guest_statuses: ['subscribed', 'transactional'] })
  const before = await app.call(checkStatus, ask(place))
  assert.deepEqual([before.total_members, before.members_without_qr], [4, 4])
  await generateAll(app, place)
  assert.deepEqual(await guestsEverywhere(place), everywhere(4))
  const status = await app.call(checkStatus, ask(place))
  assert.deepEqual([status.members_with_qr, status.members_without_qr, status.drift.count], [4, 0, 0])
  // A sync finds nothing to repair, and gives no one a code.
  const { data } = await app.call(syncFromMailchimp, ask(place))
  const query = { batch_id: data.batch_id! }
  const synced = await until(
    () => app.call(batchStatus, { ...ask(place), query }),
    (seen) => seen.is_finished,
  )
  assert.equal(synced.notice, null)
  for (const { email, status: theirs } of people) {
    const { code } = await contactOf(place, email)
    assert.equal(codeAt(place, email), ['subscribed', 'transactional'].includes(theirs) ? code : '', email)
  }
})

test('a status that counts again gets its codes, the same as it would have had', async () => {
  const place = await connect()
  await choose(place, { guest_statuses: ['subscribed'] })
  await generateAll(app, place)
  const { code } = await contactOf(place, 'pending-1@example.com')
  const { list } = await choose(place, { guest_statuses: ['subscribed', 'pending'] })
  assert.equal(list.active_members, 4)
  await untilWritten(place)
  assert.deepEqual([codeAt(place, 'pending-1@example.com'), codeAt(place, 'cleaned-1@example.com')], [code, ''])
  const status = await app.call(checkStatus, ask(place))
  assert.deepEqual([status.total_members, status.members_without_qr], [4, 0])
})

test('a status that no longer counts keeps its codes, here and in Mailchimp, and doors still let it in', async () => {
  const place = await prepare()
  const { code } = await contactOf(place, 'unsubscribed-1@example.com')
  await choose(place, { guest_statuses: ['subscribed'] })
  assert.deepEqual(await guestsEverywhere(place), everywhere(2))
  assert.equal(codeAt(place, 'unsubscribed-1@example.com'), code)
  assert.equal(await scan(place, code), 'ok')
  await untilWritten(place)
  // The count goes to Mailchimp, and the figures stay about guests.
  assert.equal((await app.call(checkStatus, ask(place))).drift.count, 0)
  const { checked_in: came, contacts } = await app.call(listStats, { ...ask(place), query: {} })
  assert.deepEqual([came, contacts], [0, 2])
})

test('where the organiser turns the others away, every door says why: online, without a connection, by name', async () => {
  const place = await prepare()
  const { code } = await contactOf(place, 'cleaned-1@example.com')
  const { cursor } = await app.call(offlineList, { ...ask(place), query: {} })
  await choose(place, { guest_statuses: ['subscribed', 'pending'], admit_uncounted: false })
  assert.equal(await scan(place, code), 'not_a_guest')
  assert.equal(await scan(place, (await contactOf(place, 'pending-1@example.com')).code), 'ok')
  const news = await app.call(offlineList, { ...ask(place), query: { since: cursor } })
  assert.equal(news.is_whole, true)
  assert.equal(news.entries.filter(([, , , state]) => state === entryStates.noGuest).length, 6)
  const found = await app.call(findPeople, { ...ask(place), query: { q: 'cleaned-1' } })
  assert.deepEqual(
    found.people.map(({ state }) => state),
    ['not_a_guest'],
  )
  const { id } = await contactOf(place, 'cleaned-1@example.com')
  const rehearsal = { params: { listId: place.list.id, occasionId: place.list.id }, token: place.token }
  const rehearsed = await app.call(rehearse, { ...rehearsal, body: { contact_id: id, at: new Date().toISOString() } })
  assert.deepEqual(
    [rehearsed.verdict.reason, rehearsed.state, rehearsed.decided_by],
    ['not_a_guest', 'not_a_guest', 'contact'],
  )
  await choose(place, { admit_uncounted: true })
  assert.equal(await scan(place, code), 'ok')
})

for (const mode of ['webhook', 'polling'] as const) {
  test(`by ${mode}: a guest who unsubscribes counts no more, and counts again after coming back`, async () => {
    const place = await prepare(mode)
    const email = 'subscribed-1@example.com'
    const { code } = await contactOf(place, email)
    await choose(place, { guest_statuses: ['subscribed'], admit_uncounted: false })
    const { cursor } = await app.call(offlineList, { ...ask(place), query: {} })

    sandbox.editMember(place.list.list_id, email, { status: 'unsubscribed' })
    await heard(place, mode)
    assert.deepEqual(await guestsEverywhere(place), everywhere(1))
    assert.equal(await scan(place, code), 'not_a_guest')
    const fall = await app.call(offlineList, { ...ask(place), query: { since: cursor } })
    assert.deepEqual([fall.is_whole, fall.entries.map(([, , , state]) => state)], [false, [entryStates.noGuest]])

    sandbox.editMember(place.list.list_id, email, { status: 'subscribed' })
    await heard(place, mode)
    assert.deepEqual(await guestsEverywhere(place), everywhere(2))
    assert.equal(await scan(place, code), 'ok')
    assert.equal(codeAt(place, email), code)
  })

  test(`by ${mode}: a contact who joins pending gets a code when the address is confirmed`, async () => {
    const place = await prepare(mode)
    await choose(place, { guest_statuses: ['subscribed', 'transactional'] })
    const email = 'joined@example.com'
    const path = `/lists/${place.list.list_id}/members`
    await callMailchimp(app, place, 'POST', path, { email_address: email, status: 'pending' })
    // Mailchimp's webhook does not report pending members, so a poll finds this one.
    await heard(place, 'polling')
    const { code } = await contactOf(place, email)
    assert.equal(codeAt(place, email), '')
    sandbox.editMember(place.list.list_id, email, { status: 'subscribed' })
    await heard(place, mode)
    assert.equal(codeAt(place, email), code)
    assert.deepEqual(await guestsEverywhere(place), everywhere(5))
  })
}

test('a poll sets a count right that differs from the contacts', async () => {
  const place = await prepare('polling')
  await owner
    .updateTable('lists')
    .set({ status_counts: JSON.stringify({ subscribed: 7 }) as never })
    .where('id', '=', place.list.id)
    .execute()
  assert.equal((await app.call(oneList, ask(place))).list.active_members, 7)
  await heard(place, 'polling')
  assert.equal((await app.call(oneList, ask(place))).list.active_members, 10)
})

test('contacts that do not count are a filter of their own, and a search finds them', async () => {
  const place = await prepare()
  await choose(place, { guest_statuses: ['subscribed', 'transactional', 'unsubscribed', 'pending'] })
  const shown = async (query: Record<string, string>) =>
    (await app.call(contactsOfList, { ...ask(place), query })).contacts.map(({ email }) => email)
  assert.deepEqual(await shown({ state: 'uncounted' }), ['cleaned-1@example.com', 'cleaned-2@example.com'])
  assert.deepEqual(await shown({ q: 'cleaned-2' }), ['cleaned-2@example.com'])
  assert.equal((await shown({ state: 'not_yet' })).length, 8)
})

test('no status at all, an unknown one and an empty change are refused with a sentence', async () => {
  const place = await connect()
  const refusal = async (body: unknown) =>
    (await app.refused(changeList, { ...ask(place), body: body as never })).message
  assert.equal(
    await refusal({ guest_statuses: [] }),
    'At least one status must count. Otherwise the list has no guests.',
  )
  assert.equal(await refusal({ guest_statuses: ['archived'] }), 'Mailchimp has no such status.')
  assert.equal(await refusal({}), 'Nothing was changed.')
  assert.deepEqual((await app.call(oneList, ask(place))).list.guest_statuses, statuses)
})
