// A number field of the list says how many come in with a code.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import type { NewField } from '../../../sandbox/store/fields.ts'
import { createFields, syncFromMailchimp, syncStatus } from '#contract/codes.ts'
import { changeContact, contactsOfList } from '#contract/contacts.ts'
import { changeGuests } from '#contract/guests.ts'
import { changeList, oneList } from '#contract/lists.ts'
import { partySize } from '#domain/party.ts'
import { openAsOwner } from '../../database/open.ts'
import { type Connected, connectAudience, generateAll, prepareList } from '../../testing/factories.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const fields: NewField[] = [
  { tag: 'FNAME', name: 'First name', type: 'text' },
  { tag: 'PLUS', name: 'How many come', type: 'number' },
]
const member = (email: string, plus: unknown) => ({ email, status: 'subscribed', merge_fields: { PLUS: plus } })
const ada = 'ada@example.com'
const ken = 'ken@example.com'
const members = [member(ada, 4), member(ken, '')]

const ask = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })
const choose = (list: Connected, tag: string | null) =>
  app.call(changeList, { ...ask(list), body: { party_field: tag } })

async function mostOf(list: Connected): Promise<Record<string, number>> {
  const { contacts } = await app.call(contactsOfList, ask(list))
  return Object.fromEntries(contacts.map(({ email, max_scans: most }) => [email, most]))
}

const heldOf = ({ list }: Connected, email: string) =>
  (app.sandbox.readMember(list.list_id, email)!['merge_fields'] as Record<string, unknown>)['QRMAX']

async function sync(list: Connected): Promise<void> {
  const { data } = await app.call(syncFromMailchimp, ask(list))
  const params = { listId: list.list.id, batchId: data.batch_id! }
  await until(
    () => app.call(syncStatus, { token: list.token, params }),
    (seen) => seen.data.is_finished,
  )
}

test('its numbers become the maximum, and are in the QR field of Mailchimp; guests without one keep theirs', async () => {
  const list = await prepareList(app, { members, fields })
  assert.deepEqual(await mostOf(list), { [ada]: 1, [ken]: 1 })
  await choose(list, 'PLUS')
  await until(
    () => mostOf(list),
    (most) => most[ada] === 4,
  )
  assert.equal((await mostOf(list))[ken], 1)
  await until(
    async () => heldOf(list, ada),
    (held) => held === 4,
  )
  assert.equal((await app.call(oneList, ask(list))).list.party_field, 'PLUS')
  await choose(list, null)
  assert.equal((await app.call(oneList, ask(list))).list.party_field, null)
  assert.equal((await mostOf(list))[ada], 4)
})

test('a new number is followed, and nobody changes the maximum beside it', async () => {
  const list = await connectAudience(app, { members, fields })
  await app.call(createFields, ask(list))
  await choose(list, 'PLUS')
  await generateAll(app, list)
  assert.deepEqual([await mostOf(list), heldOf(list, ada)], [{ [ada]: 4, [ken]: 1 }, 4])

  app.sandbox.editMember(list.list.list_id, ada, { merge_fields: { PLUS: 2 } }, 'admin')
  app.sandbox.editMember(list.list.list_id, ken, { merge_fields: { PLUS: 6 } }, 'admin')
  await sync(list)
  assert.deepEqual(await mostOf(list), { [ada]: 2, [ken]: 6 })
  app.sandbox.editMember(list.list.list_id, ada, { merge_fields: { QRMAX: 9 } }, 'admin')
  app.sandbox.editMember(list.list.list_id, ken, { merge_fields: { PLUS: '', QRMAX: 3 } }, 'admin')
  await sync(list)
  assert.deepEqual([await mostOf(list), heldOf(list, ada)], [{ [ada]: 2, [ken]: 3 }, 2])

  const { contacts } = await app.call(contactsOfList, ask(list))
  const idOf = (email: string) => contacts.find((contact) => contact.email === email)!.id
  const one = (email: string) => ({ ...ask(list), params: { ...ask(list).params, contactId: idOf(email) } })
  const refused = await app.refused(changeContact, { ...one(ada), body: { max_scans: 5 } })
  const message = 'The field PLUS says how many come in with this code. Change it in Mailchimp.'
  assert.deepEqual([refused.status, refused.message], [409, message])
  await app.call(changeContact, { ...one(ada), body: { is_blocked: true } })
  await app.call(changeContact, { ...one(ken), body: { max_scans: 5 } })
  const both = { ...ask(list), body: { change: { max_scans: 7 }, guests: { ids: [idOf(ada), idOf(ken)] } } }
  const many = 'The field PLUS says how many come in with 1 of these codes. Change it in Mailchimp.'
  assert.equal((await app.refused(changeGuests, both)).message, many)
  assert.deepEqual(await mostOf(list), { [ada]: 2, [ken]: 5 })
})

test('only a number field of the list can be chosen', async () => {
  const list = await connectAudience(app, { members, fields })
  const sentence = async (tag: string) =>
    (await app.refused(changeList, { ...ask(list), body: { party_field: tag } })).message
  assert.equal(await sentence('FNAME'), 'FNAME is no number field. Choose another one.')
  assert.equal(await sentence('NONE'), 'The list has no field NONE.')
})

test('the database reads the same sizes as this program', async () => {
  const values = [4, '4', ' 12 ', 0, -1, '', null, '3.5', 2.5, 'two', '1000000', 1_000_001, '0007', true, '１']
  for (const value of values) {
    const { rows } = await sql<{ size: number | null }>`
      select listpass.party_size(${JSON.stringify({ PLUS: value })}::jsonb, 'PLUS') as size`.execute(owner)
    assert.equal(rows[0]!.size ?? undefined, partySize(value), JSON.stringify(value))
  }
})
