// A listing may show another audience's contacts, alone or mixed with ours. None of them joins, and none of ours leaves.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { syncFromMailchimp, syncStatus } from '#contract/codes.ts'
import { openAsOwner } from '../../database/open.ts'
import { prepareList } from '../../testing/factories.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { guests, wrongListingsOf } from '../../testing/wrong-listings.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const { sync, doubtOf, removed, lie, heal } = wrongListingsOf(app, owner)

for (const size of [40, 1000]) {
  test(`of ${size} contacts mixed with another audience’s, no stranger gets a code and nobody is removed`, async () => {
    const connected = await prepareList(app, { members: guests(size) })
    lie(connected, 'mixed_list')
    const { data } = await app.call(syncFromMailchimp, {
      token: connected.token,
      params: { listId: connected.list.id },
      body: {},
    })
    const params = { listId: connected.list.id, batchId: data.batch_id! }
    const status = async () => (await app.call(syncStatus, { token: connected.token, params })).data
    await until(status, ({ notice }) => notice !== null && notice !== undefined)
    const contacts = () =>
      owner.selectFrom('contacts').select('email').where('list_id', '=', connected.list.id).execute()
    assert.equal((await contacts()).length, size)
    assert.equal(app.sandbox.readMember(connected.list.list_id, 'stranger-0@example.org'), undefined)
    heal(connected)
    await until(status, ({ is_finished: isFinished }) => isFinished)
    assert.deepEqual([await removed(connected), (await contacts()).length, await doubtOf(connected)], [0, size, null])
  })
}

test('a thousand contacts who joined at once all get codes with the next sync', async () => {
  const connected = await prepareList(app, { members: guests(30) })
  app.sandbox.addMembers(
    connected.list.list_id,
    Array.from({ length: 1000 }, (_, place) => ({ email: `new${place}@example.com`, status: 'subscribed' })),
  )
  const done = await sync(connected)
  assert.equal(done.in_doubt, false)
  assert.equal(await removed(connected), 0)
  const { n } = await owner
    .selectFrom('contacts')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('list_id', '=', connected.list.id)
    .executeTakeFirstOrThrow()
  assert.equal(Number(n), 1030)
})
