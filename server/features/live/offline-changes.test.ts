// An offline door reads only the changes since its cursor, and the whole list where that is not enough.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { changeList } from '#contract/lists.ts'
import { offlineList } from '#contract/offline.ts'
import { openAsOwner } from '../../database/open.ts'
import { prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { writePlace } from './cursor.ts'
import { entryOf, members, offlineListsOf } from '../../testing/offline-lists.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const { read, readWhole, readChanges, scan, countChanges, change, addContacts } = offlineListsOf(app, owner)

test('since a cursor only changes are sent: scans, maxima, names and new contacts', async () => {
  const prepared = await prepareList(app, { members })
  const [ada, bo] = prepared.codes as [string, string]
  const first = await readWhole(prepared)
  const nothing = await read(prepared, { since: first.cursor })
  assert.deepEqual([nothing.is_whole, nothing.entries], [false, []])

  // A scan is sent as an event. Recording it as a change as well would slow every scan down.
  const before = await countChanges(prepared)
  await scan(prepared, ada)
  assert.equal(await countChanges(prepared), before)
  const scanned = await readChanges(prepared, nothing.cursor)
  assert.deepEqual(scanned.entries, [entryOf(scanned, ada)])
  assert.equal(scanned.entries[0]![1], 1)

  await change(prepared, bo, { max_scans: 4 })
  const widened = await readChanges(prepared, scanned.cursor)
  assert.deepEqual(widened.entries, [entryOf(widened, bo)])
  assert.equal(widened.entries[0]![2], 4)

  // Changes a contact like the sync with Mailchimp does.
  await sql`update contacts set email = email, merge_fields = '{"FNAME":"Beau"}' where list_id = ${prepared.list.id} and code = ${bo}`.execute(
    owner,
  )
  const renamed = await readChanges(prepared, widened.cursor)
  assert.notEqual(renamed.entries[0]![4], widened.entries[0]![4])

  await addContacts(prepared.list.id, 1)
  const joined = await readChanges(prepared, renamed.cursor)
  assert.deepEqual(joined.entries.length, 1)
})

test('a change that commits late reaches doors that have read past it, and holds up no other change', async () => {
  const prepared = await prepareList(app, { members })
  const [ada, bo] = prepared.codes as [string, string]
  const { cursor } = await readWhole(prepared)
  const late = await owner.startTransaction().execute()
  await sql`update contacts set max_scans = 7 where list_id = ${prepared.list.id} and code = ${ada}`.execute(late)
  await change(prepared, bo, { max_scans: 5 })
  const meanwhile = await read(prepared, { since: cursor })
  assert.deepEqual(meanwhile.entries, [entryOf(meanwhile, bo)])
  assert.equal(meanwhile.entries[0]![2], 5)
  await late.commit().execute()
  const seen = await read(prepared, { since: meanwhile.cursor })
  assert.deepEqual(seen.entries, [entryOf(seen, ada)])
  assert.equal(seen.entries[0]![2], 7)
  assert.deepEqual((await read(prepared, { since: seen.cursor })).entries, [])
})

test('a change of every entry makes doors read the whole list again', async () => {
  const prepared = await prepareList(app, { members })
  const { cursor } = await readWhole(prepared)
  const body = { admit_removed: true }
  await sql`update contacts set removed_at = now() where list_id = ${prepared.list.id} and code = ${prepared.codes[0]!}`.execute(
    owner,
  )
  assert.equal(entryOf(await readWhole(prepared), prepared.codes[0]!)![3], 2)
  await app.call(changeList, { token: prepared.token, params: { listId: prepared.list.id }, body })
  const again = await readChanges(prepared, cursor)
  assert.equal(again.is_whole, true)
  assert.equal(entryOf(again, prepared.codes[0]!)![3], 0)
})

test('a door that was away longer than changes are kept reads the whole list', async () => {
  const prepared = await prepareList(app, { members })
  const { cursor } = await readWhole(prepared)
  await change(prepared, prepared.codes[0]!, { max_scans: 3 })
  const changed = await readChanges(prepared, cursor)
  await change(prepared, prepared.codes[0]!, { max_scans: 4 })
  const again = await readChanges(prepared, changed.cursor)
  await sql`select sweep_contact_changes('0')`.execute(owner)
  assert.equal((await read(prepared, { since: cursor })).is_whole, true)
  assert.equal((await read(prepared, { since: changed.cursor })).is_whole, true)
  assert.equal((await read(prepared, { since: again.cursor })).is_whole, false)

  for (const code of prepared.codes.slice(0, 2)) await scan(prepared, code)
  const scanned = await readChanges(prepared, again.cursor)
  await sql`select sweep_door_events('0')`.execute(owner)
  assert.equal((await read(prepared, { since: again.cursor })).is_whole, true)
  assert.equal((await read(prepared, { since: scanned.cursor })).is_whole, false)
})

test('an invalid, foreign or outdated cursor gets the whole list', async () => {
  const prepared = await prepareList(app, { members })
  const other = await prepareList(app, { members }, 'Ada')
  const { cursor } = await readWhole(prepared)
  const [seq, no, mark] = cursor.split('.') as [string, string, string]
  for (const since of [
    'x',
    '1.2',
    `${Number(seq) + 5}.${no}.${mark}`,
    `${seq}.${Number(no) + 5}.${mark}`,
    `${seq}.${no}.${mark.replace(/./, (digit) => (digit === '0' ? '1' : '0'))}`,
    `${cursor}.9_rhoA`,
    (await readWhole(other)).cursor,
  ]) {
    assert.equal((await read(prepared, { since })).is_whole, true, since)
  }
  const asked = { token: prepared.token, params: { listId: prepared.list.id } }
  const theirs = await readWhole(other)
  const foreign = writePlace(theirs.cursor, randomUUID(), Buffer.from(theirs.salt, 'base64url'))
  for (const place of ['x', `${cursor}~x`, `${cursor}~${'A'.repeat(28)}`, foreign]) {
    const refused = await app.refused(offlineList, { ...asked, query: { after: place } })
    assert.equal(refused.status, 422, place)
  }
})
