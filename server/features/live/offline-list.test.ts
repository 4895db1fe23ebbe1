import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { changeContact } from '#contract/contacts.ts'
import { changeScannerLink } from '#contract/doors.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { changeList } from '#contract/lists.ts'
import { offlineList, type OfflineEntry } from '#contract/offline.ts'
import { eraseContact } from '#contract/privacy.ts'
import { redeemScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, type Connected, openDoor, prepareList } from '../../testing/factories.ts'
import { keepToOwnServer } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { hashOfCode, sealEntry } from './seal-entry.ts'

keepToOwnServer()
const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

type Answer = AnswerOf<typeof offlineList>
type Prepared = Connected & { codes: string[] }

function read({ token, list }: Pick<Prepared, 'token' | 'list'>, query: Record<string, string> = {}): Promise<Answer> {
  return app.call(offlineList, { token, params: { listId: list.id }, query })
}

/**
 * Reads all pages like a door, once earlier changes are no longer repeated. Other tests have open transactions, and
 * changes are sent only up to the oldest of them.
 */
async function readWhole(prepared: Prepared): Promise<Answer> {
  const { rows } = await sql<{ now: string }>`select pg_current_xact_id()::text as now`.execute(owner)
  const first = await until(
    () => read(prepared),
    ({ cursor }) => BigInt(cursor.split('.')[1]!) > BigInt(rows[0]!.now),
  )
  const entries = [...first.entries]
  for (let { next } = first; next !== null;) {
    const page = await read(prepared, { after: next })
    entries.push(...page.entries)
    next = page.next
  }
  return { ...first, entries, next: null }
}

/** Reads until there is a change, because a change is visible only when no older transaction is open. */
function readChanges(prepared: Prepared, since: string): Promise<Answer> {
  return until(
    () => read(prepared, { since }),
    ({ entries, is_whole: isWhole }) => isWhole || entries.length > 0,
  )
}

function entryOf({ salt, entries }: Answer, code: string): OfflineEntry | undefined {
  const hash = hashOfCode(Buffer.from(salt, 'base64url'), code.toUpperCase())
  return entries.find((entry) => entry[0] === hash)
}

function scan({ token, list }: Prepared, code: string) {
  return app.call(redeemScan, { token, params: { listId: list.id }, body: { qr_code: code } })
}

async function idOf({ list }: Prepared, code: string): Promise<string> {
  const { rows } = await sql<{
    id: string
  }>`select id from contacts where list_id = ${list.id} and code = ${code}`.execute(owner)
  return rows[0]!.id
}

