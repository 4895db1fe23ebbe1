// If Mailchimp answers no large call, small calls still do all the work.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { checkStatus, createFields, syncFromMailchimp, syncStatus } from '#contract/codes.ts'
import { redeemScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { codesOf, connectAudience, generateAll } from '../../testing/factories.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { findDifferences } from '../../verify/compare-lists.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const members = 700

test('a generation, a sync, a check and 300 counts get done while each call of more than 100 contacts is 502', async () => {
  const connected = await connectAudience(app, { members, status: 'subscribed' })
  const { token, list, mailchimpAccount } = connected
  const ask = { token, params: { listId: list.id } }
  await app.call(createFields, ask)
  app.sandbox.changeSettings({ largestCall: 100 }, mailchimpAccount)

  const generated = await generateAll(app, connected)
  assert.deepEqual([generated!.processed_jobs, generated!.failed_jobs], [members, 0])
  const status = await app.call(checkStatus, ask)
  assert.deepEqual([status.total_members, status.members_with_qr, status.drift.count], [members, members, 0])

  const { data } = await app.call(syncFromMailchimp, ask)
  const synced = await until(
    () => app.call(syncStatus, { token, params: { listId: list.id, batchId: data.batch_id! } }),
    (seen) => seen.data.is_finished,
  )
  assert.deepEqual([synced.data.processed_jobs, synced.data.notice], [members, null])

  const codes = (await codesOf(app, connected)).slice(0, 300)
  for (const code of codes) await app.call(redeemScan, { ...ask, body: { qr_code: code, scan_id: randomUUID() } })
  await until(
    () => owner.selectFrom('pending_writes').select('contact_id').where('list_id', '=', list.id).execute(),
    (waiting) => waiting.length === 0,
  )
  const { findings } = await findDifferences(app.services, owner)
  assert.deepEqual(findings, [])
})
