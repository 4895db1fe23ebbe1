import assert from 'node:assert/strict'
import { test } from 'node:test'
import { auditLog } from '#contract/audit.ts'
import { changeList, oneList } from '#contract/lists.ts'
import { redeemScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { connectAudience, prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

const app = await startTestApp()

test('a list is closed for scanning and opened again by its organiser', async () => {
  const { token, list, codes } = await prepareList(app)
  const params = { listId: list.id }
  const scan = () => app.call(redeemScan, { token, params, body: { qr_code: codes[0] } })
  const closed = await app.call(changeList, { token, params, body: { is_active: false } })
  assert.deepEqual([closed.list.is_active, closed.list.scanning_on], [false, false])
  assert.equal((await scan()).reason, 'list_inactive')
  const open = await app.call(changeList, { token, params, body: { is_active: true } })
  assert.equal(open.list.is_active, true)
  assert.equal((await scan()).reason, 'ok')
})

test('a list without codes cannot be opened', async () => {
  const { token, list } = await connectAudience(app)
  const refused = await app.refused(changeList, { token, params: { listId: list.id }, body: { is_active: true } })
  assert.deepEqual([refused.status, /Generate the codes first/.test(refused.message)], [409, true])
})

test('settings that are not given stay unchanged', async () => {
  const { token, list } = await connectAudience(app)
  const params = { listId: list.id }
  const colours = [{ word: 'vip', colour: 'blue' as const }]
  await app.call(changeList, { token, params, body: { colour_rules: colours, default_max: 3 } })
  const { list: after } = await app.call(changeList, { token, params, body: { admit_removed: true } })
  assert.deepEqual([after.colour_rules, after.default_max, after.admit_removed], [colours, 3, true])
  const { list: again } = await app.call(changeList, { token, params, body: { colour_rules: null } })
  assert.equal(again.colour_rules, null)
  assert.equal((await app.call(oneList, { token, params })).list.default_max, 3)
})

test('the colours of a list colour its scans', async () => {
  const members = [
    { email: 'ada@example.com', status: 'subscribed', merge_fields: { FNAME: 'Ada', LNAME: 'VIP guest' } },
  ]
  const { token, list, codes } = await prepareList(app, { members })
  const params = { listId: list.id }
  await app.call(changeList, { token, params, body: { colour_rules: [{ word: 'vip', colour: 'yellow' }] } })
  const verdict = await app.call(redeemScan, { token, params, body: { qr_code: codes[0] } })
  assert.deepEqual([verdict.reason, verdict.colour], ['ok', 'yellow'])
})

test('a name that contains a built-in word is let in on green, with and without the server', async () => {
  const members = [
    { email: 'b@example.com', status: 'subscribed', merge_fields: { FNAME: 'Broderick', LNAME: 'Rode' } },
  ]
  const { token, list, codes } = await prepareList(app, { members })
  const verdict = await app.call(redeemScan, { token, params: { listId: list.id }, body: { qr_code: codes[0] } })
  assert.deepEqual([verdict.reason, verdict.colour, list.colour_rules], ['ok', 'green', null])
})

test('each wrong setting has its own message', async () => {
  const { token, list } = await connectAudience(app)
  const params = { listId: list.id }
  const wrong = { default_max: 0, colour_rules: [{ word: ' ', colour: 'pink' }] }
  const { status, errors } = await app.refused(changeList, { token, params, body: wrong })
  assert.equal(status, 422)
  assert.deepEqual(errors['default_max'], ['At least 1.'])
  assert.ok(Object.keys(errors).some((field) => field.startsWith('colour_rules')))
  assert.equal((await app.refused(changeList, { token, params, body: {} })).message, 'Nothing was changed.')
  const many = Array.from({ length: 21 }, (_, place) => ({ word: `w${place}`, colour: 'red' }))
  assert.equal((await app.refused(changeList, { token, params, body: { colour_rules: many } })).status, 422)
  const refusals = [{ word: 'vip', colour: 'dark-red' }]
  assert.equal((await app.refused(changeList, { token, params, body: { colour_rules: refusals } })).status, 422)
})

test('a change of settings is written down', async () => {
  const { list, token } = await connectAudience(app)
  await app.call(changeList, { token, params: { listId: list.id }, body: { default_max: 2, colour_rules: null } })
  const owner = openAsOwner({ connectionString: app.connectionString })
  const kept = await owner
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('list_id', '=', list.id)
    .execute()
  await owner.destroy()
  const changed = kept.find(({ action }) => action === 'list_changed')
  assert.deepEqual(changed?.details, { default_max: 2, colour_rules: '' })
  assert.ok(auditLog.answer.shape.entries)
})
