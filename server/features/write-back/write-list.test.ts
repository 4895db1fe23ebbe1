// One turn of a list, started by the test: the time of its writes, their number, and the values that wait.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createFields } from '#contract/codes.ts'
import type { NewAudience } from '../../../sandbox/control.ts'
import { createSandbox } from '../../../sandbox/sandbox.ts'
import { openAsOwner } from '../../database/open.ts'
import { type Connected, connectAudience, generateAll } from '../../testing/factories.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { writeList } from './write-list.ts'

/** Happens before the next write reaches Mailchimp. */
let beforeWrite: (() => Promise<void>) | undefined

const sandbox = createSandbox()
const app = await startTestApp({
  works: false,
  sandbox: { ...sandbox, fetch: (input, init) => write(new Request(input, init)) },
})

async function write(request: Request): Promise<Response> {
  if (request.method === 'POST' && new URL(request.url).searchParams.has('skip_merge_validation')) {
    const happens = beforeWrite
    beforeWrite = undefined
    await happens?.()
  }
  return sandbox.fetch(request)
}

const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

async function prepare(audience: NewAudience): Promise<Connected> {
  const connected = await connectAudience(app, { status: 'subscribed', ...audience })
  await app.call(createFields, { token: connected.token, params: { listId: connected.list.id } })
  await generateAll(worker, connected)
  return connected
}

const worker = await app.addNode({ works: true })
const few = await prepare({ members: 3 })
const many = await prepare({ members: 1100 })
const disabled = await prepare({ members: 2 })
const gone = await prepare({ members: 2 })
const revoked = await prepare({ members: 2 })
await worker.stop()

/** Admits every contact of a list, or some of them, once more at an earlier time. */
async function wait({ list }: Connected, ago: string, most = 10_000, ruled: Record<string, string> = {}) {
  await sql`
    with c as (
      update contacts set scan_count = scan_count + 1 where list_id = ${list.id} and id in (
        select id from contacts where list_id = ${list.id} order by id limit ${most}) returning id
    )
    insert into pending_writes (list_id, contact_id, rule_values, queued_at)
    select ${list.id}, id, ${JSON.stringify(ruled)}::jsonb, now() - ${ago}::interval from c`.execute(owner)
}

async function waiting({ list }: Connected) {
  const { rows } = await sql<{ values: Record<string, string> }>`
    select rule_values as values from pending_writes where list_id = ${list.id}`.execute(owner)
  return rows.map(({ values }) => values)
}

async function turn(
  { list }: Pick<Connected, 'list'>,
  { stopping = new AbortController().signal, afterMs }: { stopping?: AbortSignal; afterMs?: number } = {},
): Promise<number> {
  app.sandbox.calls.forget()
  await writeList(app.services, list.id, stopping, afterMs)
  return app.sandbox.calls.count()
}

/** Instead of two seconds, which a busy machine needs for a turn. */
const hourMs = 3_600_000

async function forgetWaiting({ list }: Connected): Promise<void> {
  await owner.deleteFrom('pending_writes').where('list_id', '=', list.id).execute()
}

async function heldOf({ list }: Connected): Promise<Record<string, unknown>[]> {
  const rows = await owner.selectFrom('contacts').select('email').where('list_id', '=', list.id).orderBy('id').execute()
  return rows.map(
    ({ email }) => app.sandbox.readMember(list.list_id, email)!['merge_fields'] as Record<string, unknown>,
  )
}

/** For each contact, whether Listpass believes that Mailchimp holds its current count. */
async function isHeld({ list }: Connected): Promise<boolean[]> {
  const { rows } = await sql<{ is_held: boolean }>`
    select held_scans is not distinct from scan_count as is_held from contacts where list_id = ${list.id} order by id`.execute(
    owner,
  )
  return rows.map(({ is_held: held }) => held)
}

test('changes are gathered for two seconds, then written in one call', async () => {
  assert.equal(await turn(few), 0)
  await wait(few, '1 minute')
  assert.equal(await turn(few, { afterMs: hourMs }), 0)
  await sql`update pending_writes set queued_at = now() - interval '2.1 seconds' where list_id = ${few.list.id}`.execute(
    owner,
  )
  assert.equal(await turn(few), 1)
  assert.deepEqual(await waiting(few), [])
  assert.deepEqual(
    (await heldOf(few)).map((fields) => fields['QRSCANS']),
    [1, 1, 1],
  )
})

test('500 are a whole call, and do not wait; the rest gathers on', async () => {
  await wait(many, '0 seconds', 499)
  assert.equal(await turn(many, { afterMs: hourMs }), 0)
  await forgetWaiting(many)
  await wait(many, '0 seconds', 600)
  assert.equal(await turn(many, { afterMs: hourMs }), 1)
  assert.equal((await waiting(many)).length, 100)
  await forgetWaiting(many)
})

test('one turn makes several calls, and stops calling when the server stops', async () => {
  await wait(many, '3 seconds')
  assert.equal(await turn(many, { stopping: AbortSignal.abort() }), 0)
  assert.equal((await waiting(many)).length, 1100)
  assert.equal(await turn(many), 3)
  assert.deepEqual(await waiting(many), [])
})

