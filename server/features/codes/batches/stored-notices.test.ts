// What background work tells is stored as codes, because its reader comes later, in any language.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { batchStatus, createFields, generate } from '#contract/codes.ts'
import { oneList } from '#contract/lists.ts'
import { openAsOwner } from '../../../database/open.ts'
import { connectAudience } from '../../../testing/factories.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { until } from '../../../testing/until.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

test('a batch that ended keeps the code of its sentence, and no sentence', async () => {
  const connected = await connectAudience(app, { members: 3 })
  const asked = { token: connected.token, params: { listId: connected.list.id } }
  await app.call(createFields, asked)
  app.sandbox.setFault({ kind: 'slow', ms: 100 }, connected.mailchimpAccount)
  const { batch_id: id = '' } = await app.call(generate, asked)
  app.sandbox.deleteList(connected.list.list_id)
  const status = () => app.call(batchStatus, { ...asked, query: { batch_id: id } })
  const { notice } = await until(status, ({ is_cancelled: isCancelled }) => isCancelled)
  assert.equal(notice, 'This list no longer exists in Mailchimp.')
  const stored = await owner.selectFrom('batches').select(['said', 'notice']).where('id', '=', id).execute()
  assert.deepEqual(stored, [{ said: [{ code: 'list_gone' }], notice: null }])
})

test('the sentences of an earlier release are shown as they were stored', async () => {
  const { token, list } = await connectAudience(app, { members: 3 })
  const asked = { token, params: { listId: list.id } }
  const id = randomUUID()
  const notice = 'Mailchimp showed 2 of 3 contacts. No one was removed.'
  await owner
    .insertInto('batches')
    .values({ list_id: list.id, id, kind: 'sync', notice, finished_at: new Date() })
    .execute()
  await owner.updateTable('lists').set({ doubt: notice, unconfirmed: 1 }).where('id', '=', list.id).execute()
  assert.equal((await app.call(batchStatus, { ...asked, query: { batch_id: id } })).notice, notice)
  assert.deepEqual((await app.call(oneList, asked)).list.doubt, { message: notice, unconfirmed: 1 })
})
