// Erased means nowhere: the test searches everything in the database for the planted values.
import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { updateAccount } from '#contract/accounts.ts'
import { auditLog } from '#contract/audit.ts'
import { batchFailures, batchStatus, checkStatus, syncFromMailchimp } from '#contract/codes.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { oneList } from '#contract/lists.ts'
import { occasions as allOccasions } from '#contract/occasions.ts'
import { eraseContact, exportContact } from '#contract/privacy.ts'
import { setLogicRules } from '#contract/rules.ts'
import { redeemScan } from '#contract/scanning.ts'
import { memberHash } from '../../mailchimp/audience.ts'
import { openAsOwner } from '../../database/open.ts'
import { type Connected, generateAll, prepareList } from '../../testing/factories.ts'
import { addOccasion } from '../../testing/occasions.ts'
import { searchDatabase } from '../../testing/whole-database.ts'
import { callMailchimp } from '../../testing/start-listening-app.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { findDifferences } from '../../verify/compare-lists.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'
import { keepOutcome } from '../contacts/write-values.ts'
import { password } from '../../testing/samples.ts'
import { setSettings } from '../../testing/settings.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

let people = 0

/** Values that belong only to this person. */
function newPerson() {
  const mark = `zq${++people}x${process.pid}`
  return {
    email: `Wilhelmina.${mark}@example.com`,
    merge_fields: { FNAME: `Wilhelmina${mark}`, LNAME: `Ottoline${mark}`, COMPANY: `Guild${mark}` },
  }
}

type Somebody = ReturnType<typeof newPerson>

function tracesOf({ email, merge_fields: fields }: Somebody): string[] {
  const key = email.toLowerCase()
  const hashes = ['md5', 'sha1', 'sha256'].flatMap((name) =>
    (['hex', 'base64', 'base64url'] as const).map((form) => createHash(name).update(key).digest(form)),
  )
  return [email, ...Object.values(fields), ...hashes]
}

const ask = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })

async function findContact(place: Connected, email: string) {
  const { contacts } = await app.call(contactsOfList, { ...ask(place), query: { q: email } })
  return contacts[0]!
}

/** A contact with traces everywhere: scanned twice, refused once, changed by a rule, and with a pending write. */
async function prepare() {
  const somebody = newPerson()
  const others = [newPerson(), newPerson()]
  const members = [somebody, ...others].map((each) => ({ ...each, status: 'subscribed' }))
  const place = await prepareList(app, { members })
  const tag = { kind: 'segment' as const, id: 1, name: 'Press', is_tag: true }
  const lounge = await addOccasion(app, place, { name: 'Lounge', who: tag, own_max: 1, has_exits: true })
  await sql`insert into occasion_guests select list_id, ${lounge.id}, id from contacts where list_id = ${place.list.id}`.execute(
    owner,
  )
  const rules = [
    { if_field: 'QRSCANS', if_value: '1', then_field: 'COMPANY', then_value: `${somebody.merge_fields.COMPANY} here` },
  ]
  await app.call(setLogicRules, { ...ask(place), body: { rules } })
  app.sandbox.editMember(place.list.list_id, somebody.email, { merge_fields: { QRMAX: 2 } })
  await generateAll(app, place)
  const contact = await findContact(place, somebody.email)
  const scan = (text: string) => app.call(redeemScan, { ...ask(place), body: { qr_code: text } })
  assert.deepEqual(
    [
      (await scan(contact.qr_code!)).reason,
      (await scan(contact.qr_code!)).reason,
      (await scan(contact.qr_code!)).reason,
    ],
    ['ok', 'ok', 'already_used'],
  )
  assert.equal((await scan(`mailto:${somebody.email.toUpperCase()}`)).reason, 'malformed')
  await app.call(setLogicRules, { ...ask(place), body: { rules: [] } })
  return { place, somebody, others, contact, scan, lounge, params: { listId: place.list.id, contactId: contact.id } }
}

async function assertSound(): Promise<void> {
  assert.deepEqual(await findBrokenInvariants(owner), [])
  await until(
    () => owner.selectFrom('pending_writes').select('contact_id').execute(),
    (rows) => rows.length === 0,
  )
  assert.deepEqual((await findDifferences(app.services, owner)).findings, [])
}

