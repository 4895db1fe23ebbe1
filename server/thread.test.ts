import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { currentUser, logOut } from '#contract/auth.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { oneList } from '#contract/lists.ts'
import { redeemScan } from '#contract/scanning.ts'
import { linkOf } from '#domain/link.ts'
import { prepareList } from './testing/factories.ts'
import { startTestApp, testPublicUrl } from './testing/start-test-app.ts'
import { until } from './testing/until.ts'

const app = await startTestApp()

test('an organiser connects a list, every contact gets a code, a scan counts once, and Mailchimp has it', async () => {
  const { token, list, codes } = await prepareList(app, { members: 1200 })
  const params = { listId: list.id }
  const now = (await app.call(oneList, { token, params })).list
  assert.deepEqual([now.qr_fields_created, now.qr_values_set, now.is_active], [true, true, true])
  assert.equal(now.active_members, codes.length)
  assert.equal(new Set(codes).size, codes.length)

  const { contacts } = await app.call(contactsOfList, { token, params })
  const guest = contacts.find(({ status }) => status === 'subscribed')!
  const inMailchimp = () =>
    app.sandbox.readMember(list.list_id, guest.email)!['merge_fields'] as Record<string, unknown>
  assert.deepEqual([inMailchimp()['QRCODE'], inMailchimp()['QRMAX'], inMailchimp()['QRSCANS']], [guest.qr_code, 1, 0])

  const body = { qr_code: linkOf(testPublicUrl, guest.qr_code!), scan_id: randomUUID() }
  const first = await app.call(redeemScan, { token, params, body })
  assert.deepEqual([first.success, first.reason, first.data!.scan_count, first.colour], [true, 'ok', 1, 'green'])
  const again = await app.call(redeemScan, { token, params, body: { ...body, scan_id: randomUUID() } })
  assert.deepEqual([again.success, again.reason, again.colour], [false, 'already_used', 'dark-red'])
  assert.match(again.message, /already used. First scan: .* UTC, Noor\./)
  assert.equal(again.first_scan!.at, first.received_at)
  await until(inMailchimp, (fields) => fields['QRSCANS'] === 1)
})

test('a token ends with logging out', async () => {
  const { token } = await prepareList(app, { members: 1 })
  await app.call(currentUser, { token })
  await app.call(logOut, { token })
  assert.equal((await app.refused(currentUser, { token })).status, 401)
})
