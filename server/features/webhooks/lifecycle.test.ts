// The rows of docs/lifecycle.md. Every delivery comes twice, and simultaneous ones in reverse order.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, describe, test } from 'node:test'
import { sql } from 'kysely'
import { isWellFormedCode } from '#domain/code.ts'
import { createFields, deleteField, readFields } from '#contract/codes.ts'
import { allAccounts, oneList, syncLists } from '#contract/lists.ts'
import { redeemScan } from '#contract/scanning.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import type { Settings } from '../../../sandbox/store/accounts.ts'
import { openAsOwner } from '../../database/open.ts'
import { type Connected, connectAudience, generateAll } from '../../testing/factories.ts'
import { callMailchimp, startListeningApp } from '../../testing/start-listening-app.ts'
import { until } from '../../testing/until.ts'
import { followFields } from '../codes/follow-fields.ts'

const app = await startListeningApp()
const { sandbox } = app
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

type Place = Connected & { how: 'webhook' | 'polling' }

const ask = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })
const anna = 'anna@example.com'
const bert = 'bert@example.com'

/** Anna and Bert, with codes. Anna has a maximum of three and one scan. */
async function prepare(settings: Partial<Settings> = {}, how: Place['how'] = 'webhook'): Promise<Place> {
  // Otherwise the throttle would stop so many registrations from one address.
  await sql`truncate throttles`.execute(owner)
  const members = [anna, bert].map((email) => ({ email, status: 'subscribed', values: { FNAME: 'Guest' } }))
  const connected = await connectAudience(app, { members })
  sandbox.changeSettings(
    { duplicatesDeliveries: true, reordersDeliveries: true, ...settings },
    connected.mailchimpAccount,
  )
  await app.call(createFields, ask(connected))
  await generateAll(app, connected)
  const place = { ...connected, how }
  await app.call(setUpWebhook, { ...ask(place), body: { mode: how } })
  await untilPolled(place)
  sandbox.editMember(place.list.list_id, anna, { merge_fields: { QRMAX: 3 } })
  await heard(place)
  assert.equal((await scan(place, await codeOf(place, anna))).reason, 'ok')
  return place
}

/** Moves the clock forward by 10 minutes. */
async function poll({ list }: Connected): Promise<void> {
  await owner.updateTable('lists').set({ polled_at: null }).where('id', '=', list.id).execute()
}

async function untilPolled({ list }: Connected): Promise<void> {
  await until(
    () => owner.selectFrom('lists').select('polled_at').where('id', '=', list.id).executeTakeFirstOrThrow(),
    (row) => row.polled_at !== null,
  )
}

/** Waits until Mailchimp's deliveries have arrived, or a poll has finished. */
async function told(place: Place): Promise<void> {
  await sandbox.deliveries.settle()
  if (place.how === 'polling') await poll(place)
  await untilPolled(place)
  await until(
    () => owner.selectFrom('webhook_deliveries').select('id').where('list_id', '=', place.list.id).execute(),
    (rows) => rows.length === 0,
  )
}

/** Waits until our changes have reached Mailchimp. */
async function heard(place: Place): Promise<void> {
  await told(place)
  await until(
    () => owner.selectFrom('pending_writes').select('contact_id').where('list_id', '=', place.list.id).execute(),
    (rows) => rows.length === 0,
  )
}

/** A late delivery about an address, like one that was retried for an hour. */
async function hint({ list }: Connected, email: string, oldEmail?: string): Promise<void> {
  const kind = oldEmail === undefined ? 'profile' : 'upemail'
  await owner
    .insertInto('webhook_deliveries')
    .values({ list_id: list.id, id: randomUUID(), kind, email_key: email, old_email_key: oldEmail ?? null })
    .execute()
}

const contactsOf = ({ list }: Connected) =>
  owner.selectFrom('contacts').selectAll().where('list_id', '=', list.id).orderBy('email').execute()

async function contactOf(place: Connected, email: string) {
  const found = (await contactsOf(place)).filter((contact) => contact.email === email)
  assert.equal(found.length, 1, email)
  return found[0]!
}
const codeOf = async (place: Connected, email: string) => (await contactOf(place, email)).code

const inMailchimp = ({ list }: Connected, email: string) =>
  sandbox.readMember(list.list_id, email)?.['merge_fields'] as Record<string, unknown> | undefined

const scan = ({ token, list }: Connected, code: string) =>
  app.call(redeemScan, { token, params: { listId: list.list_id }, body: { qr_code: code, scan_id: randomUUID() } })

