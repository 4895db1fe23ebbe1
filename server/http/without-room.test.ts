// While the disk is nearly full, calls that would store data are refused, and everything else continues.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { Client } from 'pg'
import { currentUser, register } from '#contract/auth.ts'
import { generate } from '#contract/codes.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { openScannerLink } from '#contract/doors.ts'
import { changeList } from '#contract/lists.ts'
import { handInScans, redeemScan, undoScan } from '#contract/scanning.ts'
import { wordsIn } from '#words/refusals.ts'
import { addLink, openDoor, prepareList, signInAgain } from '../testing/factories.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { until } from '../testing/until.ts'
import { password } from '../testing/samples.ts'

let isLow = false
const app = await startTestApp({ room: { isLow: () => isLow, freeBytes: () => 0 } })
const prepared = await prepareList(app, { members: 20 })
const { token, list, codes } = prepared
const params = { listId: list.id }
const link = await addLink(app, prepared)
const { scanToken } = await openDoor(app, link)

test('scans and changes are refused with the reason; reading, images and signing in continue', async () => {
  const scan = { qr_code: codes[0]!, scan_id: randomUUID() }
  const scannedAt = new Date().toISOString()
  isLow = true
  try {
    const refused = await Promise.all([
      app.refused(redeemScan, { token, params, body: scan }),
      app.refused(redeemScan, { scanToken, params, body: scan }),
      app.refused(handInScans, {
        scanToken,
        params,
        body: { scans: [{ ...scan, scanned_at: scannedAt, told: 'ok' }] },
      }),
      app.refused(undoScan, { token, params: { ...params, scanId: randomUUID() } }),
      app.refused(generate, { token, params }),
      app.refused(changeList, { token, params, body: { default_max: 2 } }),
      app.refused(register, {
        body: { name: 'Ada', email: 'ada@example.com', password, password_confirmation: password },
      }),
    ])
    for (const { status, message } of refused) assert.deepEqual([status, message], [503, wordsIn('en').disk_full])
    const delivery = await app.app.inject({ method: 'POST', url: '/webhooks/mailchimp/abc', payload: 'type=subscribe' })
    assert.equal(delivery.statusCode, 503)

    const { contacts } = await app.call(contactsOfList, { token, params })
    assert.ok(contacts.every(({ scan_count: count }) => count === 0))
    await app.call(openScannerLink, { params: { slug: link.slug } })
    for (const url of [`/qr-code/${codes[0]!}`, '/healthz', '/readyz']) {
      assert.equal((await app.app.inject(url)).statusCode, 200, url)
    }
    const { user } = await app.call(currentUser, { token })
    await signInAgain(app, user.email)
  } finally {
    isLow = false
  }
  assert.equal((await app.call(redeemScan, { token, params, body: scan })).reason, 'ok')
})

test('a full database refuses in the same words, and stores nothing of the call', async () => {
  const owner = new Client({ connectionString: app.connectionString })
  await owner.connect()
  const body = { qr_code: codes[2]!, scan_id: randomUUID() }
  const count = async () => {
    const text =
      'select (select count(*) from listpass.scans) + (select sum(scan_count) from listpass.contacts) as count'
    return Number((await owner.query<{ count: string }>(text)).rows[0]!.count)
  }
  const before = await count()
  await owner.query(`
    create function listpass.no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger no_room before insert on listpass.scans for each statement execute function listpass.no_room()`)
  try {
    const { status, message } = await app.refused(redeemScan, { token, params, body })
    assert.deepEqual([status, message], [503, wordsIn('en').disk_full])
    assert.equal(await count(), before)
  } finally {
    await owner.query('drop trigger no_room on listpass.scans')
  }
  assert.equal((await app.call(redeemScan, { token, params, body })).reason, 'ok')
  assert.equal(await count(), before + 2)
  await owner.end()
})

test('background work waits for room, then continues', async () => {
  const due = async () => (await app.askDepths())?.writes.find(({ state }) => state === 'due')?.count ?? 0
  await until(due, (count) => count === 0)
  const before = app.sandbox.calls.count()
  await app.call(redeemScan, { token, params, body: { qr_code: codes[1]!, scan_id: randomUUID() } })
  isLow = true
  try {
    // Waits longer than the write-back gathers changes.
    await until(
      async () => (await app.askDepths())!.writes.find(({ state }) => state === 'due')?.oldest ?? 0,
      (oldest) => oldest > 3,
    )
    assert.equal(app.sandbox.calls.count(), before)
  } finally {
    isLow = false
  }
  await until(due, (count) => count === 0)
})
