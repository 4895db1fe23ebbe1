import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generate } from '#contract/codes.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { oneList } from '#contract/lists.ts'
import { codesOf, type Connected, generateAll, prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

const app = await startTestApp()

const ask = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })

test('generating again on a finished list starts no batch, and writes nothing', async () => {
  const prepared = await prepareList(app, { members: 1500 })
  app.sandbox.calls.forget()
  const answer = await app.call(generate, ask(prepared))
  assert.deepEqual([answer.message, answer.batch_id], ['Every contact has a code already.', undefined])
  assert.equal((await app.call(oneList, ask(prepared))).list.running_batch, null)
  assert.equal(app.sandbox.calls.byOperation()['batchSubscribe'] ?? 0, 0)
  assert.deepEqual(await codesOf(app, prepared), prepared.codes)
})

test('generating again goes on where a contact lacks its code in Mailchimp, or is new', async () => {
  const prepared = await prepareList(app, { members: 5 })
  const { list_id: audience } = prepared.list
  const { email } = (await app.call(contactsOfList, ask(prepared))).contacts[0]!
  app.sandbox.editMember(audience, email, { merge_fields: { QRCODE: '' } })
  assert.equal((await generateAll(app, prepared))!.is_finished, true)
  assert.ok((app.sandbox.readMember(audience, email)!['merge_fields'] as Record<string, unknown>)['QRCODE'])
  assert.equal(await generateAll(app, prepared), undefined)
  app.sandbox.addMember(audience, { email_address: 'late@example.com', status: 'subscribed' })
  assert.equal((await generateAll(app, prepared))!.is_finished, true)
  assert.equal((await codesOf(app, prepared)).length, 6)
})
