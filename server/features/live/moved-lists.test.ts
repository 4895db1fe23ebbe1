// Doors go on from their cursors after their list moved to another database, unless its history is another one there.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { changeList } from '#contract/lists.ts'
import { handInScans, redeemScan } from '#contract/scanning.ts'
import { loadDump } from '../../database/dump/load-dump.ts'
import { writeDump } from '../../database/dump/write-dump.ts'
import { openAsOwner } from '../../database/open.ts'
import { prepareList } from '../../testing/factories.ts'
import { listen } from '../../testing/listen.ts'
import { entryOf, members, offlineListsOf } from '../../testing/offline-lists.ts'
import { atEnd } from '../../testing/postgres.ts'
import { addOccasion } from '../../testing/occasions.ts'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'

function listsAt(app: TestApp) {
  const owner = openAsOwner({ connectionString: app.connectionString })
  atEnd(() => owner.destroy())
  return { app, owner, ...offlineListsOf(app, owner) }
}

const home = listsAt(await startTestApp())

const backUp = () => Array.fromAsync(writeDump({ connectionString: home.app.connectionString }))

/** Another server, on a database with the content of the backup. */
async function restore(backup: Buffer[]) {
  const there = listsAt(await startTestApp({ works: false }))
  // The server noted its address at its start.
  await sql`delete from public_addresses`.execute(there.owner)
  const source = (async function* chunks() {
    for (const chunk of backup) yield await Promise.resolve(chunk)
  })()
  await loadDump({ connectionString: there.app.connectionString }, source, () => Promise.resolve())
  return there
}

const numbersOf = (cursor: string) => cursor.split('.').slice(0, 2).map(Number)

async function prepare() {
  const prepared = await prepareList(home.app, { members })
  const [ada, bo, cleo] = prepared.codes as [string, string, string]
  await home.scan(prepared, ada)
  await home.change(prepared, bo, { max_scans: 3 })
  return { prepared, ada, bo, cleo, before: await home.readWhole(prepared) }
}

test('after a restore elsewhere, a door gets only what it has not read, from its list and its stream', async () => {
  const { prepared, ada, bo, cleo, before } = await prepare()
  // This change has no number when the backup is made.
  await home.change(prepared, ada, { max_scans: 2 })
  const there = await restore(await backUp())
  const since = before.cursor
  const first = await there.read(prepared, { since })
  assert.deepEqual([first.is_whole, first.entries, first.salt], [false, [entryOf(first, ada)], before.salt])
  assert.equal(entryOf(first, ada)![2], 2)

  await there.scan(prepared, cleo)
  await there.change(prepared, bo, { max_scans: 4 })
  const news = await there.read(prepared, { since: first.cursor })
  assert.equal(news.is_whole, false)
  assert.deepEqual(new Set(news.entries), new Set([entryOf(news, bo), entryOf(news, cleo)]))
  assert.deepEqual([entryOf(news, cleo)![1], entryOf(news, bo)![2]], [1, 4])

  const address = await there.app.listen()
  const ear = await listen({ address, listId: prepared.list.id, token: prepared.token, since })
  await ear.hears((heard) => heard.some(({ event }) => event !== 'door'))
  const [told] = ear.messages()
  assert.deepEqual([told!.events.length, told!.entries.length], [1, 3])
  ear.hangUp()
})

test('a cursor newer than the backup reads the list anew, also when the numbers are the same again', async () => {
  const { prepared, ada, bo, cleo, before } = await prepare()
  const there = await restore(await backUp())
  await home.scan(prepared, bo)
  const scanned = await home.read(prepared, { since: before.cursor })
  await home.change(prepared, ada, { max_scans: 9 })
  const changed = await home.read(prepared, { since: scanned.cursor })
  const newer = [scanned.cursor, changed.cursor]
  for (const since of newer) assert.equal((await there.read(prepared, { since })).is_whole, true, since)

  await there.scan(prepared, cleo)
  await there.change(prepared, bo, { max_scans: 7 })
  const now = await there.read(prepared, { since: before.cursor })
  assert.equal(now.is_whole, false)
  assert.deepEqual(numbersOf(now.cursor), numbersOf(changed.cursor))
  for (const since of newer) assert.equal((await there.read(prepared, { since })).is_whole, true, since)
  await there.scan(prepared, ada)
  await there.change(prepared, bo, { max_scans: 8 })
  for (const since of newer) assert.equal((await there.read(prepared, { since })).is_whole, true, since)
  // At home the same cursors go on.
  for (const since of newer) assert.equal((await home.read(prepared, { since })).is_whole, false, since)
})

