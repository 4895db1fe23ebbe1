// Mailchimp's answer to a write counts only if it matches the sent values.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createFields, readFields } from '#contract/codes.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { createSandbox } from '../../../sandbox/sandbox.ts'
import type { WrongAnswer } from '../../../sandbox/faults.ts'
import { openAsOwner } from '../../database/open.ts'
import { type Connected, connectAudience, generateAll } from '../../testing/factories.ts'
import { atEnd } from '../../testing/postgres.ts'
import { callMailchimp } from '../../testing/start-listening-app.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { writeList } from './write-list.ts'

type Rows = { updated_members: { merge_fields: Record<string, unknown> }[] }
let bend: ((answer: Rows) => void) | undefined

const sandbox = createSandbox()
const app = await startTestApp({ works: false, sandbox: { ...sandbox, fetch: bentFetch } })
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())
const worker = await app.addNode({ works: true })
const all = await prepare(10)
const one = await prepare(1)
await worker.stop()

/** Changes the answers to writes in transit. */
async function bentFetch(...asked: Parameters<typeof sandbox.fetch>): Promise<Response> {
  const answer = await sandbox.fetch(...asked)
  if (!bend || (asked[0] as Request).method !== 'POST') return answer
  const body = (await answer.json()) as Rows
  bend(body)
  return Response.json(body, { headers: { 'X-Sandbox-Wrong': '1' } })
}

async function prepare(members: number): Promise<Connected> {
  const connected = await connectAudience(app, { members, status: 'subscribed' })
  await app.call(createFields, { token: connected.token, params: { listId: connected.list.id } })
  await generateAll(worker, connected)
  return connected
}

/** Admits every contact of a list once more. */
async function scanAll({ list }: Connected): Promise<void> {
  await sql`
    with c as (update contacts set scan_count = scan_count + 1 where list_id = ${list.id} returning id)
    insert into pending_writes (list_id, contact_id, queued_at)
    select ${list.id}, id, now() - interval '3 seconds' from c`.execute(owner)
}

const turn = ({ list }: Connected) => writeList(app.services, list.id, new AbortController().signal)

async function pending({ list }: Connected): Promise<number> {
  const rows = await owner.selectFrom('pending_writes').select('contact_id').where('list_id', '=', list.id).execute()
  return rows.length
}

/** The number of contacts whose three fields in Mailchimp, under these tags, have our values. */
async function held({ list }: Connected, tags = ['QRCODE', 'QRMAX', 'QRSCANS']): Promise<number> {
  const contacts = await owner
    .selectFrom('contacts')
    .select(['email', 'code', 'max_scans', 'scan_count'])
    .where('list_id', '=', list.id)
    .execute()
  return contacts.filter((contact) => {
    const fields = sandbox.readMember(list.list_id, contact.email)!['merge_fields'] as Record<string, unknown>
    const ours = [contact.code, contact.max_scans, contact.scan_count]
    return tags.every((tag, place) => fields[tag] === ours[place])
  }).length
}

async function fieldsOf({ token, list }: Connected) {
  return (await app.call(readFields, { token, params: { listId: list.id } })).qr_codes
}

async function rename(connected: Connected, from: string, to: string): Promise<void> {
  const field = (await fieldsOf(connected)).find(({ tag }) => tag === from)!
  const path = `/lists/${connected.list.list_id}/merge-fields/${field.merge_id}`
  await callMailchimp(app, connected, 'PATCH', path, { tag: to })
}

for (const [connected, whose] of [
  [all, 'many contacts'],
  [one, 'one contact'],
] as const) {
  test(`counts of ${whose} arrive under the new tag when a field was renamed`, async () => {
    const members = await held(connected)
    for (const [from, to] of [
      ['QRSCANS', 'ENTRIES'],
      ['QRCODE', 'TICKET'],
    ] as const) {
      await rename(connected, from, to)
      await scanAll(connected)
      await turn(connected)
      assert.equal(await pending(connected), 0)
      const tags = (await fieldsOf(connected)).map(({ tag }) => tag)
      assert.ok(tags.includes(to))
      assert.equal(await held(connected, tags), members, to)
    }
    await rename(connected, 'ENTRIES', 'QRSCANS')
    await rename(connected, 'TICKET', 'QRCODE')
    await scanAll(connected)
    await turn(connected)
    assert.equal(await held(connected), members)
  })

  test(`counts of ${whose} wait while a field is deleted, and arrive when it is made again`, async () => {
    const members = await held(connected)
    const { token, list } = connected
    const scans = (await fieldsOf(connected)).find(({ tag }) => tag === 'QRSCANS')!
    await callMailchimp(app, connected, 'DELETE', `/lists/${list.list_id}/merge-fields/${scans.merge_id}`)
    await scanAll(connected)
    await assert.rejects(turn(connected), {
      message: 'Mailchimp no longer has the QR fields of this list. Please create them again.',
    })
    assert.equal(await pending(connected), members)
    assert.equal((await fieldsOf(connected)).length, 2)
    await turn(connected)
    assert.equal(await pending(connected), members)

    await app.call(createFields, { token, params: { listId: list.id } })
    await turn(connected)
    assert.deepEqual([await pending(connected), await held(connected)], [0, members])
  })
}

