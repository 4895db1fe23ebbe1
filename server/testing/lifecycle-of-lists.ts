// The rows of docs/lifecycle.md about fields, lists and accounts. lifecycle.test.ts runs them on its server.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Kysely } from 'kysely'
import { createFields, deleteField, readFields } from '#contract/codes.ts'
import { allAccounts, oneList, syncLists } from '#contract/lists.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import type { Tables } from '../database/tables.ts'
import { followFields } from '../features/codes/follow-fields.ts'
import { generateAll } from './factories.ts'
import { anna, ask, bert, lifecycleOf } from './lifecycle.ts'
import { callMailchimp, type ListeningApp } from './start-listening-app.ts'
import { until } from './until.ts'

export function testLifeOfLists(app: ListeningApp, owner: Kysely<Tables>): void {
  const { sandbox } = app
  const { prepare, told, heard, hint, contactsOf, contactOf, codeOf, inMailchimp, scan, assertGoesOn, archive } =
    lifecycleOf(app, owner)

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
}