/** The door and Mailchimp agree about a contact that is in the list. */
async function assertGoesOn(place: Place, email: string, code: string): Promise<void> {
  await heard(place)
  const contact = await contactOf(place, email)
  assert.deepEqual([contact.code, contact.removed_at], [code, null])
  const verdict = await scan(place, code)
  assert.deepEqual([verdict.reason, verdict.data!.scan_count], ['ok', contact.scan_count + 1])
  await heard(place)
  const fields = inMailchimp(place, email)!
  assert.deepEqual([fields['QRCODE'], fields['QRSCANS']], [code, contact.scan_count + 1])
  await assertCounted(place)
}

async function assertRemoved(place: Place, code: string): Promise<void> {
  const verdict = await scan(place, code)
  assert.equal(verdict.reason, 'removed')
  await assertCounted(place)
}

async function assertCounted(place: Place): Promise<void> {
  const present = (await contactsOf(place)).filter((contact) => contact.removed_at === null).length
  assert.equal((await app.call(oneList, ask(place))).list.active_members, present)
}

const archive = (place: Place, email: string) => sandbox.editMember(place.list.list_id, email, { status: 'archived' })
const deleteForGood = (place: Place, email: string) =>
  callMailchimp(app, place, 'POST', `/lists/${place.list.list_id}/members/${email}/actions/delete-permanent`)

/**
 * All rows in all ways with LISTPASS_PROVE=full. Otherwise each row in one of the six ways, and each way with at least
 * one row.
 */
const isFull = process.env['LISTPASS_PROVE'] === 'full'

/** Each setting that Mailchimp's documentation leaves open, and the case without a webhook. */
const ways: [name: string, settings: Partial<Settings>, how: Place['how']][] = [
  ['told by webhook', {}, 'webhook'],
  ['asked for', {}, 'polling'],
  ['without contact ids', { givesContactIds: false }, 'webhook'],
  ['without contact ids, asked for', { givesContactIds: false }, 'polling'],
  ['archived ones listed, unset numbers null', { archivedListed: true, unsetNumber: 'null' }, 'webhook'],
  ['archived ones listed, unset numbers absent, asked for', { archivedListed: true, unsetNumber: 'absent' }, 'polling'],
]

function waysOf(row: number): typeof ways {
  return ways.filter((_, way) => isFull || way === row % ways.length)
}

