// A door adds guests who are not on the list: with an email they go to Mailchimp, where nobody is subscribed unasked.
import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { syncFromMailchimp } from '#contract/codes.ts'
import { changeScannerLink } from '#contract/doors.ts'
import { changeList } from '#contract/lists.ts'
import { doorOccasions } from '#contract/offline.ts'
import { eraseContact } from '#contract/privacy.ts'
import { handInScans, redeemScan } from '#contract/scanning.ts'
import { codeFromRandom } from '#domain/code.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addLink, backdate, openDoor, prepareList } from '../../../testing/factories.ts'
import { layOccasion } from '../../../testing/laid-list.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { until } from '../../../testing/until.ts'
import { findDifferences } from '../../../verify/compare-lists.ts'
import { password } from '../../../testing/samples.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const consent = 'You may email me about Harbour Events.'

async function prepareDoor() {
  const prepared = await prepareList(app, { members: 2, status: 'subscribed' })
  const { token, list } = prepared
  const ask = { token, params: { listId: list.id } }
  await app.call(changeList, { ...ask, body: { consent_words: consent } })
  const { link, slug } = await addLink(app, prepared, { may_add: true })
  await backdate(owner, list.id)
  const door = { ...(await openDoor(app, { slug })), params: ask.params }
  const contacts = () => owner.selectFrom('contacts').selectAll().where('list_id', '=', list.id).orderBy('id').execute()
  const contact = async (id: string) => (await contacts()).find((one) => one.id === id)!
  const written = (id: string) =>
    until(
      () => contact(id),
      ({ status }) => status !== 'door',
    )
  const inMailchimp = (email: string) => app.sandbox.readMember(list.list_id, email)
  return { ...prepared, ask, door, link, contacts, contact, written, inMailchimp }
}

const newCode = () => codeFromRandom(randomBytes(40))!

/** A guest as a door makes it, in the body of a scan. */
function brought(more: { name?: string; email?: string; people?: number; has_agreed?: boolean } = {}) {
  const guest = { contact_id: randomUUID(), name: 'Juliette Mbeki Laurent', people: 1, has_agreed: false }
  return { qr_code: newCode(), scan_id: randomUUID(), guest: { ...guest, ...more } }
}

test('a guest without an email is let in, counted and in no call to Mailchimp', async () => {
  const { door, contact, list } = await prepareDoor()
  app.sandbox.calls.forget()
  const body = brought({ people: 2 })
  const verdict = await app.call(redeemScan, { ...door, body })
  assert.deepEqual(
    [verdict.success, verdict.data!.display_field_value, verdict.max_scans, verdict.remaining],
    [true, 'Juliette Mbeki Laurent', 2, 1],
  )
  assert.deepEqual(await app.call(redeemScan, { ...door, body }), verdict)
  const kept = await contact(body.guest.contact_id)
  assert.deepEqual([kept.email, kept.status, kept.scan_count, kept.code], ['', 'door', 1, body.qr_code])
  await until(
    () => owner.selectFrom('pending_writes').selectAll().where('list_id', '=', list.id).execute(),
    (waiting) => waiting.length === 0,
  )
  assert.equal(app.sandbox.calls.count('addListMember') + app.sandbox.calls.count('batchSubscribe'), 0)
  const { active_members: guests } = await owner
    .selectFrom('lists')
    .select('active_members')
    .where('id', '=', list.id)
    .executeTakeFirstOrThrow()
  assert.equal(guests, 3)
  assert.deepEqual((await findDifferences(app.services, owner)).findings, [])
})

for (const [hasAgreed, status, words] of [
  [false, 'transactional', null],
  [true, 'pending', consent],
] as const) {
  test(`a guest with an email who ${hasAgreed ? 'agrees' : 'does not agree'} is ${status} in Mailchimp, with name, code and count`, async () => {
    const { door, written, contact, inMailchimp } = await prepareDoor()
    const email = `${randomUUID()}@example.com`
    const body = brought({ email, has_agreed: hasAgreed })
    await app.call(redeemScan, { ...door, body })
    await written(body.guest.contact_id)
    const member = inMailchimp(email)!
    const fields = member['merge_fields'] as Record<string, unknown>
    assert.deepEqual(
      [member['status'], fields['FNAME'], fields['LNAME'], fields['QRCODE'], fields['QRSCANS']],
      [status, 'Juliette', 'Mbeki Laurent', body.qr_code, 1],
    )
    const row = await owner
      .selectFrom('walk_ins')
      .selectAll()
      .where('contact_id', '=', body.guest.contact_id)
      .executeTakeFirstOrThrow()
    assert.deepEqual([row.door, row.consent], ['North door', words])
    await until(
      () => contact(body.guest.contact_id),
      ({ held_scans: held }) => held === 1,
    )
    assert.deepEqual((await findDifferences(app.services, owner)).findings, [])
  })
}