test('a write that Mailchimp confirms and has not kept is made again', async () => {
  for (const [connected, operation] of [
    [all, 'batchSubscribe'],
    [one, 'patchMember'],
  ] as const) {
    const members = await held(connected)
    sandbox.setFault({ kind: 'wrong_answer', answer: 'keeps_nothing', operation, next: 1 }, connected.mailchimpAccount)
    await scanAll(connected)
    await turn(connected)
    assert.deepEqual([await pending(connected), await held(connected)], [0, members])
  }
})

const refusalsOf = async (connected: Connected) => {
  const query = { state: 'refused' } as const
  const { contacts } = await app.call(contactsOfList, {
    token: connected.token,
    params: { listId: connected.list.id },
    query,
  })
  return contacts.map(({ email, refusal }) => ({ email, refusal }))
}

/** Mailchimp answers 200 for these contacts, and keeps their old values. */
async function beStubborn(connected: Connected, places: number[]): Promise<string[]> {
  const rows = await owner
    .selectFrom('contacts')
    .select('email')
    .where('list_id', '=', connected.list.id)
    .orderBy('email')
    .execute()
  const emails = places.map((place) => rows[place]!.email)
  sandbox.setFault({ kind: 'ignored_values', emails }, connected.mailchimpAccount)
  return emails
}

for (const [connected, places, which] of [
  [all, [0], 'the first contact'],
  [all, [3, 9], 'contacts in the middle and at the end'],
  [all, [0, 1, 2, 3, 4, 5, 6], 'most contacts'],
  [all, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 'all contacts'],
  [one, [0], 'one contact alone'],
] as const) {
  test(`${which} of a write that Mailchimp does not keep are refused alone, with a reason in words, and others count`, async () => {
    const members = await held(connected)
    const stubborn = await beStubborn(connected, [...places])
    await scanAll(connected)
    await turn(connected)
    assert.deepEqual([await pending(connected), await held(connected)], [0, members - stubborn.length])
    const told = await refusalsOf(connected)
    assert.deepEqual(told.map(({ email }) => email).toSorted(), stubborn.toSorted())
    for (const { refusal } of told) assert.match(refusal!, /still shows the old values/)
    sandbox.clearFaults(connected.mailchimpAccount)
    await scanAll(connected)
    await turn(connected)
    assert.deepEqual([await pending(connected), await held(connected), await refusalsOf(connected)], [0, members, []])
  })
}

test('a row that shows no fields is looked at alone, and the others count', async () => {
  for (const shown of [null, undefined, []]) {
    await scanAll(all)
    bend = ({ updated_members: rows }) => (rows[2]!.merge_fields = shown as never)
    await turn(all)
    bend = undefined
    assert.deepEqual([await pending(all), await held(all)], [0, 10])
  }
})

const strange: { answer: WrongAnswer; of: Connected; operation: string; applied?: boolean }[] = [
  ...(['nothing', 'html_200'] as const).flatMap((answer) => [
    { answer, of: all, operation: 'batchSubscribe' },
    { answer, of: all, operation: 'batchSubscribe', applied: true },
    { answer, of: one, operation: 'patchMember' },
  ]),
  ...(
    [
      'errors_unnamed',
      'errors_counted_only',
      'errors_in_other_case',
      'errors_of_strangers',
      'rows_unaccounted',
    ] as const
  ).map((answer) => ({ answer, of: all, operation: 'batchSubscribe' })),
]

for (const { answer, of, operation, applied = false } of strange) {
  test(`every count arrives although ${operation} answers ${answer}${applied ? ' after the write' : ''}`, async () => {
    const members = await held(of)
    sandbox.setFault({ kind: 'wrong_answer', answer, operation, applied, next: 1 }, of.mailchimpAccount)
    await scanAll(of)
    await turn(of)
    assert.deepEqual([await pending(of), await held(of)], [0, members])
  })
}

test('an answer about another contact is not believed', async () => {
  sandbox.setFault({ kind: 'wrong_answer', answer: 'other_list', operation: 'patchMember' }, one.mailchimpAccount)
  await scanAll(one)
  await assert.rejects(turn(one), { name: 'MailchimpTrouble', kind: 'unreachable' })
  sandbox.clearFaults(one.mailchimpAccount)
  await turn(one)
  assert.deepEqual([await pending(one), await held(one)], [0, 1])
})

test('an answer from before the write gets a second look, which finds that all is well', async () => {
  await scanAll(all)
  sandbox.calls.forget()
  bend = ({ updated_members: rows }) => (rows[0]!.merge_fields['QRSCANS'] = 0)
  await turn(all)
  bend = undefined
  assert.deepEqual([await pending(all), await held(all)], [0, 10])
  assert.deepEqual(sandbox.calls.byOperation(), { batchSubscribe: 1, getMember: 1 })
})

test('an answer that lacks our fields, though they are there, is not believed', async () => {
  await scanAll(all)
  bend = ({ updated_members: rows }) => rows.forEach((row) => delete row.merge_fields['QRSCANS'])
  await assert.rejects(turn(all), { name: 'MailchimpTrouble', kind: 'unreachable' })
  bend = undefined
  assert.deepEqual([await pending(all), (await fieldsOf(all)).length], [10, 3])
  await turn(all)
  assert.deepEqual([await pending(all), await held(all)], [0, 10])
})