async function countChanges({ list }: Prepared): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from contact_changes where list_id = ${list.id}`.execute(owner)
  return rows[0]!.count
}

async function change(prepared: Prepared, code: string, body: { max_scans?: number; is_blocked?: boolean }) {
  const params = { listId: prepared.list.id, contactId: await idOf(prepared, code) }
  await app.call(changeContact, { token: prepared.token, params, body })
}

const members = [
  { email: 'ada@example.com', status: 'subscribed', merge_fields: { FNAME: 'Ada', LNAME: 'Byron' } },
  { email: 'bo@example.com', status: 'subscribed' },
  { email: 'cleo@example.com', status: 'subscribed' },
]

test('the list is whole, tells no code and no name in clear, and each name to who holds its code', async () => {
  const prepared = await prepareList(app, { members })
  await scan(prepared, prepared.codes[0]!)
  const answer = await until(
    () => read(prepared),
    ({ counters }) => counters.accepted === 1,
  )
  assert.deepEqual([answer.is_whole, answer.next, answer.entries.length], [true, null, 3])
  assert.deepEqual(answer.counters, { contacts: 3, checked_in: 1, accepted: 1 })
  const [ada] = prepared.codes as [string]
  const salt = Buffer.from(answer.salt, 'base64url')
  const expected = sealEntry(salt, { codeKey: ada, scanCount: 1, maxScans: 1, state: 0, name: 'Ada Byron' })
  assert.deepEqual(entryOf(answer, ada), expected)
  const text = JSON.stringify(answer)
  for (const word of [...prepared.codes, 'Ada', 'Byron', 'example.com']) assert.ok(!text.includes(word), word)
})

test('blocked, gone and erased contacts are marked, and an erased one has no name', async () => {
  const prepared = await prepareList(app, { members })
  const [ada, bo, cleo] = prepared.codes as [string, string, string]
  const before = await readWhole(prepared)
  await change(prepared, ada, { is_blocked: true })
  await change(prepared, bo, { max_scans: 0 })
  const contactId = await idOf(prepared, cleo)
  await app.call(eraseContact, { token: prepared.token, params: { listId: prepared.list.id, contactId } })
  const seen = await until(
    () => read(prepared, { since: before.cursor }),
    ({ entries }) => entries.length === 3,
  )
  assert.equal(seen.is_whole, false)
  const whole = await readWhole(prepared)
  for (const answer of [seen, whole]) {
    assert.deepEqual(
      [ada, bo, cleo].map((code) => entryOf(answer, code)![3]),
      [1, 1, 2],
    )
    assert.equal(entryOf(answer, cleo)![4], '')
  }
})

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

test('a change that commits late reaches doors that have read past it', async () => {
  const prepared = await prepareList(app, { members })
  const [ada, bo] = prepared.codes as [string, string]
  const { cursor } = await readWhole(prepared)
  const late = await owner.startTransaction().execute()
  await sql`update contacts set max_scans = 7 where list_id = ${prepared.list.id} and code = ${ada}`.execute(late)
  await change(prepared, bo, { max_scans: 5 })
  const meanwhile = await read(prepared, { since: cursor })
  assert.equal(entryOf(meanwhile, ada), undefined)
  await late.commit().execute()
  const seen = await until(
    () => read(prepared, { since: meanwhile.cursor }),
    ({ entries }) => entries.length === 2,
  )
  assert.deepEqual([entryOf(seen, ada)![2], entryOf(seen, bo)![2]], [7, 5])
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
  await sql`select sweep_contact_changes('0')`.execute(owner)
  assert.equal((await read(prepared, { since: cursor })).is_whole, true)
  assert.equal((await read(prepared, { since: changed.cursor })).is_whole, false)

  await scan(prepared, prepared.codes[0]!)
  await sql`select sweep_door_events('0')`.execute(owner)
  assert.equal((await read(prepared, { since: changed.cursor })).is_whole, true)
})

test('an invalid, foreign or outdated cursor gets the whole list', async () => {
  const prepared = await prepareList(app, { members })
  const other = await prepareList(app, { members }, 'Ada')
  const { cursor } = await readWhole(prepared)
  const [seq, xid, mark] = cursor.split('.') as [string, string, string]
  for (const since of [
    'x',
    '1.2',
    `${Number(seq) + 5}.${xid}.${mark}`,
    `${seq}.${BigInt(xid) + 100_000_000n}.${mark}`,
    (await readWhole(other)).cursor,
  ]) {
    assert.equal((await read(prepared, { since })).is_whole, true, since)
  }
  const asked = { token: prepared.token, params: { listId: prepared.list.id } }
  for (const place of ['x', `${cursor}~x`, `${(await readWhole(other)).cursor}~${'A'.repeat(22)}`]) {
    const refused = await app.refused(offlineList, { ...asked, query: { after: place } })
    assert.equal(refused.status, 422, place)
  }
})

async function addContacts(listId: string, count: number): Promise<void> {
  await sql`
    insert into contacts (list_id, id, member_hash, email, status, merge_fields, code, max_scans)
    select ${listId}, gen_random_uuid(), gen_random_uuid()::text, 'guest' || n || '@example.org', 'subscribed',
      jsonb_build_object('FNAME', 'Guest', 'LNAME', n::text), 'G' || upper(substr(md5(random()::text), 1, 23)), 1
    from generate_series(1, ${count}) n`.execute(owner)
}

test('a large list comes in pages; changes during the read follow from the first cursor', async () => {
  const prepared = await prepareList(app, { members })
  await addContacts(prepared.list.id, 11_997)
  const first = await read(prepared)
  const entries = new Map(first.entries.map((entry) => [entry[0], entry]))
  const { rows } = await sql<{ code: string }>`
    select code from contacts where list_id = ${prepared.list.id} order by id`.execute(owner)
  // Scans some contacts of each page, before and after it is read.
  const scanned = rows.filter((_row, place) => place % 400 === 0).map(({ code }) => code)
  let pages = 1
  for (let { next } = first; next !== null; pages++) {
    for (const code of scanned.splice(0, 12)) assert.equal((await scan(prepared, code)).reason, 'ok')
    const page = await read(prepared, { after: next })
    assert.equal(page.cursor, first.cursor)
    for (const entry of page.entries) entries.set(entry[0], entry)
    next = page.next
  }
  assert.equal(pages, 3)
  assert.equal(entries.size, 12_000)
  const since = await read(prepared, { since: first.cursor })
  assert.equal(since.is_whole, false)
  for (const entry of since.entries) entries.set(entry[0], entry)
  const now = await readWhole(prepared)
  assert.deepEqual(entries, new Map(now.entries.map((entry) => [entry[0], entry])))
  assert.equal(now.entries.filter(([, count]) => count === 1).length, 24)
})

test('a list of over 50,000 contacts sends no names, only hashes and counts', async (t) => {
  const prepared = await prepareList(app, { members })
  await addContacts(prepared.list.id, 50_000)
  await sql`analyze contacts`.execute(owner)
  const begun = performance.now()
  const { entries, counters } = await readWhole(prepared)
  t.diagnostic(`50,003 contacts in ${Math.round(performance.now() - begun)} ms`)
  assert.equal(counters.contacts, 50_003)
  assert.equal(new Set(entries.map(([hash]) => hash)).size, 50_003)
  assert.ok(entries.every(([, , , , name]) => name === ''))
  // This many changes at once are not sent one by one.
  const { cursor } = await read(prepared)
  await sql`update contacts set max_scans = 2 where list_id = ${prepared.list.id}`.execute(owner)
  assert.equal((await readChanges(prepared, cursor)).is_whole, true)
})

test('a door by scanner link reads it as well, until its link is closed', async () => {
  const prepared = await prepareList(app, { members })
  const linked = await addLink(app, prepared)
  const { scanToken } = await openDoor(app, linked)
  const asked = { scanToken, params: { listId: prepared.list.id } }
  assert.equal((await app.call(offlineList, asked)).entries.length, 3)
  const params = { listId: prepared.list.id, linkId: linked.link.id }
  const body = { label: 'North door', may_check_in_by_name: false, is_active: false, expires_at: null }
  await app.call(changeScannerLink, { token: prepared.token, params, body })
  const refused = await app.refused(offlineList, asked)
  assert.deepEqual(
    [refused.status, refused.message],
    [409, 'This scanner link is switched off. Ask the organiser to switch it on.'],
  )
})

test("another organiser's list does not exist, and no one reads one without a credential", async () => {
  const prepared = await prepareList(app, { members })
  const { token } = await prepareList(app, { members }, 'Ada')
  const params = { listId: prepared.list.id }
  const theirs = await app.refused(offlineList, { token, params })
  assert.deepEqual(theirs, await app.refused(offlineList, { token, params: { listId: randomUUID() } }))
  assert.equal(theirs.status, 404)
  assert.equal((await app.refused(offlineList, { params })).status, 401)
})
