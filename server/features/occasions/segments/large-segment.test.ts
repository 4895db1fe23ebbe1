// A large segment is read page by page, with few statements per page. Reading an unchanged segment writes nothing for
// single guests. With LISTPASS_PROVE=full it has 20,000 contacts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { Client } from 'pg'
import { openAsOwner } from '../../../database/open.ts'
import { connectAudience } from '../../../testing/factories.ts'
import { addOccasion } from '../../../testing/occasions.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { readDue } from './read-due.ts'

// Readings begin only when a test says so.
const app = await startTestApp({ works: false })
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

/** Statements about guests and readings; others depend on how long calls wait for a slot. */
let statements = 0
const ours = /segment_|segments_|occasion_guests|note_changed/
// oxlint-disable-next-line typescript/unbound-method -- called with the client it was asked of
const query = Client.prototype.query
Client.prototype.query = function counted(this: Client, ...given: [string | { text: string }, ...never[]]) {
  const text = typeof given[0] === 'string' ? given[0] : given[0].text
  if (ours.test(text)) statements += 1
  return Reflect.apply(query, this, given) as never
}

async function prepare(tagged: number) {
  const members = Array.from({ length: tagged }, (_, place) => ({ email: `guest${place}@example.com`, tags: ['VIP'] }))
  const connected = await connectAudience(app, { members })
  const { id: listId, list_id: audience } = connected.list
  await sql`
    insert into contacts (list_id, id, member_hash, email, status, code, max_scans)
    select ${listId}, gen_random_uuid(), md5('guest' || n || '@example.com'), 'guest' || n || '@example.com', 'subscribed',
      'GUEST' || n, 1 from generate_series(0, ${tagged - 1}::int) n`.execute(owner)
  const { id, name } = app.sandbox.segments(audience)[0]!
  const occasion = await addOccasion(app, connected, { who: { kind: 'segment', id, name, is_tag: true } })
  return { ...connected, listId, audience, occasionId: occasion.id }
}

type Hall = Awaited<ReturnType<typeof prepare>>

const noStop = new AbortController().signal

/** Reads the segments of a list now. */
async function read({ listId }: Hall, services = app.services): Promise<void> {
  await sql`update segment_readings set next_at = now() where list_id = ${listId}`.execute(owner)
  await readDue(services, listId, noStop)
}

async function stateOf({ listId, occasionId }: Hall) {
  // No door reads the list, so all changes still wait for their numbers.
  const { rows } = await sql<{ guests: number; told: number; toldAll: number; trouble: string | null; pages: number }>`
    select (select count(*)::int from occasion_guests where list_id = ${listId} and occasion_id = ${occasionId}) as guests,
      (select count(*)::int from waiting_changes where list_id = ${listId} and contact_id is not null and id > ${since}) as told,
      (select count(*)::int from waiting_changes where list_id = ${listId} and contact_id is null and id > ${since}) as "toldAll",
      (select who_said::text from occasions where list_id = ${listId} and id = ${occasionId}) as trouble,
      (select count(*)::int from segment_pages where list_id = ${listId}) as pages`.execute(owner)
  return rows[0]!
}

let since = 0

/** Changes from now on count in `stateOf`. */
async function countFromNow(): Promise<void> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from waiting_changes`.execute(owner)
  since = rows[0]!.id
}

const many = process.env['LISTPASS_PROVE'] === 'full' ? 20_000 : 3000

test('a tag of many pages is read with a few statements a page, and doors are told once', async (t) => {
  const hall = await prepare(many)
  await countFromNow()
  const calls = app.sandbox.calls.count('getSegmentMembers')
  statements = 0
  await read(hall)
  const pages = app.sandbox.calls.count('getSegmentMembers') - calls
  t.diagnostic(`${pages} calls, ${statements} statements`)
  // Pages overlap.
  assert.ok(pages <= Math.ceil((many / 1000) * 1.2), `${pages} calls`)
  assert.ok(statements <= 20 + 4 * pages, `${statements} statements`)
  const { guests, told, toldAll, trouble, pages: left } = await stateOf(hall)
  assert.deepEqual({ guests, toldAll, trouble, left }, { guests: many, toldAll: 1, trouble: null, left: 0 })
  assert.ok(told <= 2000)

  await countFromNow()
  const wroteBefore = await rowsWritten()
  app.sandbox.tagMember(hall.audience, 'guest7@example.com', [{ name: 'VIP', status: 'inactive' }])
  await read(hall)
  const after = await stateOf(hall)
  assert.deepEqual([after.guests, after.told, after.toldAll], [many - 1, 1, 0])
  assert.equal((await rowsWritten()) - wroteBefore, 1)
})

async function rowsWritten(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(app.services.database.open)
  const { rows } = await sql<{ n: number }>`
    select (n_tup_ins + n_tup_upd + n_tup_del)::int as n from pg_stat_user_tables where relname = 'occasion_guests'`.execute(
    owner,
  )
  return rows[0]!.n
}

test('two nodes that read a segment at once end with its guests', async () => {
  const hall = await prepare(2500)
  const other = await app.addNode({ works: false })
  await sql`update segment_readings set next_at = now() where list_id = ${hall.listId}`.execute(owner)
  const readings = [app.services, other.services].map((services) => readDue(services, hall.listId, noStop))
  await Promise.all(readings)
  const { guests, trouble, pages } = await stateOf(hall)
  assert.deepEqual({ guests, trouble, pages }, { guests: 2500, trouble: null, pages: 0 })
})

test('a server that stops in the middle of a reading leaves no guest out, and the next reading is whole', async () => {
  const hall = await prepare(2500)
  const stopping = new AbortController()
  await sql`update segment_readings set next_at = now() where list_id = ${hall.listId}`.execute(owner)
  app.sandbox.setFault({ kind: 'slow', ms: 1, operation: 'getSegmentMembers' }, hall.mailchimpAccount)
  const fetchesBefore = app.sandbox.calls.count('getSegmentMembers')
  const reading = readDue(app.services, hall.listId, stopping.signal)
  while (app.sandbox.calls.count('getSegmentMembers') === fetchesBefore) await new Promise(setImmediate)
  stopping.abort()
  await reading
  const { guests } = await stateOf(hall)
  assert.ok(guests >= 1000 && guests < 2500, `${guests} guests`)
  await readDue(app.services, hall.listId, noStop)
  assert.equal((await stateOf(hall)).guests, 2500)
})
