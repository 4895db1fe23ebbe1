import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addAccount, deleteAccount, updateAccount } from '#contract/accounts.ts'
import { generate } from '#contract/codes.ts'
import { allAccounts, allLists, oneList, syncLists } from '#contract/lists.ts'
import { addOrganiser, connectAudience, prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { password } from '../../testing/samples.ts'

const app = await startTestApp()

test('an account is connected by its key, with its lists, and the key is never shown again', async () => {
  const connected = await connectAudience(app, { name: 'Members', members: 12, status: 'subscribed' })
  const { accounts } = await app.call(allAccounts, { token: connected.token })
  assert.equal(accounts.length, 1)
  assert.deepEqual([accounts[0]!.api_key, accounts[0]!.server_prefix], ['••••••••us14', 'us14'])
  assert.deepEqual(
    accounts[0]!.lists.map(({ name, member_count: count, qr_fields_created: fields }) => [name, count, fields]),
    [['Members', 12, false]],
  )
  const everything = JSON.stringify([accounts, await app.call(allLists, { token: connected.token })])
  assert.ok(!everything.includes(connected.apiKey.slice(0, 32)))
  const stored = await app.services.database.as({ person: connected.personId }, (tx) =>
    tx.selectFrom('accounts').selectAll().execute(),
  )
  assert.ok(!JSON.stringify(stored).includes(connected.apiKey.slice(0, 8)))
})

test('a list is found by its own id and by that of Mailchimp', async () => {
  const { token, list } = await connectAudience(app)
  const byOwn = await app.call(oneList, { token, params: { listId: list.id } })
  const byMailchimp = await app.call(oneList, { token, params: { listId: list.list_id } })
  assert.deepEqual(byOwn, byMailchimp)
  assert.equal(byOwn.success, true)
})

test('a key that Mailchimp does not know is refused under its field, in our words and theirs', async () => {
  const { token } = await addOrganiser(app)
  const body = { account_name: 'Wrong', api_key: `${'0'.repeat(32)}-us14` }
  const refused = await app.refused(addAccount, { token, body })
  assert.equal(refused.status, 422)
  assert.match(refused.errors['api_key']![0]!, /doesn’t accept this API key/)
  assert.match(refused.details!, /API key may be invalid/)
})

test('a text that is no key is refused before any call', async () => {
  const { token } = await addOrganiser(app)
  app.sandbox.calls.forget()
  for (const key of [
    '',
    'abc',
    `${'0'.repeat(32)}-us14.evil.example`,
    `${'0'.repeat(32)}-us14/../`,
    `${'0'.repeat(32)}@evil-us1`,
  ]) {
    const refused = await app.refused(addAccount, { token, body: { account_name: 'Wrong', api_key: key } })
    assert.ok(refused.errors['api_key'], key)
  }
  assert.equal(app.sandbox.calls.count(), 0)
})

test('the same Mailchimp account is connected once by an organiser, and by as many organisers as like', async () => {
  const { token, apiKey } = await connectAudience(app)
  const body = { account_name: 'Again', api_key: apiKey }
  const refused = await app.refused(addAccount, { token, body })
  assert.match(refused.errors['api_key']![0]!, /already connected/)
  const other = await addOrganiser(app, 'Ada')
  assert.equal((await app.call(addAccount, { token: other.token, body })).account.lists.length, 1)
})

test('a revoked key marks the account, with a sentence; a sync that works again clears it', async () => {
  const { token, accountId, mailchimpAccount } = await connectAudience(app)
  app.sandbox.revokeKey(mailchimpAccount)
  const refused = await app.refused(syncLists, { token, params: { accountId } })
  assert.equal(refused.status, 409)
  assert.match(refused.message, /no longer accepts the key/)
  assert.equal((await app.call(allAccounts, { token })).accounts[0]!.needs_reconnect, true)
  app.sandbox.revokeKey(mailchimpAccount, false)
  await app.call(syncLists, { token, params: { accountId } })
  assert.equal((await app.call(allAccounts, { token })).accounts[0]!.needs_reconnect, false)
})

test('when Mailchimp is down, throttles or answers nonsense, the call says so and can be made again', async () => {
  const { token, accountId, mailchimpAccount } = await connectAudience(app)
  const asked = { token, params: { accountId } }
  for (const kind of ['server_error', 'too_many', 'bare_403', 'lost_answer'] as const) {
    app.sandbox.setFault({ kind }, mailchimpAccount)
    const refused = await app.refused(syncLists, asked)
    assert.equal(refused.status, 503, kind)
    assert.match(refused.message, /Mailchimp (can’t be reached|is too busy).*try again/)
    app.sandbox.clearFaults(mailchimpAccount)
    await app.call(syncLists, asked)
  }
  app.sandbox.stop()
  assert.equal((await app.refused(syncLists, asked)).status, 503)
  app.sandbox.start()
  await app.call(syncLists, asked)
})

test('a slow Mailchimp is waited for', async () => {
  const { token, accountId, mailchimpAccount } = await connectAudience(app)
  app.sandbox.setFault({ kind: 'slow', ms: 1500, next: 1 }, mailchimpAccount)
  assert.equal((await app.call(syncLists, { token, params: { accountId } })).message, 'Lists synced successfully')
})

test('an account is connected also when its lists cannot be read at once', async () => {
  const mailchimp = app.sandbox.addAccount()
  await app.sandbox.addAudience({ account: mailchimp.id, members: 1 })
  app.sandbox.setFault({ kind: 'server_error', operation: 'getLists' }, mailchimp.id)
  const { token } = await addOrganiser(app)
  const { account } = await app.call(addAccount, {
    token,
    body: { account_name: 'Slow start', api_key: mailchimp.apiKey },
  })
  assert.deepEqual(account.lists, [])
  app.sandbox.clearFaults(mailchimp.id)
  assert.equal((await app.call(syncLists, { token, params: { accountId: account.id } })).account.lists.length, 1)
})

test('an account whose user may not read lists is kept, and says why until it may', async () => {
  const mailchimp = app.sandbox.addAccount()
  await app.sandbox.addAudience({ account: mailchimp.id, members: 1 })
  app.sandbox.setFault({ kind: 'wrong_answer', answer: 'forbidden', operation: 'getLists' }, mailchimp.id)
  const { token } = await addOrganiser(app)
  const body = { account_name: 'Low role', api_key: mailchimp.apiKey }
  const { account, message } = await app.call(addAccount, { token, body })
  assert.deepEqual([message, account.lists], ['Account added successfully', []])
  assert.match(account.lists_refused!, /user of this account may not do this.*role.* The user of this API key may not/)
  const params = { accountId: account.id }
  assert.match((await app.refused(syncLists, { token, params })).message, /may not do this/)
  assert.equal((await app.call(allAccounts, { token })).accounts[0]!.lists_refused, account.lists_refused)

  app.sandbox.clearFaults(mailchimp.id)
  const { account: now } = await app.call(syncLists, { token, params })
  assert.deepEqual([now.lists_refused, now.lists.length], [null, 1])
})

test('the number of members means the same before and after codes are made', async () => {
  const people = ['subscribed', 'subscribed', 'unsubscribed', 'cleaned'].map((status, place) => ({
    email: `guest${place}@example.com`,
    status,
  }))
  const { token, list, accountId } = await prepareList(app, { members: people })
  const counted = async () => {
    const { member_count: members, active_members: withCode } = (
      await app.call(oneList, { token, params: { listId: list.id } })
    ).list
    return [members, withCode]
  }
  assert.deepEqual([list.member_count, await counted()], [2, [2, 4]])
  await app.call(syncLists, { token, params: { accountId } })
  assert.deepEqual(await counted(), [2, 4])
})

test('syncing follows new, renamed and deleted lists; a deleted one keeps its codes', async () => {
  const prepared = await prepareList(app, { name: 'Old name', members: 2 })
  await app.sandbox.addAudience({ account: prepared.mailchimpAccount, name: 'Second', members: 1 })
  app.sandbox.deleteList(prepared.list.list_id)
  const { account } = await app.call(syncLists, { token: prepared.token, params: { accountId: prepared.accountId } })
  assert.deepEqual(
    account.lists.map(({ name, is_gone: isGone }) => `${name}: ${isGone}`).toSorted((a, b) => a.localeCompare(b)),
    ['Old name: true', 'Second: false'],
  )
  assert.equal(
    (await app.refused(generate, { token: prepared.token, params: { listId: prepared.list.id } })).message,
    'This list no longer exists in Mailchimp.',
  )
})

test('an account is renamed and switched off; switched off, nothing is synced or generated', async () => {
  const { token, accountId, list } = await connectAudience(app)
  const params = { accountId }
  const body = { account_name: 'Winter', is_active: false }
  const { account } = await app.call(updateAccount, { token, params, body })
  assert.deepEqual([account.account_name, account.is_active], ['Winter', false])
  assert.match((await app.refused(syncLists, { token, params })).message, /inactive/)
  assert.match((await app.refused(generate, { token, params: { listId: list.id } })).message, /inactive/)
  const empty = await app.refused(updateAccount, { token, params, body: { account_name: '', is_active: 'yes' } })
  assert.deepEqual(new Set(Object.keys(empty.errors)), new Set(['account_name', 'is_active']))
})

test('a deleted account takes its lists with it', async () => {
  const { token, accountId, list } = await prepareList(app, { members: 3 })
  await app.call(deleteAccount, { token, params: { accountId }, body: { password } })
  assert.deepEqual((await app.call(allAccounts, { token })).accounts, [])
  assert.equal((await app.refused(oneList, { token, params: { listId: list.id } })).status, 404)
  assert.equal((await app.refused(deleteAccount, { token, params: { accountId }, body: { password } })).status, 404)
})