test('an export has everything that is kept of a contact, and says who asked for it', async () => {
  const { place, somebody, contact, lounge, params } = await prepare()
  const found = await app.call(exportContact, { token: place.token, params })
  assert.equal(found.contact.email, somebody.email)
  assert.deepEqual(found.contact.merge_fields['LNAME'], somebody.merge_fields.LNAME)
  assert.deepEqual([found.contact.qr_code, found.contact.scan_count, found.contact.max_scans], [contact.qr_code, 2, 2])
  assert.deepEqual(
    found.scans.map(({ reason }) => reason),
    ['ok', 'ok', 'already_used'],
  )
  assert.deepEqual(found.scans[0]!.changes, [{ tag: 'COMPANY', value: `${somebody.merge_fields.COMPANY} here` }])
  assert.deepEqual(found.occasions, [
    { id: lounge.id, name: 'Lounge', is_guest: true, entries: 0, inside: 0, entered_at: null },
  ])
  await app.call(redeemScan, { ...ask(place), body: { qr_code: contact.qr_code!, occasion_id: lounge.id } })
  assert.deepEqual([found.contact.email_bounced, found.contact.added_by_door], [null, null])
  await sql`insert into bounced_mails values (${place.list.id}, ${contact.id}, '2026-05-01T10:00:00Z')`.execute(owner)
  const visited = await app.call(exportContact, { token: place.token, params })
  assert.equal(visited.contact.email_bounced, '2026-05-01T10:00:00.000Z')
  assert.deepEqual([visited.occasions[0]!.entries, visited.occasions[0]!.inside], [1, 1])
  assert.deepEqual(visited.scans.at(-1)!.occasion, { id: lounge.id, name: 'Lounge' })
  assert.deepEqual([visited.scans[0]!.occasion, visited.scans[0]!.direction], [null, 'in'])
  const { entries } = await app.call(auditLog, { token: place.token })
  assert.deepEqual([entries[0]!.action, entries[0]!.details], ['contact_exported', { contact: contact.id }])
})

test('erased means nowhere, while code and counts stay', async () => {
  const { place, somebody, others, contact, scan, lounge, params } = await prepare()
  await app.call(redeemScan, { ...ask(place), body: { qr_code: contact.qr_code!, occasion_id: lounge.id } })
  const before = (await app.call(oneList, ask(place))).list.active_members
  assert.ok((await searchDatabase(app.connectionString, tracesOf(somebody))).length > 5)

  const { message } = await app.call(eraseContact, { token: place.token, params, body: { password } })
  assert.match(message, /^Contact erased\. Delete them permanently in Mailchimp as well/)
  assert.deepEqual(await searchDatabase(app.connectionString, tracesOf(somebody)), [])
  assert.ok((await searchDatabase(app.connectionString, [others[0]!.email])).length > 0)

  // The contact is in no tag any more, and still inside.
  const { occasions } = await app.call(allOccasions, ask(place))
  assert.deepEqual(occasions.at(-1)!.figures, { invited: 2, came: 1, entries: 1, inside: 1 })
  const tomb = await owner.selectFrom('contacts').selectAll().where('id', '=', contact.id).executeTakeFirstOrThrow()
  assert.deepEqual([tomb.code, tomb.scan_count, tomb.accepted], [contact.qr_code, 2, 3])
  const scans = await owner
    .selectFrom('scans')
    .select(['reason', 'number'])
    .where('contact_id', '=', contact.id)
    .execute()
  assert.deepEqual(scans.map(({ reason, number }) => `${reason} ${number}`).sort(), [
    'already_used null',
    'ok 1',
    'ok 2',
    'ok 3',
  ])
  assert.equal((await app.call(oneList, ask(place))).list.active_members, before - 1)
  assert.equal((await scan(contact.qr_code!)).reason, 'removed')
  await setSettings(owner, place.list.id, { admit_removed: true })
  assert.equal((await scan(contact.qr_code!)).reason, 'removed')

  const { entries } = await app.call(auditLog, { token: place.token })
  assert.deepEqual([entries[0]!.action, entries[0]!.details], ['contact_erased', { contact: contact.id }])
  assert.equal((await app.refused(exportContact, { token: place.token, params })).status, 404)
  assert.match(
    (await app.call(eraseContact, { token: place.token, params, body: { password } })).message,
    /^The contact was already erased/,
  )
  assert.equal((await app.call(auditLog, { token: place.token })).entries[0]!.id, entries[0]!.id)
})

test('an erased contact still in Mailchimp becomes a new contact; the old code is never reused', async () => {
  const { place, somebody, contact, scan, params } = await prepare()
  await app.call(eraseContact, { token: place.token, params, body: { password } })
  const held = () =>
    app.sandbox.readMember(place.list.list_id, somebody.email)!['merge_fields'] as Record<string, unknown>
  assert.equal(held()['QRCODE'], contact.qr_code)
  const status = await app.call(checkStatus, ask(place))
  assert.deepEqual([status.total_members, status.members_without_qr], [3, 1])
  assert.deepEqual(status.drift.contacts, [])

  await generateAll(app, place)
  const again = await findContact(place, somebody.email)
  assert.notEqual(again.id, contact.id)
  assert.notEqual(again.qr_code, contact.qr_code)
  assert.deepEqual([again.scan_count, held()['QRCODE'], held()['QRSCANS']], [0, again.qr_code, 0])
  assert.equal((await scan(contact.qr_code!)).reason, 'removed')
  assert.equal((await scan(again.qr_code!)).reason, 'ok')
  await assertSound()
})

