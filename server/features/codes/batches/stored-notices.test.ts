// What background work tells is stored as codes, because its reader comes later, in any language.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { batchStatus, createFields, generate } from '#contract/codes.ts'
import { openAsOwner } from '../../../database/open.ts'
import { connectAudience } from '../../../testing/factories.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { until } from '../../../testing/until.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

test('a batch that ended keeps the code of its sentence', async () => {
  const connected = await connectAudience(app, { members: 3 })
  const asked = { token: connected.token, params: { listId: connected.list.id } }
  await app.call(createFields, asked)
  app.sandbox.setFault({ kind: 'held', operation: 'batchSubscribe' }, connected.mailchimpAccount)
  const { batch_id: id = '' } = await app.call(generate, asked)
  app.sandbox.deleteList(connected.list.list_id)
  app.sandbox.clearFaults(connected.mailchimpAccount)
  const status = () => app.call(batchStatus, { ...asked, query: { batch_id: id } })
  const { notice } = await until(status, ({ is_cancelled: isCancelled }) => isCancelled)
  assert.equal(notice, 'This list no longer exists in Mailchimp.')
  const stored = await owner.selectFrom('batches').select('said').where('id', '=', id).execute()
  assert.deepEqual(stored, [{ said: [{ code: 'list_gone' }] }])
})
