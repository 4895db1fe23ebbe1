// The rows of docs/lifecycle.md. Every delivery comes twice, and simultaneous ones in reverse order.
import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { isWellFormedCode } from '#domain/code.ts'
import type { Settings } from '../../../sandbox/store/accounts.ts'
import { openAsOwner } from '../../database/open.ts'
import { startListeningApp } from '../../testing/start-listening-app.ts'
import { until } from '../../testing/until.ts'
import { anna, bert, lifecycleOf, type Place, testLifeOfLists } from '../../testing/lifecycle.ts'
import { setSettings } from '../../testing/settings.ts'

const app = await startListeningApp()
const { sandbox } = app
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const {
  prepare,
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
} = lifecycleOf(app, owner)

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
    await setSettings(owner, place.list.id, { admit_removed: true })
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

  testLifeOfLists(app, owner)
})