test('a list in which something changes during every write gives way to others after eight', async () => {
  const services: typeof app.services = {
    ...app.services,
    openLogin(...asked) {
      const login = app.services.openLogin(...asked)
      const audience = (id: string) => {
        const real = login.audience(id)
        const writeValues: typeof real.writeValues = async (...values) => {
          const refused = await real.writeValues(...values)
          await sql`update pending_writes set version = version + 1 where list_id = ${many.list.id}`.execute(owner)
          return refused
        }
        return { ...real, writeValues }
      }
      return { ...login, audience }
    },
  }
  await wait(many, '3 seconds')
  app.sandbox.calls.forget()
  await writeList(services, many.list.id, new AbortController().signal)
  assert.equal(app.sandbox.calls.count(), 8)
  assert.equal((await waiting(many)).length, 1100)
  await forgetWaiting(many)
})

test('after each call, the stored outcome gives way to doors', async () => {
  let stored = 0
  const giveWay: typeof app.services.giveWay = async (work, signal) => {
    const result = await app.services.giveWay(work, signal)
    stored += 1
    return result
  }
  await wait(many, '3 seconds')
  await writeList({ ...app.services, giveWay }, many.list.id, new AbortController().signal)
  assert.equal(stored, 3)
  assert.deepEqual(await waiting(many), [])
})

test('a contact no longer in the list is skipped, and waits no more', async () => {
  await wait(few, '3 seconds')
  await sql`update contacts set removed_at = now() where id = (
    select id from contacts where list_id = ${few.list.id} order by id limit 1)`.execute(owner)
  assert.equal(await turn(few), 1)
  assert.deepEqual(await waiting(few), [])
  assert.deepEqual(
    (await heldOf(few)).map((fields) => fields['QRSCANS']),
    [1, 2, 2],
  )
  await sql`update contacts set removed_at = null where list_id = ${few.list.id}`.execute(owner)
})

test('changes during a write wait for the next one, with only the values that Mailchimp lacks', async () => {
  const [unlucky] = await owner
    .selectFrom('contacts')
    .select('email')
    .where('list_id', '=', few.list.id)
    .orderBy('id')
    .execute()
  const emails = [unlucky!.email]
  app.sandbox.setFault({ kind: 'refused_rows', emails, error: 'This address looks fake.' }, few.mailchimpAccount)
  await wait(few, '3 seconds', undefined, { COMPANY: 'arrived' })
  beforeWrite = async () => {
    await sql`update pending_writes set version = version + 1, rule_values = rule_values || '{"LNAME": "Smith"}'
      where list_id = ${few.list.id}`.execute(owner)
  }
  await turn(few)
  app.sandbox.clearFaults(few.mailchimpAccount)
  const left = (await waiting(few)).map((values) => Object.keys(values).toSorted().join()).toSorted()
  assert.deepEqual(left, ['COMPANY,LNAME', 'LNAME', 'LNAME'])
  const { refusal } = await owner
    .selectFrom('contacts')
    .select('refusal')
    .where('email', '=', unlucky!.email)
    .where('list_id', '=', few.list.id)
    .executeTakeFirstOrThrow()
  assert.match(refusal!, /looks fake/)
  assert.deepEqual(await isHeld(few), [false, true, true])
  assert.deepEqual(
    (await heldOf(few)).map((fields) => fields['COMPANY'] === 'arrived'),
    [false, true, true],
  )
  await forgetWaiting(few)
})

test('a list that is not there, is gone or has lost a field is left alone', async () => {
  assert.equal(await turn({ list: { ...few.list, id: randomUUID() } }), 0)
  await wait(disabled, '3 seconds')
  await owner.updateTable('lists').set({ gone_since: new Date() }).where('id', '=', disabled.list.id).execute()
  assert.equal(await turn(disabled), 0)
  await owner.updateTable('lists').set({ gone_since: null }).where('id', '=', disabled.list.id).execute()
  const fields = await owner
    .deleteFrom('fields')
    .where('list_id', '=', disabled.list.id)
    .where('role', '=', 'scans')
    .returningAll()
    .execute()
  assert.equal(await turn(disabled), 0)
  await owner.insertInto('fields').values(fields).execute()
  assert.ok((await turn(disabled)) > 0)
  assert.deepEqual(await waiting(disabled), [])
})

test('a list that was deleted in Mailchimp is marked as gone; any other trouble marks nothing', async () => {
  const goneSince = async ({ list }: Connected) =>
    (await owner.selectFrom('lists').select('gone_since').where('id', '=', list.id).executeTakeFirstOrThrow())
      .gone_since
  await wait(revoked, '3 seconds')
  app.sandbox.revokeKey(revoked.mailchimpAccount)
  await assert.rejects(turn(revoked), { name: 'MailchimpTrouble', kind: 'unauthorized' })
  assert.equal(await goneSince(revoked), null)
  assert.equal((await waiting(revoked)).length, 2)

  await wait(gone, '3 seconds')
  app.sandbox.deleteList(gone.list.list_id)
  await assert.rejects(turn(gone), { name: 'MailchimpTrouble', kind: 'not_found' })
  assert.ok(await goneSince(gone))
  assert.equal((await waiting(gone)).length, 2)
  assert.equal(await turn(gone), 0)
})