test('an email of the list checks in that contact, whose code stays, and the door’s code is one more of it', async () => {
  const { door, contacts, inMailchimp } = await prepareDoor()
  const [first, second] = await contacts()
  const before = inMailchimp(first!.email)
  const body = brought({ email: first!.email.toUpperCase(), has_agreed: true, name: 'Somebody Else' })
  const verdict = await app.call(redeemScan, { ...door, body })
  assert.deepEqual([verdict.success, verdict.data!.contact_id], [true, first!.id])
  assert.deepEqual(
    (await contacts()).map(({ code }) => code),
    [first!.code, second!.code],
  )
  const again = await app.call(redeemScan, { ...door, body: { qr_code: body.qr_code, scan_id: randomUUID() } })
  assert.deepEqual([again.reason, again.data!.contact_id], ['already_used', first!.id])
  await until(
    () => (inMailchimp(first!.email)!['merge_fields'] as Record<string, unknown>)['QRSCANS'],
    (scans) => scans === 1,
  )
  const after = inMailchimp(first!.email)!
  assert.deepEqual([after['status'], after['full_name']], [before!['status'], before!['full_name']])
})

test('a member whom Mailchimp has and the list does not is neither subscribed nor renamed', async () => {
  const { door, written, inMailchimp, list } = await prepareDoor()
  const email = `${randomUUID()}@example.com`
  app.sandbox.addMembers(list.list_id, [
    { email, status: 'unsubscribed', merge_fields: { FNAME: 'Ida', LNAME: 'Old' } },
  ])
  const body = brought({ email, has_agreed: true })
  await app.call(redeemScan, { ...door, body })
  const kept = await written(body.guest.contact_id)
  assert.equal(kept.status, 'unsubscribed')
  const fields = await until(
    () => inMailchimp(email)!['merge_fields'] as Record<string, unknown>,
    ({ QRSCANS: scans }) => scans === 1,
  )
  assert.deepEqual(
    [inMailchimp(email)!['status'], fields['FNAME'], fields['QRCODE']],
    ['unsubscribed', 'Ida', body.qr_code],
  )
})

test('a lost answer adds nobody twice, and a refused address is told with Mailchimp’s words', async () => {
  const { door, written, contact, inMailchimp, mailchimpAccount } = await prepareDoor()
  app.sandbox.setFault({ kind: 'lost_answer', operation: 'addListMember', next: 1 }, mailchimpAccount)
  const email = `${randomUUID()}@example.com`
  const body = brought({ email })
  await app.call(redeemScan, { ...door, body })
  const kept = await written(body.guest.contact_id)
  assert.deepEqual([kept.status, inMailchimp(email)!['status']], ['transactional', 'transactional'])

  const fake = brought({ email: `${randomUUID()}@example.invalid` })
  await app.call(redeemScan, { ...door, body: fake })
  await until(
    () => contact(fake.guest.contact_id),
    ({ refusal, scan_count: scans }) => refusal?.includes('looks fake') === true && scans === 1,
  )
})

test('a link adds guests only with its right, and the door knows that with its occasion', async () => {
  const { ask, door, link, contacts } = await prepareDoor()
  const known = async () => (await app.call(doorOccasions, door)).occasions[0]!.walk_in
  assert.deepEqual(await known(), { consent })
  const settings = { label: link.label, may_check_in_by_name: false, expires_at: null, is_active: true, may_add: false }
  await app.call(changeScannerLink, { ...ask, params: { ...ask.params, linkId: link.id }, body: settings })
  assert.equal(await known(), null)
  const refused = await app.refused(redeemScan, { ...door, body: brought() })
  assert.deepEqual(
    [refused.status, refused.message],
    [403, 'This door can’t add guests. Ask the organiser to allow it.'],
  )
  const made = { ...brought(), scanned_at: new Date().toISOString(), told: 'ok' as const }
  const { verdicts } = await app.call(handInScans, { ...door, body: { scans: [made] } })
  assert.equal(verdicts[0]!.reason, 'unknown_code')
  assert.equal((await contacts()).length, 2)
})

