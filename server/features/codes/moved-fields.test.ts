import assert from 'node:assert/strict'
import { test } from 'node:test'
import { batchStatus, createFields, generate, readFields } from '#contract/codes.ts'
import { connectAudience, codesOf } from '../../testing/factories.ts'
import { callMailchimp } from '../../testing/start-listening-app.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'

const app = await startTestApp()

/** Starts a generation of 600 contacts, and waits until its first write is in progress. */
async function generateSlowly() {
  const connected = await connectAudience(app, { members: 600, status: 'subscribed' })
  const { token, list, mailchimpAccount } = connected
  const params = { listId: list.id }
  const { qr_codes: fields } = await app.call(createFields, { token, params })
  app.sandbox.setFault({ kind: 'held', operation: 'batchSubscribe' }, mailchimpAccount)
  const { batch_id: batchId } = await app.call(generate, { token, params })
  await until(
    () => app.sandbox.faults(mailchimpAccount)[0]!.struck,
    (struck) => struck > 0,
  )
  const ended = () =>
    until(
      () => app.call(batchStatus, { token, params, query: { batch_id: batchId! } }),
      (seen) => seen.is_finished || seen.is_cancelled,
    )
  const path = `/lists/${list.list_id}/merge-fields/${fields.find(({ tag }) => tag === 'QRCODE')!.merge_id}`
  return { ...connected, params, path, ended }
}

test('a field that is renamed while codes are written is followed: every code arrives under its new tag', async () => {
  const connected = await generateSlowly()
  await callMailchimp(app, connected, 'PATCH', connected.path, { tag: 'TICKET' })
  app.sandbox.clearFaults(connected.mailchimpAccount)
  const batch = await connected.ended()
  assert.deepEqual([batch.is_finished, batch.processed_jobs, batch.notice], [true, 600, null])
  const members = await callMailchimp(app, connected, 'GET', `/lists/${connected.list.list_id}/members?count=1000`)
  const rows = members['members'] as { merge_fields: Record<string, unknown> }[]
  const theirs = rows.map((row) => String(row.merge_fields['TICKET'])).toSorted()
  assert.deepEqual(theirs, (await codesOf(app, connected)).toSorted())
})

test('a field that is deleted while codes are written ends the generation, which goes on when it is made again', async () => {
  const connected = await generateSlowly()
  await callMailchimp(app, connected, 'DELETE', connected.path)
  app.sandbox.clearFaults(connected.mailchimpAccount)
  const batch = await connected.ended()
  assert.deepEqual(
    [batch.is_cancelled, batch.notice],
    [true, 'Mailchimp no longer has the QR fields of this list. Please create them again.'],
  )
  assert.equal((await app.call(readFields, { token: connected.token, params: connected.params })).qr_codes.length, 2)

  await app.call(createFields, { token: connected.token, params: connected.params })
  const members = () => callMailchimp(app, connected, 'GET', `/lists/${connected.list.list_id}/members?count=1000`)
  await until(members, (page) =>
    (page['members'] as { merge_fields: Record<string, unknown> }[]).every((row) => row.merge_fields['QRCODE']),
  )
})
