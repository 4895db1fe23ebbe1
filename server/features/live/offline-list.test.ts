import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { changeScannerLink } from '#contract/doors.ts'
import { offlineList } from '#contract/offline.ts'
import { eraseContact } from '#contract/privacy.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, openDoor, prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { sealEntry } from './seal-entry.ts'
import { entryOf, members, offlineListsOf } from '../../testing/offline-lists.ts'
import { password } from '../../testing/samples.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const { read, readWhole, readChanges, scan, idOf, change, addContacts } = offlineListsOf(app, owner)

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
  await app.call(eraseContact, {
    token: prepared.token,
    params: { listId: prepared.list.id, contactId },
    body: { password },
  })
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