test('a restored server says that its history is another one, and counts what a door hands in again once', async () => {
  const { prepared, ada, bo, before } = await prepare()
  const there = await restore(await backUp())
  const [known, lost] = [randomUUID(), randomUUID()]
  const { token, list } = prepared
  const at = { token, params: { listId: list.id } }
  const redeem = (app: TestApp, code: string, id: string) =>
    app.call(redeemScan, { ...at, body: { qr_code: code, scan_id: id } })
  await redeem(home.app, bo, lost)
  const { cursor: newer } = await home.read(prepared, { since: before.cursor })
  const says = async (lists: typeof home, since?: string) => {
    const { is_whole: isWhole, is_other_history: isOther } = await lists.read(prepared, since ? { since } : {})
    return [isWhole, isOther]
  }
  assert.deepEqual(await says(there, newer), [true, true])
  assert.deepEqual(await says(there, before.cursor), [false, undefined])
  assert.deepEqual(await says(there), [true, undefined])
  assert.deepEqual(await says(home, newer), [false, undefined])

  await redeem(there.app, bo, known)
  const made = [lost, known].map((id) => ({ qr_code: bo, scan_id: id, told: 'ok' as const }))
  for (let time = 0; time < 2; time++) {
    const scans = made.map((scan) => ({ ...scan, scanned_at: new Date().toISOString() }))
    const { verdicts } = await there.app.call(handInScans, { ...at, body: { scans } })
    assert.deepEqual(
      verdicts.map(({ standing }) => standing),
      ['counts', 'counts'],
    )
  }
  // Also when the numbers are the same again.
  assert.deepEqual(await says(there, newer), [true, true])
  assert.equal(entryOf(await there.readWhole(prepared), bo)![1], 2)
  assert.equal(entryOf(await there.readWhole(prepared), ada)![1], 1)
})

test('a list that is read whole for another reason is of the same history', async () => {
  const { prepared, before } = await prepare()
  const params = { listId: prepared.list.id }
  await home.app.call(changeList, { token: prepared.token, params, body: { admit_removed: true } })
  const changed = await until(
    () => home.read(prepared, { since: before.cursor }),
    ({ is_whole: isWhole }) => isWhole,
  )
  assert.equal(changed.is_other_history, undefined)
  // A cursor of the main occasion, at another one.
  const night = await addOccasion(home.app, prepared)
  const other = await home.read(prepared, { since: changed.cursor, occasion: night.id })
  assert.deepEqual([other.is_whole, other.is_other_history], [true, undefined])
})

test('two databases of one past: a door of one reads anew at the other after scans alone, or changes alone', async () => {
  const { prepared, ada, bo, cleo, before } = await prepare()
  const backup = await backUp()
  const acts = {
    scans: (lists: typeof home, code: string) => lists.scan(prepared, code),
    changes: (lists: typeof home, code: string) => lists.change(prepared, code, { max_scans: 6 }),
  }
  for (const [what, act] of Object.entries(acts)) {
    const [one, two] = [await restore(backup), await restore(backup)]
    await act(one, bo)
    await act(two, cleo)
    const [atOne, atTwo] = [
      await one.read(prepared, { since: before.cursor }),
      await two.read(prepared, { since: before.cursor }),
    ]
    assert.deepEqual(numbersOf(atOne.cursor), numbersOf(atTwo.cursor), what)
    assert.deepEqual([atOne.entries, atTwo.entries], [[entryOf(atOne, bo)], [entryOf(atTwo, cleo)]], what)
    const crossed = await two.read(prepared, { since: atOne.cursor })
    assert.deepEqual([crossed.is_whole, crossed.cursor], [true, atTwo.cursor], what)
    await act(two, ada)
    assert.equal((await two.read(prepared, { since: atOne.cursor })).is_whole, true, what)
    assert.equal((await two.read(prepared, { since: atTwo.cursor })).is_whole, false, what)
  }
})

test('changes that wait in a backup come once, and later ones after them', async () => {
  const { prepared, ada, bo, before } = await prepare()
  await home.change(prepared, ada, { max_scans: 2 })
  const there = await restore(await backUp())
  for (const maximum of [5, 6]) await there.change(prepared, bo, { max_scans: maximum })
  const { rows } = await sql<{ codes: string[] }>`
    select array_agg(c.code order by w.id) as codes from waiting_changes w
    join contacts c on c.list_id = w.list_id and c.id = w.contact_id where w.list_id = ${prepared.list.id}`.execute(
    there.owner,
  )
  assert.deepEqual(rows[0]!.codes, [ada, bo, bo])
  const { cursor } = await there.read(prepared, { since: before.cursor })
  assert.deepEqual(numbersOf(cursor), [numbersOf(before.cursor)[0], numbersOf(before.cursor)[1]! + 3])
})