describe('whatever happens in Mailchimp', { concurrency: 16 }, () => {
  for (const [name, settings, how] of waysOf(0)) {
    test(`subscribe, ${name}: a new member has a code, and it is in Mailchimp within seconds`, async () => {
      const place = await prepare(settings, how)
      sandbox.addMember(place.list.list_id, { email_address: 'Cleo@Example.com', merge_fields: { FNAME: 'Cleo' } })
      await heard(place)
      const fields = inMailchimp(place, 'cleo@example.com')!
      assert.ok(isWellFormedCode(String(fields['QRCODE'])))
      assert.deepEqual([fields['QRMAX'], fields['QRSCANS'], fields['FNAME']], [1, 0, 'Cleo'])
      await assertGoesOn(place, 'Cleo@Example.com', String(fields['QRCODE']))
    })
  }

  for (const [name, settings, how] of waysOf(1)) {
    test(`unsubscribe, resubscribe, cleaned, ${name}: the code stays and lets in`, async () => {
      const place = await prepare(settings, how)
      const code = await codeOf(place, anna)
      for (const status of ['unsubscribed', 'subscribed', 'cleaned']) {
        sandbox.editMember(place.list.list_id, anna, { status })
        await heard(place)
        assert.equal((await contactOf(place, anna)).status, status)
        if (status !== 'cleaned') await assertGoesOn(place, anna, code)
      }
      assert.equal((await scan(place, code)).reason, 'already_used')
    })
  }

  for (const [name, settings, how] of waysOf(2)) {
    test(`email changed, ${name}: the code goes with the person`, async () => {
      const place = await prepare(settings, how)
      const code = await codeOf(place, anna)
      sandbox.editMember(place.list.list_id, anna, { email_address: 'anna.new@example.com' })
      await heard(place)
      assert.equal((await contactsOf(place)).length, 2)
      await assertGoesOn(place, 'anna.new@example.com', code)
      assert.equal((await contactOf(place, 'anna.new@example.com')).max_scans, 3)
    })
  }

  for (const [name, settings, how] of waysOf(3)) {
    test(`archived and re-added, ${name}: the door says removed, then lets in again`, async () => {
      const place = await prepare(settings, how)
      const code = await codeOf(place, anna)
      archive(place, anna)
      await heard(place)
      await assertRemoved(place, code)
      sandbox.addMember(place.list.list_id, { email_address: anna })
      await assertGoesOn(place, anna, code)
    })
  }

  for (const [name, settings, how] of waysOf(4)) {
    test(`deleted for good and re-added, ${name}: the same code, with its remaining entries`, async () => {
      const place = await prepare(settings, how)
      const code = await codeOf(place, anna)
      await deleteForGood(place, anna)
      await hint(place, anna)
      await heard(place)
      await assertRemoved(place, code)
      sandbox.addMember(place.list.list_id, { email_address: anna })
      await assertGoesOn(place, anna, code)
      assert.equal((await contactOf(place, anna)).max_scans, 3)
    })
  }

  for (const [name, settings, how] of waysOf(5)) {
    test(`QRMAX is followed, QRCODE and QRSCANS are written back, ${name}`, async () => {
      const place = await prepare(settings, how)
      const code = await codeOf(place, bert)
      sandbox.editMember(place.list.list_id, bert, { merge_fields: { QRMAX: 5, QRCODE: 'nonsense', QRSCANS: 77 } })
      await heard(place)
      const fields = inMailchimp(place, bert)!
      assert.deepEqual([fields['QRCODE'], fields['QRMAX'], fields['QRSCANS']], [code, 5, 0])
      assert.equal((await contactOf(place, bert)).max_scans, 5)
      sandbox.editMember(place.list.list_id, bert, { merge_fields: { QRMAX: 0 } })
      await heard(place)
      assert.equal((await scan(place, code)).reason, 'blocked')
      sandbox.editMember(place.list.list_id, bert, { merge_fields: { QRMAX: '', QRCODE: '', QRSCANS: '' } })
      await heard(place)
      assert.deepEqual({ ...inMailchimp(place, bert)! }['QRCODE'], code)
      assert.deepEqual([inMailchimp(place, bert)!['QRMAX'], inMailchimp(place, bert)!['QRSCANS']], [0, 0])
    })
  }

  test('pending: an unconfirmed member has a code', async () => {
    const place = await prepare({}, 'polling')
    sandbox.addMember(place.list.list_id, { email_address: 'pia@example.com', status: 'pending' })
    await heard(place)
    await assertGoesOn(place, 'pia@example.com', String(inMailchimp(place, 'pia@example.com')!['QRCODE']))
  })

  test('other fields of a contact follow', async () => {
    const place = await prepare()
    sandbox.editMember(place.list.list_id, anna, { merge_fields: { FNAME: 'Anna', COMPANY: 'Änna & Co' } })
    await heard(place)
    assert.equal((await contactOf(place, anna)).merge_fields['COMPANY'], 'Änna & Co')
    assert.equal((await scan(place, await codeOf(place, anna))).data!.display_field_value, 'Anna')
  })

  test('a contact whose values Mailchimp refuses keeps the code, and the reason is kept', async () => {
    const place = await prepare({ frozenStatuses: ['cleaned'] })
    const code = await codeOf(place, anna)
    sandbox.editMember(place.list.list_id, anna, { status: 'cleaned' })
    await heard(place)
    assert.equal((await scan(place, code)).reason, 'ok')
    const contact = await until(
      () => contactOf(place, anna),
      ({ refusal }) => refusal !== null,
    )
    assert.match(contact.refusal!, /is cleaned and cannot be changed/)
  })

  test('archived in a list that admits removed contacts: the door lets in', async () => {
    const place = await prepare()
    await owner.updateTable('lists').set({ admits_removed: true }).where('id', '=', place.list.id).execute()
    archive(place, anna)
    await heard(place)
    assert.equal((await scan(place, await codeOf(place, anna))).reason, 'ok')
  })

  for (const givesContactIds of [true, false]) {
    test(`an address is left and taken by another person, ${givesContactIds ? 'with' : 'without'} contact ids`, async () => {
      const place = await prepare({ givesContactIds })
      const [annas, berts] = [await codeOf(place, anna), await codeOf(place, bert)]
      sandbox.editMember(place.list.list_id, anna, { email_address: 'anna.new@example.com' })
      sandbox.editMember(place.list.list_id, bert, { email_address: anna })
      await heard(place)
      assert.equal(await codeOf(place, 'anna.new@example.com'), annas)
      assert.equal(await codeOf(place, anna), berts)
      assert.equal(inMailchimp(place, anna)!['QRCODE'], berts)
      await assertGoesOn(place, 'anna.new@example.com', annas)
    })

    test(`a late delivery of an old change takes no one’s code, ${givesContactIds ? 'with' : 'without'} contact ids`, async () => {
      const place = await prepare({ givesContactIds })
      const code = await codeOf(place, anna)
      sandbox.editMember(place.list.list_id, anna, { email_address: 'anna.new@example.com' })
      await heard(place)
      sandbox.addMember(place.list.list_id, { email_address: anna })
      await heard(place)
      const strangers = await codeOf(place, anna)
      assert.notEqual(strangers, code)
      await hint(place, 'anna.new@example.com', anna)
      await heard(place)
      await deleteForGood(place, anna)
      await hint(place, 'anna.new@example.com', anna)
      await heard(place)
      await assertGoesOn(place, 'anna.new@example.com', code)
      await assertRemoved(place, strangers)
    })

    test(`the address of a deleted contact is taken by another, ${givesContactIds ? 'with' : 'without'} contact ids`, async () => {
      const place = await prepare({ givesContactIds })
      const [annas, berts] = [await codeOf(place, anna), await codeOf(place, bert)]
      await deleteForGood(place, anna)
      await hint(place, anna)
      await heard(place)
      sandbox.editMember(place.list.list_id, bert, { email_address: anna })
      await heard(place)
      await assertRemoved(place, annas)
      const contact = (await contactsOf(place)).find(({ removed_at: at }) => at === null)!
      assert.deepEqual([contact.email, contact.code, inMailchimp(place, anna)!['QRCODE']], [anna, berts, berts])
    })
  }

  test('a false delivery removes no one: Mailchimp is asked', async () => {
    const place = await prepare()
    const [annas, berts] = [await codeOf(place, anna), await codeOf(place, bert)]
    await hint(place, 'mallory@example.com', anna)
    await hint(place, bert, anna)
    await hint(place, 'mallory@example.com')
    await heard(place)
    assert.deepEqual(
      (await contactsOf(place)).map(({ email }) => email),
      [anna, bert],
    )
    await assertGoesOn(place, anna, annas)
    await assertGoesOn(place, bert, berts)
  })

  test('two contacts who swap addresses keep their codes', async () => {
    const place = await prepare()
    const [annas, berts] = [await codeOf(place, anna), await codeOf(place, bert)]
    sandbox.editMember(place.list.list_id, anna, { email_address: 'between@example.com' })
    sandbox.editMember(place.list.list_id, bert, { email_address: anna })
    sandbox.editMember(place.list.list_id, 'between@example.com', { email_address: bert })
    await heard(place)
    assert.deepEqual([await codeOf(place, anna), await codeOf(place, bert)], [berts, annas])
    await assertCounted(place)
  })

  test('a code copied by hand to another member stays with its owner', async () => {
    for (const givesContactIds of [true, false]) {
      const place = await prepare({ givesContactIds })
      const [annas, berts] = [await codeOf(place, anna), await codeOf(place, bert)]
      sandbox.editMember(place.list.list_id, bert, { merge_fields: { QRCODE: annas } })
      sandbox.addMember(place.list.list_id, { email_address: 'copy@example.com', merge_fields: { QRCODE: annas } })
      await heard(place)
      assert.deepEqual([inMailchimp(place, bert)!['QRCODE'], inMailchimp(place, anna)!['QRCODE']], [berts, annas])
      assert.notEqual(inMailchimp(place, 'copy@example.com')!['QRCODE'], annas)
    }
  })

  test('a field of ours renamed: it is followed, and written under its new tag', async () => {
    const place = await prepare()
    const code = await codeOf(place, anna)
    const path = `/lists/${place.list.list_id}/merge-fields`
    const { qr_codes: fields } = await app.call(readFields, ask(place))
    const merge = fields.find(({ tag }) => tag === 'QRCODE')!.merge_id
    await callMailchimp(app, place, 'PATCH', `${path}/${merge}`, { tag: 'TICKET', name: 'Ticket' })
    sandbox.addMember(place.list.list_id, { email_address: 'cleo@example.com' })
    await heard(place)
    assert.deepEqual((await app.call(readFields, ask(place))).qr_codes.map(({ tag, name }) => [tag, name])[0], [
      'TICKET',
      'Ticket',
    ])
    assert.equal(inMailchimp(place, 'cleo@example.com')!['TICKET'], await codeOf(place, 'cleo@example.com'))
    assert.equal(inMailchimp(place, anna)!['TICKET'], code)
    assert.equal((await scan(place, code)).reason, 'ok')
  })

  test('a field of ours deleted by hand: the manager says so; created again, every contact has the same code', async () => {
    const place = await prepare()
    const [annas, berts] = [await codeOf(place, anna), await codeOf(place, bert)]
    const { qr_codes: fields } = await app.call(readFields, ask(place))
    const merge = fields.find(({ tag }) => tag === 'QRCODE')!.merge_id
    await callMailchimp(app, place, 'DELETE', `/lists/${place.list.list_id}/merge-fields/${merge}`)
    sandbox.editMember(place.list.list_id, anna, { status: 'unsubscribed' })
    await told(place)
    assert.equal((await contactOf(place, anna)).status, 'unsubscribed')
    assert.deepEqual(
      (await app.call(readFields, ask(place))).qr_codes.map(({ tag }) => tag),
      ['QRMAX', 'QRSCANS'],
    )
    assert.equal((await app.call(oneList, ask(place))).list.qr_fields_created, false)
    assert.equal((await scan(place, annas)).reason, 'ok')

    await app.call(createFields, ask(place))
    await generateAll(app, place)
    await heard(place)
    assert.deepEqual([inMailchimp(place, anna)!['QRCODE'], inMailchimp(place, bert)!['QRCODE']], [annas, berts])
    assert.equal(inMailchimp(place, anna)!['QRSCANS'], 2)
  })

  test('a field of ours made public: it is named', async () => {
    const place = await prepare()
    const { qr_codes: fields } = await app.call(readFields, ask(place))
    const path = `/lists/${place.list.list_id}/merge-fields/${fields[1]!.merge_id}`
    await callMailchimp(app, place, 'PATCH', path, { public: true })
    const login = app.services.openLogin({ token: place.apiKey, dataCentre: 'us14', loginKey: 'test' }, 'person')
    const scope = { team: place.personId, list: place.list.id }
    const { tags, publicTags } = await followFields(app.services, scope, login.audience(place.list.list_id))
    assert.deepEqual(
      { tags, publicTags },
      { tags: { code: 'QRCODE', max: 'QRMAX', scans: 'QRSCANS' }, publicTags: [fields[1]!.tag] },
    )
  })

  test('list deleted: it is shown as gone, no contact is removed, codes let in', async () => {
    const place = await prepare()
    const code = await codeOf(place, anna)
    sandbox.deleteList(place.list.list_id)
    await hint(place, anna)
    await until(
      () => app.call(oneList, ask(place)),
      ({ list }) => list.is_gone,
    )
    assert.deepEqual(
      (await contactsOf(place)).map(({ removed_at: at }) => at),
      [null, null],
    )
    assert.equal((await scan(place, code)).reason, 'ok')

    sandbox.deleteList(place.list.list_id, false)
    await app.call(syncLists, { token: place.token, params: { accountId: place.accountId } })
    await assertGoesOn(place, anna, code)
  })

  test('key revoked, account reconnected: the door keeps scanning, and everything catches up', async () => {
    const place = await prepare()
    const code = await codeOf(place, anna)
    sandbox.revokeKey(place.mailchimpAccount)
    sandbox.editMember(place.list.list_id, bert, { status: 'unsubscribed' })
    sandbox.addMember(place.list.list_id, { email_address: 'cleo@example.com' })
    await sandbox.deliveries.settle()
    await until(
      async () => (await app.call(allAccounts, { token: place.token })).accounts[0]!.needs_reconnect,
      (needs) => needs,
    )
    assert.equal((await scan(place, code)).reason, 'ok')
    const delivered = sandbox.deliveries.list().filter(({ body }) => body.includes(place.list.list_id))
    assert.ok(delivered.length >= 2 && delivered.every(({ state }) => state === 'delivered'))

    sandbox.revokeKey(place.mailchimpAccount, false)
    await app.call(syncLists, { token: place.token, params: { accountId: place.accountId } })
    await heard(place)
    assert.equal((await contactOf(place, bert)).status, 'unsubscribed')
    assert.equal(inMailchimp(place, 'cleo@example.com')!['QRCODE'], await codeOf(place, 'cleo@example.com'))
    await assertGoesOn(place, anna, code)
  })

  test('disabled and enabled again: every contact has the same code, and later changes catch up', async () => {
    const place = await prepare()
    const code = await codeOf(place, anna)
    for (const { id } of (await app.call(readFields, ask(place))).qr_codes) {
      await app.call(deleteField, { token: place.token, params: { listId: place.list.id, qrId: id } })
    }
    assert.equal((await scan(place, code)).reason, 'list_inactive')
    archive(place, bert)
    sandbox.addMember(place.list.list_id, { email_address: 'cleo@example.com' })
    await app.call(createFields, ask(place))
    await generateAll(app, place)
    await app.call(setUpWebhook, ask(place))
    await heard(place)
    assert.equal(inMailchimp(place, 'cleo@example.com')!['QRCODE'], await codeOf(place, 'cleo@example.com'))
    await assertGoesOn(place, anna, code)
  })
})
