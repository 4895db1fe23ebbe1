// Mailchimp answers polls wrongly or incompletely. The next honest poll repairs the result.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { oneList } from '#contract/lists.ts'
import { redeemScan } from '#contract/scanning.ts'
import type { Fault } from '../../../sandbox/faults.ts'
import { openAsOwner } from '../../database/open.ts'
import { codesOf } from '../../testing/factories.ts'
import { atEnd } from '../../testing/postgres.ts'
import { callMailchimp, type Listened, prepareListening, startListeningApp } from '../../testing/start-listening-app.ts'
import { until } from '../../testing/until.ts'

const app = await startListeningApp()
const { sandbox } = app
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const listening = ({ list }: Listened) =>
  owner
    .selectFrom('lists')
    .select(['polled_at as polledAt', 'poll_from as from', 'poll_began as began', 'poll_doubt as doubt'])
    .where('id', '=', list.id)
    .executeTakeFirstOrThrow()

/** Makes the list due, and waits until it is polled. */
async function poll(listened: Listened) {
  await owner.updateTable('lists').set({ polled_at: null }).where('id', '=', listened.list.id).execute()
  return until(
    () => listening(listened),
    ({ polledAt }) => polledAt !== null,
  )
}

/** A list that was polled twice, so that the period of the next poll excludes its own generation. */
async function prepare(members: number): Promise<Listened> {
  const listened = await prepareListening(app, { members, status: 'subscribed' })
  await until(
    () => listening(listened),
    ({ polledAt }) => polledAt !== null,
  )
  await poll(listened)
  return listened
}

function lie({ mailchimpAccount }: Listened, ...lies: Omit<Fault, 'kind'>[]): void {
  for (const each of lies) sandbox.setFault({ kind: 'wrong_answer', ...each }, mailchimpAccount)
}

const beHonest = ({ mailchimpAccount }: Listened) => sandbox.clearFaults(mailchimpAccount)

/** Joins through another tool's API call, which no webhook reports. */
const join = (listened: Listened, email: string) =>
  callMailchimp(app, listened, 'POST', `/lists/${listened.list.list_id}/members`, {
    email_address: email,
    status: 'subscribed',
  })

const contactsOf = ({ list }: Listened) =>
  owner.selectFrom('contacts').select(['email', 'removed_at as removedAt']).where('list_id', '=', list.id).execute()
const isKnown = async (listened: Listened, email: string) =>
  (await contactsOf(listened)).some((contact) => contact.email === email && !contact.removedAt)

for (const answer of ['empty', 'empty_with_total', 'stale'] as const) {
  test(`a contact who joined before polls that were answered "${answer}" gets a code at the next honest poll`, async () => {
    const listened = await prepare(20)
    const before = await listening(listened)
    await join(listened, 'joined@example.com')
    lie(listened, { answer, operation: 'getMembers', next: 1 })
    const doubted = await poll(listened)
    assert.notEqual(doubted.doubt, null)
    assert.deepEqual(doubted.from, before.from)
    beHonest(listened)
    assert.equal(await isKnown(listened, 'joined@example.com'), false)
    assert.equal((await poll(listened)).doubt, null)
    assert.equal(await isKnown(listened, 'joined@example.com'), true)
  })
}

test('a change that one poll missed is found by the next: each reaches back over two', async () => {
  const listened = await prepare(20)
  const { email } = (await contactsOf(listened))[0]!
  await callMailchimp(app, listened, 'PATCH', `/lists/${listened.list.list_id}/members/${email}`, {
    merge_fields: { FNAME: 'Later' },
  })
  // Both listings of the poll are empty, but their count is right.
  lie(listened, { answer: 'empty', operation: 'getMembers', next: 2 })
  // A start 40 minutes ago, as if the overlap were shorter.
  const began = new Date(Date.now() - 40 * 60_000)
  const hourAgo = new Date(Date.now() - 60 * 60_000)
  await owner
    .updateTable('lists')
    .set({ poll_from: hourAgo, poll_began: began })
    .where('id', '=', listened.list.id)
    .execute()
  const told = await poll(listened)
  assert.equal(told.doubt, null)
  assert.deepEqual(told.from, began)
  beHonest(listened)
  await poll(listened)
  const contact = await owner
    .selectFrom('contacts')
    .select('merge_fields as fields')
    .where('list_id', '=', listened.list.id)
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  assert.equal(contact.fields['FNAME'], 'Later')
})

test('counts that Mailchimp said it kept, and had not, are written again at a poll', async () => {
  const listened = await prepare(2)
  const emails = (await contactsOf(listened)).map(({ email }) => email)
  const counts = () =>
    emails.map(
      (email) => (sandbox.readMember(listened.list.list_id, email)!['merge_fields'] as { QRSCANS: number }).QRSCANS,
    )
  sandbox.setFault({ kind: 'ignored_values' }, listened.mailchimpAccount)
  for (const code of await codesOf(app, listened)) {
    await app.call(redeemScan, { token: listened.token, params: { listId: listened.list.id }, body: { qr_code: code } })
  }
  const refused = () =>
    owner
      .selectFrom('contacts')
      .select('id')
      .where('list_id', '=', listened.list.id)
      .where('refusal', 'is not', null)
      .execute()
  await until(refused, (rows) => rows.length === 2)
  beHonest(listened)
  assert.deepEqual(counts(), [0, 0])
  await poll(listened)
  await until(counts, (held) => held.every((count) => count === 1))
  assert.deepEqual(await refused(), [])
})