test('a contact deleted in Mailchimp and then erased does not come back with an older page', async () => {
  const { place, somebody, contact, params } = await prepare()
  const { list_id: audience } = place.list
  const erasing = sql`select pg_advisory_xact_lock(hashtextextended('erasing in ' || ${place.list.id}::uuid, 0))`
  const batch = await owner.transaction().execute(async (tx) => {
    await erasing.execute(tx)
    const { data } = await app.call(syncFromMailchimp, ask(place))
    // The batch has read the page and now waits for the lock of the running erasure.
    await until(waitingForLocks, (count) => count > 0)
    const member = `/lists/${audience}/members/${memberHash(somebody.email)}`
    await callMailchimp(app, place, 'POST', `${member}/actions/delete-permanent`)
    await sql`select set_config('listpass.team', ${place.personId}, true), set_config('listpass.list', ${params.listId}, true)`.execute(
      tx,
    )
    await sql`select erase_contact(${contact.id}, ${new Date()})`.execute(tx)
    return data.batch_id!
  })
  await until(
    () => app.call(batchStatus, { ...ask(place), query: { batch_id: batch } }),
    ({ is_finished: isFinished }) => isFinished,
  )
  assert.deepEqual(await searchDatabase(app.connectionString, tracesOf(somebody)), [])
  const left = await owner.selectFrom('contacts').select('id').where('list_id', '=', place.list.id).execute()
  assert.equal(left.length, 3)
  await assertSound()
})

async function waitingForLocks(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(owner)
  return rows[0]!.count
}

test('rejected contacts and hints of changes leave no address behind', async () => {
  const { place, somebody, params } = await prepare()
  app.sandbox.editMember(place.list.list_id, somebody.email, { merge_fields: { QRSCANS: 9 } })
  app.sandbox.setFault({ kind: 'refused_rows', emails: [somebody.email] }, place.mailchimpAccount)
  const batch = await generateAll(app, place)
  const { failures } = await app.call(batchFailures, {
    token: place.token,
    params: { listId: place.list.id, batchId: batch!.batch_id },
  })
  assert.deepEqual(
    failures.map(({ email }) => email),
    [somebody.email],
  )
  assert.equal((await app.call(exportContact, { token: place.token, params })).contact.refusal !== null, true)
  const hint = { list_id: place.list.id, kind: 'upemail', old_email_key: somebody.email.toLowerCase() }
  // The call would be made as soon as it is due, but the account is off.
  await app.call(updateAccount, {
    token: place.token,
    params: { accountId: place.accountId },
    body: { account_name: 'Supper club', is_active: false },
  })
  await owner
    .insertInto('webhook_deliveries')
    .values({ ...hint, id: randomUUID(), email_key: `new.${somebody.email.toLowerCase()}` })
    .execute()
  await app.call(eraseContact, { token: place.token, params, body: { password } })
  assert.deepEqual(await searchDatabase(app.connectionString, tracesOf(somebody)), [])
})

test('later writes put no personal data back into a tombstone', async () => {
  const { place, somebody, contact, params } = await prepare()
  await app.call(eraseContact, { token: place.token, params, body: { password } })
  for (const change of [{ email: somebody.email }, { member_hash: memberHash(somebody.email) }, { removed_at: null }]) {
    const written = owner.updateTable('contacts').set(change).where('id', '=', contact.id).execute()
    await assert.rejects(written, /contacts_erased_are_empty/)
  }
  const scope = { team: place.personId, list: place.list.id }
  const late = { id: contact.id, hash: memberHash(somebody.email), email: somebody.email, code: contact.qr_code! }
  const refused = [{ ...late, reason: `${somebody.email} is not valid` }]
  await app.services.database.as(scope, (tx) =>
    keepOutcome(tx, place.list.id, [{ ...late, max: 9, scans: 9 }], refused),
  )
  await app.services.database.as(scope, (tx) => keepOutcome(tx, place.list.id, [{ ...late, max: 9, scans: 9 }], []))
  assert.deepEqual(await searchDatabase(app.connectionString, tracesOf(somebody)), [])
  await assertSound()
})

test('the function that erases does nothing in the scope of another organiser', async () => {
  const { place, params } = await prepare()
  const stranger = await prepareList(app, { members: 1 }, 'Ada')
  // The function runs with its owner's rights, so a scope that names another organiser's list must not suffice.
  for (const scope of [
    { team: stranger.personId, list: place.list.id },
    { team: stranger.personId, list: stranger.list.id },
    { person: place.personId },
  ]) {
    const { rows } = await app.services.database.as(scope, (tx) =>
      sql<{ erased: boolean | null }>`select erase_contact(${params.contactId}, now()) as erased`.execute(tx),
    )
    assert.equal(rows[0]!.erased, null)
  }
  assert.equal((await app.call(exportContact, { token: place.token, params })).contact.id, params.contactId)
})