test('a guest whose status in Mailchimp does not count stays a guest, because a door let them in', async () => {
  const { ask, door, inMailchimp, contact } = await prepareDoor()
  await app.call(changeList, { ...ask, body: { guest_statuses: ['subscribed'], admit_uncounted: false } })
  const email = `${randomUUID()}@example.com`
  const body = brought({ email, people: 2 })
  await app.call(redeemScan, { ...door, body })
  const kept = await until(
    () => contact(body.guest.contact_id),
    ({ held_code: held }) => held !== null,
  )
  assert.deepEqual([kept.status, inMailchimp(email)!['status']], ['door', 'transactional'])
  const again = await app.call(redeemScan, { ...door, body: { qr_code: body.qr_code, scan_id: randomUUID() } })
  assert.equal(again.reason, 'ok')
  await until(
    () => inMailchimp(email)!['merge_fields'] as Record<string, unknown>,
    ({ QRSCANS: scans }) => scans === 2,
  )
})

test('an occasion for a part of the list adds nobody, and its doors know that', async () => {
  const { ask, list } = await prepareDoor()
  const who = { kind: 'field', tag: 'FNAME', test: 'is_set', value: '' } as const
  const night = await layOccasion(owner, { listId: list.id }, { who })
  const { occasions } = await app.call(doorOccasions, ask)
  assert.deepEqual(
    occasions.map(({ id, walk_in: walkIn }) => [id === night, walkIn !== null]),
    [
      [false, true],
      [true, false],
    ],
  )
})

test('two doors without a connection add one email: the second guest is the first, and no place is given twice', async () => {
  const { door, contacts, contact } = await prepareDoor()
  const email = `${randomUUID()}@example.com`
  const made = (minutes: number) => ({
    ...brought({ email }),
    scanned_at: new Date(Date.now() - minutes * 60_000).toISOString(),
    told: 'ok' as const,
  })
  const [first, second] = [made(5), made(4)]
  const handIn = async (scan: typeof first) =>
    (await app.call(handInScans, { ...door, body: { scans: [scan] } })).verdicts[0]!
  assert.equal((await handIn(first)).reason, 'ok')
  const lost = await handIn(second)
  assert.deepEqual([lost.standing, lost.data!.contact_id], ['conflict', first.guest.contact_id])
  assert.deepEqual((await handIn(second)).reason, lost.reason)
  assert.equal((await contacts()).length, 3)
  assert.equal((await contact(first.guest.contact_id)).scan_count, 1)
  assert.deepEqual((await findDifferences(app.services, owner)).findings, [])
})

test('a code that no device of ours made is refused', async () => {
  const { door, contacts } = await prepareDoor()
  const wrong = await app.refused(redeemScan, { ...door, body: { ...brought(), qr_code: 'A'.repeat(24) } })
  assert.equal(wrong.status, 422)
  assert.equal((await contacts()).length, 2)
})

test('a link or a code is no guest’s name, and nobody is added by it', async () => {
  const { door, contacts } = await prepareDoor()
  for (const name of [`HTTP://LOCALHOST:3000/Q/${newCode()}/SCAN`, newCode().toLowerCase(), 'www.evil.example']) {
    const refused = await app.refused(redeemScan, { ...door, body: brought({ name }) })
    assert.equal(refused.status, 422, name)
    assert.equal(refused.message, 'This looks like a link or a code. Please enter a name.')
  }
  assert.equal((await contacts()).length, 2)
})

test('a sync keeps guests whom Mailchimp does not have, and erasing takes one of them away', async () => {
  const { ask, door, contact } = await prepareDoor()
  const body = brought()
  await app.call(redeemScan, { ...door, body })
  await app.call(syncFromMailchimp, ask)
  await until(
    () =>
      owner
        .selectFrom('batches')
        .selectAll()
        .where('list_id', '=', ask.params.listId)
        .where('kind', '=', 'sync')
        .execute(),
    (batches) => batches.length > 0 && batches.every(({ finished_at: end }) => end !== null),
  )
  const id = body.guest.contact_id
  assert.equal((await contact(id)).removed_at, null)
  await app.call(eraseContact, { ...ask, params: { ...ask.params, contactId: id }, body: { password } })
  const { rows } = { rows: await owner.selectFrom('walk_ins').selectAll().where('contact_id', '=', id).execute() }
  assert.deepEqual([rows, (await contact(id)).merge_fields], [[], {}])
  const again = await app.call(redeemScan, { ...door, body: { ...body, scan_id: randomUUID() } })
  assert.equal(again.success, false)
})
