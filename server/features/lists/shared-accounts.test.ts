// Two organisers connected the same Mailchimp account. Each learns that there is another one, and nothing else. An audience
// belongs to the team that sets it up first.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { addAccount, deleteAccount } from '#contract/accounts.ts'
import { auditLog } from '#contract/audit.ts'
import { createFields, generate, readFields } from '#contract/codes.ts'
import { allAccounts, oneList, syncLists } from '#contract/lists.ts'
import { setUpWebhook } from '#contract/webhooks.ts'
import { addOrganiser, connectAudience, type Connected, prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { password } from '../../testing/samples.ts'

const app = await startTestApp()
const shown = async (token: string) => (await app.call(allAccounts, { token })).accounts[0]!
const of = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })
const isShared = async (place: Connected) => (await app.call(oneList, of(place))).list.is_shared

/** Another organiser connects the account of this one, and has not set its list up. */
async function connectToo(first: Connected, name = 'Ada') {
  const { token, id, email } = await addOrganiser(app, name)
  const body = { account_name: 'Ours too', api_key: first.apiKey }
  const { account } = await app.call(addAccount, { token, body })
  return { ...first, token, personId: id, email, accountId: account.id, list: account.lists[0]! }
}

/** The calls that change something in Mailchimp. */
function changes() {
  const { calls } = app.sandbox
  return ['addMergeField', 'addWebhook', 'batchSubscribe', 'patchMember'].reduce(
    (sum, name) => sum + calls.count(name),
    0,
  )
}

test('a second team is refused an audience that is here already, before anything is made', async () => {
  const noor = await prepareList(app, { members: 2 }, 'Noor')
  const ada = await connectToo(noor)
  assert.equal(ada.list.is_shared, true)
  const [before, record] = [changes(), (await app.call(auditLog, { token: ada.token })).entries[0]!.id]
  const { status, code, message } = await app.refused(createFields, of(ada))
  assert.deepEqual([status, code], [409, 'audience_taken'])
  assert.match(message, /^This audience is already connected by another team\. Ask its owner to invite you/)
  assert.equal((await app.refused(generate, of(ada))).code, 'no_fields_yet')
  assert.equal((await app.refused(setUpWebhook, of(ada))).code, 'step_1_first')

  assert.equal(changes(), before)
  assert.deepEqual((await app.call(readFields, of(ada))).qr_codes, [])
  assert.equal((await app.call(auditLog, { token: ada.token })).entries[0]!.id, record)
  assert.deepEqual([await isShared(noor), (await shown(noor.token)).is_shared], [false, true])
  await app.call(createFields, of(noor))

  const told = JSON.stringify([message, await shown(ada.token), (await app.call(oneList, of(ada))).list])
  for (const ofNoor of [noor.personId, 'Noor', noor.accountId, noor.list.id]) assert.ok(!told.includes(ofNoor), ofNoor)

  await app.call(deleteAccount, { token: noor.token, params: { accountId: noor.accountId }, body: { password } })
  assert.deepEqual([(await shown(ada.token)).is_shared, await isShared(ada)], [false, false])
  await app.call(createFields, of(ada))
})

test('of two teams that set one audience up at once, one gets it', async () => {
  const noor = await connectAudience(app, { members: 1 }, 'Noor')
  const ada = await connectToo(noor)
  const made = await Promise.allSettled([noor, ada].map((place) => app.call(createFields, of(place))))
  assert.deepEqual(made.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const lost = made[0]!.status === 'rejected' ? noor : ada
  assert.equal((await app.refused(createFields, of(lost))).code, 'audience_taken')
})

test('a team that Mailchimp refuses holds no audience; both are told once it is back', async () => {
  const noor = await prepareList(app, { members: 1 }, 'Noor')
  app.sandbox.revokeKey(noor.mailchimpAccount)
  await app.refused(syncLists, { token: noor.token, params: { accountId: noor.accountId } })
  app.sandbox.revokeKey(noor.mailchimpAccount, false)
  const ada = await connectToo(noor)
  assert.deepEqual([ada.list.is_shared, (await shown(ada.token)).is_shared], [false, true])
  await app.call(createFields, of(ada))
  assert.deepEqual([await isShared(noor), await isShared(ada)], [true, true])
  const body = { account_name: 'Ours', api_key: noor.apiKey }
  assert.equal((await app.call(addAccount, { token: noor.token, body })).account.needs_reconnect, false)
  await app.call(createFields, of(noor))
  assert.deepEqual([await isShared(noor), await isShared(ada)], [true, true])
})

test('no organiser learns whether another’s account is shared', async () => {
  const noor = await connectAudience(app, { members: 1 }, 'Noor')
  await connectToo(noor)
  const eve = await addOrganiser(app, 'Eve')
  for (const scope of [{ person: eve.id }, { team: eve.id, list: noor.list.id }]) {
    const asked = await app.services.database.as(scope, (tx) =>
      sql<{ account: boolean; lists: number }>`
        select account_is_shared(${noor.accountId}) as account,
          (select count(*)::int from list_overview(${noor.list.id}::text) where is_shared is not null) as lists`.execute(
        tx,
      ),
    )
    assert.deepEqual(asked.rows[0], { account: false, lists: 0 })
  }
})
