// Writes that Mailchimp denies although the contact exists, and writes to a list that is really gone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { redeemScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { type Connected, prepareList } from '../../testing/factories.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

type Ready = Connected & { codes: string[] }

const prepare = (members: number): Promise<Ready> => prepareList(app, { members, status: 'subscribed' })

const scan = async ({ token, list }: Ready, code: string) =>
  assert.equal(
    (await app.call(redeemScan, { token, params: { listId: list.id }, body: { qr_code: code } })).reason,
    'ok',
  )

const waiting = async ({ list }: Ready) =>
  (await owner.selectFrom('pending_writes').select('contact_id').where('list_id', '=', list.id).execute()).length
const written = (ready: Ready) =>
  until(
    () => waiting(ready),
    (count) => count === 0,
  )
const goneSince = async ({ list }: Ready) =>
  (await owner.selectFrom('lists').select('gone_since').where('id', '=', list.id).executeTakeFirstOrThrow()).gone_since

/** The sum of the scans of all contacts in Mailchimp. */
async function scansHeld({ list }: Ready): Promise<number> {
  const contacts = await owner.selectFrom('contacts').select('email').where('list_id', '=', list.id).execute()
  return contacts
    .map(({ email }) => app.sandbox.readMember(list.list_id, email)!['merge_fields'] as Record<string, unknown>)
    .reduce((sum, fields) => sum + Number(fields['QRSCANS']), 0)
}

for (const answer of ['not_found', 'html_404', 'unauthorized'] as const) {
  test(`a count whose write was answered "${answer}" once arrives all the same`, async () => {
    const alone = await prepare(1)
    app.sandbox.setFault({ kind: 'wrong_answer', answer, operation: 'patchMember', next: 1 }, alone.mailchimpAccount)
    await scan(alone, alone.codes[0]!)
    await written(alone)
    assert.equal(await scansHeld(alone), 1)

    const together = await prepare(3)
    const fault = { kind: 'wrong_answer', answer, operation: 'batchSubscribe', next: 1 } as const
    app.sandbox.setFault(fault, together.mailchimpAccount)
    await Promise.all(together.codes.map((code) => scan(together, code)))
    await written(together)
    assert.deepEqual([await scansHeld(together), await goneSince(together)], [3, null])
  })
}

test('a count that Mailchimp denies under key and address waits while the search finds the contact', async () => {
  const ready = await prepare(1)
  const denied = { kind: 'wrong_answer', answer: 'not_found', operation: 'patchMember' } as const
  app.sandbox.setFault(denied, ready.mailchimpAccount)
  app.sandbox.calls.forget()
  await scan(ready, ready.codes[0]!)
  await until(
    () => app.sandbox.calls.count('getSearchMembers'),
    (searches) => searches > 0,
  )
  assert.deepEqual([await waiting(ready), await goneSince(ready)], [1, null])
  app.sandbox.clearFaults(ready.mailchimpAccount)
  await written(ready)
  assert.equal(await scansHeld(ready), 1)
})

test('the one count of a list that was deleted waits, and is written when the list is back', async () => {
  const ready = await prepare(1)
  app.sandbox.deleteList(ready.list.list_id)
  await scan(ready, ready.codes[0]!)
  await until(
    () => goneSince(ready),
    (since) => since !== null,
  )
  assert.equal(await waiting(ready), 1)
  app.sandbox.deleteList(ready.list.list_id, false)
  const longAgo = new Date(Date.now() - 11 * 60_000)
  await owner.updateTable('lists').set({ gone_since: longAgo }).where('id', '=', ready.list.id).execute()
  await written(ready)
  assert.equal(await scansHeld(ready), 1)
})
