// Anna and Bert in a list, and their state at Mailchimp, at the door and in our data.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { type Kysely, sql } from 'kysely'
import { createFields, deleteField, readFields } from '#contract/codes.ts'
import { allAccounts, oneList, syncLists } from '#contract/lists.ts'
import { redeemScan } from '#contract/scanning.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import type { Settings } from '../../sandbox/store/accounts.ts'
import type { Tables } from '../database/tables.ts'
import { followFields } from '../features/codes/follow-fields.ts'
import { connectAudience, type Connected, generateAll } from './factories.ts'
import { callMailchimp, type ListeningApp } from './start-listening-app.ts'
import { until } from './until.ts'
import { ofList } from './calls.ts'

export type Place = Connected & { how: 'webhook' | 'polling' }

export const anna = 'anna@example.com'

export const bert = 'bert@example.com'

export function lifecycleOf(app: ListeningApp, owner: Kysely<Tables>) {
  const { sandbox } = app
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
    await app.call(createFields, ofList(connected))
    await generateAll(app, connected)
    const place = { ...connected, how }
    await app.call(setUpWebhook, { ...ofList(place), body: { mode: how } })
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
    assert.equal((await app.call(oneList, ofList(place))).list.active_members, present)
  }

  const archive = (place: Place, email: string) => sandbox.editMember(place.list.list_id, email, { status: 'archived' })

  const deleteForGood = (place: Place, email: string) =>
    callMailchimp(app, place, 'POST', `/lists/${place.list.list_id}/members/${email}/actions/delete-permanent`)

  return {
    prepare,
    told,
    heard,
    hint,
    contactsOf,
    contactOf,
    codeOf,
    inMailchimp,
    scan,
    assertGoesOn,
    assertRemoved,
    assertCounted,
    archive,
    deleteForGood,
  }
}

// The rows of docs/lifecycle.md about fields, lists and accounts. lifecycle.test.ts runs them on its server.

export function testLifeOfLists(app: ListeningApp, owner: Kysely<Tables>): void {
  const { sandbox } = app
  const { prepare, told, heard, hint, contactsOf, contactOf, codeOf, inMailchimp, scan, assertGoesOn, archive } =
    lifecycleOf(app, owner)

  test('a field of ours renamed: it is followed, and written under its new tag', async () => {
    const place = await prepare()
    const code = await codeOf(place, anna)
    const path = `/lists/${place.list.list_id}/merge-fields`
    const { qr_codes: fields } = await app.call(readFields, ofList(place))
    const merge = fields.find(({ tag }) => tag === 'QRCODE')!.merge_id
    await callMailchimp(app, place, 'PATCH', `${path}/${merge}`, { tag: 'TICKET', name: 'Ticket' })
    sandbox.addMember(place.list.list_id, { email_address: 'cleo@example.com' })
    await heard(place)
    assert.deepEqual((await app.call(readFields, ofList(place))).qr_codes.map(({ tag, name }) => [tag, name])[0], [
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
    const { qr_codes: fields } = await app.call(readFields, ofList(place))
    const merge = fields.find(({ tag }) => tag === 'QRCODE')!.merge_id
    await callMailchimp(app, place, 'DELETE', `/lists/${place.list.list_id}/merge-fields/${merge}`)
    sandbox.editMember(place.list.list_id, anna, { status: 'unsubscribed' })
    await told(place)
    assert.equal((await contactOf(place, anna)).status, 'unsubscribed')
    assert.deepEqual(
      (await app.call(readFields, ofList(place))).qr_codes.map(({ tag }) => tag),
      ['QRMAX', 'QRSCANS'],
    )
    assert.equal((await app.call(oneList, ofList(place))).list.qr_fields_created, false)
    assert.equal((await scan(place, annas)).reason, 'ok')

    await app.call(createFields, ofList(place))
    await generateAll(app, place)
    await heard(place)
    assert.deepEqual([inMailchimp(place, anna)!['QRCODE'], inMailchimp(place, bert)!['QRCODE']], [annas, berts])
    assert.equal(inMailchimp(place, anna)!['QRSCANS'], 2)
  })

  test('a field of ours made public: it is named', async () => {
    const place = await prepare()
    const { qr_codes: fields } = await app.call(readFields, ofList(place))
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
      () => app.call(oneList, ofList(place)),
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
    for (const { id } of (await app.call(readFields, ofList(place))).qr_codes) {
      await app.call(deleteField, { token: place.token, params: { listId: place.list.id, qrId: id } })
    }
    assert.equal((await scan(place, code)).reason, 'list_inactive')
    archive(place, bert)
    sandbox.addMember(place.list.list_id, { email_address: 'cleo@example.com' })
    await app.call(createFields, ofList(place))
    await generateAll(app, place)
    await app.call(setUpWebhook, ofList(place))
    await heard(place)
    assert.equal(inMailchimp(place, 'cleo@example.com')!['QRCODE'], await codeOf(place, 'cleo@example.com'))
    await assertGoesOn(place, anna, code)
  })
}
