import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addAccount } from '#contract/accounts.ts'
import { scannerLinks } from '#contract/doors.ts'
import { allAccounts } from '#contract/lists.ts'
import { turnOffTotp } from '#contract/second-factor.ts'
import { setUpWebhook, webhookStatus } from '#contract/webhooks.ts'
import { sealedColumns } from './sealed-columns.ts'
import { newKey, readKeyRing } from './secrets/key-ring.ts'
import { requireKeys } from './secrets/require-keys.ts'
import { resealWithGiven } from './secrets/rotate-keys.ts'
import { giveUpLocked, resealAll } from './secrets/store.ts'
import { addLink, prepareList } from './testing/factories.ts'
import { addApp, codeOf } from './testing/second-factor.ts'
import { findColumns } from './testing/whole-database.ts'
import { startListeningApp } from './testing/start-listening-app.ts'
import { testKeys } from './testing/start-test-app.ts'
import { password } from './testing/samples.ts'

const app = await startListeningApp()
const place = await prepareList(app, { members: 2 })
const params = { listId: place.list.id }
await app.call(setUpWebhook, { token: place.token, params })
await addLink(app, place)
await addApp(app, place.token)
const vault = { address: { connectionString: app.connectionString }, columns: sealedColumns }

test('boxes stand in the columns that a rotation knows, and nowhere else', async () => {
  // The queue's payloads are sealed too, and useless after a day: with another key they simply cannot be decrypted.
  const found = (await findColumns(app.connectionString, /(^|[^\w.])v1\.[a-z0-9]{1,16}\.[\w-]{38}/)).values()
  const stored = [...found].filter((column) => !column.startsWith('listpass_jobs.'))
  assert.deepEqual(new Set(stored), new Set(sealedColumns.map(({ table, column }) => `listpass.${table}.${column}`)))
})

test('after re-sealing, everything opens with the new key alone; a second run does nothing', async () => {
  const before = await app.call(webhookStatus, { token: place.token, params })
  const later = newKey(['k7'])
  const both = readKeyRing(`${later},${testKeys}`)
  assert.equal(await resealAll(vault, both), 5)
  assert.equal(await resealAll(vault, both), 0)
  await requireKeys(vault, readKeyRing(later), 'LISTPASS_KEYS')
  await assert.rejects(
    requireKeys(vault, readKeyRing(testKeys), 'LISTPASS_KEYS'),
    /^WrongSetting: LISTPASS_KEYS should hold the key k8 too|^Error: LISTPASS_KEYS should hold the key k8 too/,
  )
  const back = readKeyRing(`${testKeys},${later}`)
  assert.equal(await resealAll(vault, back), 5)
  assert.deepEqual(await app.call(webhookStatus, { token: place.token, params }), before)
})

test('if keys are lost, their sealed values are given up, and owners create them again', async () => {
  const lost = await startListeningApp()
  const theirs = await prepareList(lost, { members: 2 })
  const ask = { token: theirs.token, params: { listId: theirs.list.id } }
  await lost.call(setUpWebhook, ask)
  await addLink(lost, theirs)
  const phone = await addApp(lost, theirs.token)
  const there = { address: { connectionString: lost.connectionString }, columns: sealedColumns }
  assert.equal(await giveUpLocked(there, readKeyRing(testKeys)), 0)
  const said: string[] = []
  await resealWithGiven(there, newKey(['k7']), (line) => said.push(line), true)
  assert.match(said[0]!, /^4 secrets were closed with keys that are gone/)

  const { accounts } = await lost.call(allAccounts, { token: theirs.token })
  assert.equal(accounts[0]!.needs_reconnect, true)
  assert.equal((await lost.call(webhookStatus, ask)).mode, 'polling')
  assert.deepEqual((await lost.call(scannerLinks, ask)).links, [])
  const confirm = (code: string) => ({ token: theirs.token, body: { password, code } })
  assert.ok((await lost.refused(turnOffTotp, confirm(codeOf(phone)))).errors?.['code'])
  await lost.call(turnOffTotp, confirm(phone.recoveryCodes[0]!))
  const body = { account_name: 'Again', api_key: theirs.apiKey }
  const { account } = await lost.call(addAccount, { token: theirs.token, body })
  assert.deepEqual([account.id, account.needs_reconnect], [theirs.accountId, false])
  assert.equal((await lost.call(setUpWebhook, ask)).mode, 'webhook')
})

test('a value that cannot be decrypted stops the rotation with its place, and stays unchanged', async () => {
  const stranger = readKeyRing(`${newKey(['k7'])},${newKey(['k1'])}`)
  await assert.rejects(resealAll(vault, stranger), /What stands in accounts\.credential of .* cannot be opened/)
  await requireKeys(vault, readKeyRing(testKeys), 'LISTPASS_KEYS')
})
