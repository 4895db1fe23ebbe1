// Two organisers connected the same Mailchimp account. Each learns that there is another one, and nothing else.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { addAccount, deleteAccount } from '#contract/accounts.ts'
import { createFields } from '#contract/codes.ts'
import { allAccounts, oneList } from '#contract/lists.ts'
import { addOrganiser, connectAudience, prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

const app = await startTestApp()
const shown = async (token: string) => (await app.call(allAccounts, { token })).accounts[0]!

test('an organiser who connects an account that another one has connected is told so, and so is the other', async () => {
  const noor = await prepareList(app, { members: 2 }, 'Noor')
  assert.deepEqual([(await shown(noor.token)).is_shared, noor.list.is_shared], [false, false])

  const ada = await addOrganiser(app, 'Ada')
  const body = { account_name: 'Ours too', api_key: noor.apiKey }
  const { account } = await app.call(addAccount, { token: ada.token, body })
  assert.equal(account.is_shared, true)
  // Noor's list has its fields, Ada's list has none yet.
  assert.equal(account.lists[0]!.is_shared, true)
  const ofNoor = { token: noor.token, params: { listId: noor.list.id } }
  assert.equal((await app.call(oneList, ofNoor)).list.is_shared, false)

  await app.call(createFields, { token: ada.token, params: { listId: account.lists[0]!.id } })
  assert.equal((await app.call(oneList, ofNoor)).list.is_shared, true)
  assert.equal((await shown(noor.token)).is_shared, true)

  const told = JSON.stringify([await shown(noor.token), (await app.call(oneList, ofNoor)).list])
  for (const ofAda of [ada.id, ada.email, 'Ada', 'Ours too', account.id, account.lists[0]!.id])
    assert.ok(!told.includes(ofAda), ofAda)

  await app.call(deleteAccount, { token: ada.token, params: { accountId: account.id } })
  assert.deepEqual(
    [(await shown(noor.token)).is_shared, (await app.call(oneList, ofNoor)).list.is_shared],
    [false, false],
  )
})

test('no organiser learns whether another’s account is shared', async () => {
  const noor = await connectAudience(app, { members: 1 }, 'Noor')
  const ada = await addOrganiser(app, 'Ada')
  await app.call(addAccount, { token: ada.token, body: { account_name: 'Ours', api_key: noor.apiKey } })
  const eve = await addOrganiser(app, 'Eve')
  const asked = await app.services.database.as({ person: eve.id }, (tx) =>
    sql<{ account: boolean; list: boolean }>`
      select account_is_shared(${noor.accountId}) as account, list_is_shared(${noor.list.id}) as list`.execute(tx),
  )
  assert.deepEqual(asked.rows[0], { account: false, list: false })
})