test('short pages are followed to the end of the listing', async () => {
  const listened = await prepare(5)
  sandbox.changeSettings({ pageRows: 7 }, listened.mailchimpAccount)
  for (let place = 0; place < 40; place++) await join(listened, `joined${place}@example.com`)
  assert.equal((await poll(listened)).doubt, null)
  assert.equal((await contactsOf(listened)).length, 45)
})

test('where totals count archived contacts too, both sides agree', async () => {
  const listened = await prepare(6)
  const { email } = (await contactsOf(listened))[0]!
  sandbox.changeSettings({ archivedListed: true }, listened.mailchimpAccount)
  await callMailchimp(app, listened, 'DELETE', `/lists/${listened.list.list_id}/members/${email}`)
  assert.equal((await poll(listened)).doubt, null)
  assert.equal((await contactsOf(listened)).filter(({ removedAt }) => removedAt).length, 1)
})

test('a total that is always off holds polls back six times, and then is how this list counts', async () => {
  const listened = await prepare(6)
  sandbox.changeSettings({ totalShift: 3 }, listened.mailchimpAccount)
  const first = await poll(listened)
  assert.match(first.doubt!, /rows missing: 3/)
  for (let polls = 2; polls < 6; polls++) assert.deepEqual((await poll(listened)).began, first.began)
  assert.ok((await poll(listened)).began! > first.began!)
})

test('doubts that change from poll to poll hold polls back for a day at most', async () => {
  const listened = await prepare(6)
  sandbox.changeSettings({ totalShift: 3 }, listened.mailchimpAccount)
  const first = await poll(listened)
  sandbox.changeSettings({ totalShift: 4 }, listened.mailchimpAccount)
  assert.deepEqual((await poll(listened)).began, first.began)
  sandbox.changeSettings({ totalShift: 5 }, listened.mailchimpAccount)
  const since = new Date(Date.now() - 25 * 3_600_000)
  await owner.updateTable('lists').set({ poll_doubted_since: since }).where('id', '=', listened.list.id).execute()
  assert.ok((await poll(listened)).began! > first.began!)
})

test('a poll answered with another list, a page, a denial or a refusal changes no contact', async () => {
  const listened = await prepare(6)
  for (const [answer, operation] of [
    ['other_list', 'getMembers'],
    ['html_404', 'getMembers'],
    ['html_200', 'getMembers'],
    ['nothing', 'getMembers'],
    ['not_found', 'getMembers'],
    ['unauthorized', 'getMembers'],
    ['not_found', 'getMergeFields'],
    ['empty', 'getMergeFields'],
  ] as const) {
    lie(listened, { answer, operation, next: 1 })
    await poll(listened)
    assert.equal(sandbox.faults(listened.mailchimpAccount)[0]!.struck, 1, `${answer} to ${operation}`)
    beHonest(listened)
    const contacts = await contactsOf(listened)
    assert.deepEqual([contacts.length, contacts.filter(({ removedAt }) => removedAt).length], [6, 0], answer)
    const { list } = await app.call(oneList, { token: listened.token, params: { listId: listened.list.id } })
    assert.deepEqual([list.is_gone, list.qr_fields_created, list.account.needs_reconnect], [false, true, false], answer)
  }
})

test('one denial removes no contact; a deleted contact is still noticed', async () => {
  const listened = await prepare(3)
  const [first, second] = await contactsOf(listened)
  for (const answer of ['not_found', 'html_404', 'other_list'] as const) {
    lie(listened, { answer, operation: 'getMember', next: 1 })
    sandbox.editMember(listened.list.list_id, first!.email, { merge_fields: { FNAME: answer } })
    await until(
      () => owner.selectFrom('contacts').select('merge_fields as fields').where('email', '=', first!.email).execute(),
      (found) => found.some(({ fields }) => fields['FNAME'] === answer),
    )
    assert.equal(await isKnown(listened, first!.email), true)
    beHonest(listened)
  }
  const members = `/lists/${listened.list.list_id}/members`
  await callMailchimp(app, listened, 'POST', `${members}/${second!.email}/actions/delete-permanent`)
  await owner
    .insertInto('webhook_deliveries')
    .values({
      list_id: listened.list.id,
      id: crypto.randomUUID(),
      kind: 'profile',
      email_key: second!.email.toLowerCase(),
      old_email_key: null,
    })
    .execute()
  await until(
    () => isKnown(listened, second!.email),
    (known) => !known,
  )
})

test('a permanently deleted contact, in no listing, is removed after two polls', async () => {
  const listened = await prepare(6)
  const { email } = (await contactsOf(listened))[0]!
  const path = `/lists/${listened.list.list_id}/members/${email}/actions/delete-permanent`
  await callMailchimp(app, listened, 'POST', path)
  assert.match((await poll(listened)).doubt!, /more members than contacts: -1/)
  assert.equal(await isKnown(listened, email), true)
  await poll(listened)
  await until(
    () => isKnown(listened, email),
    (known) => !known,
  )
  assert.equal((await poll(listened)).doubt, null)
})

test('a contact whom Mailchimp denies twice stays when its search finds them', async () => {
  const listened = await prepare(3)
  const { email } = (await contactsOf(listened))[0]!
  lie(listened, { answer: 'not_found', operation: 'getMember', next: 2 })
  sandbox.editMember(listened.list.list_id, email, { merge_fields: { FNAME: 'Denied' } })
  await until(
    () => sandbox.calls.count('getSearchMembers'),
    (searches) => searches > 0,
  )
  await poll(listened)
  assert.equal(await isKnown(listened, email), true)
})
