// Staff undo a scan that the server does not have yet.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { auditLog } from '#contract/audit.ts'
import { redeemScan } from '#contract/scanning.ts'
import { scanLog } from '#contract/scans.ts'
import { openAsOwner } from '../../database/open.ts'
import { asked, evening, handInsOf, said, shown } from '../../testing/doors.ts'
import { prepareList } from '../../testing/factories.ts'
import { layOccasion } from '../../testing/laid-list.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const { handIn, openTwoDoors, countsOf, eventsOf } = handInsOf(app, owner)

type Shown = ReturnType<typeof shown>

/** Undone this many minutes into the evening. */
const undone = (scan: Shown, minutes: number) => ({
  ...scan,
  undone_at: new Date(evening + minutes * 60_000).toISOString(),
})

test('a scan that was undone before it was sent never counts, and takes the place of no other', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const [north, south] = await openTwoDoors(prepared)
  const [ada] = prepared.codes as [string]
  const [early, late] = [shown(ada, 1), shown(ada, 3)]
  assert.deepEqual(said(await handIn(south, [late])), ['ok counts'])
  const [taken] = await handIn(north, [undone(early, 2)])
  assert.deepEqual([taken!.reason, taken!.standing, taken!.success], ['ok', 'undone', true])
  // Sent again, also as it was before, it stays undone.
  assert.deepEqual(said(await handIn(north, [undone(early, 2)])), ['ok undone'])
  assert.deepEqual(said(await handIn(north, [early])), ['ok undone'])
  assert.deepEqual(said(await handIn(south, [late])), ['ok counts'])
  assert.deepEqual(await countsOf(prepared.list.id), { [ada]: 1 })
  assert.deepEqual(await eventsOf(prepared.list.id), [
    `accepted ${late.scan_id} South door`,
    `undone ${early.scan_id} North door`,
  ])

  const { token, list } = prepared
  const { scans } = await app.call(scanLog, { token, params: { listId: list.id } })
  assert.deepEqual(scans.map(({ door, standing }) => `${door} ${standing}`).toSorted(), [
    'North door undone',
    'South door counts',
  ])
  const { entries } = await app.call(auditLog, { token, query: { list: list.id } })
  const records = entries.filter(({ action }) => action === 'scan_undone')
  assert.deepEqual(
    records.map(({ who, details }) => [who, details['scan']]),
    [['North door', early.scan_id]],
  )
})

test('a scan that was on its way when staff undid it is taken back, and its place is free for the next guest', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const [north] = await openTwoDoors(prepared)
  const [ada] = prepared.codes as [string]
  const scan = { ...shown(ada, 0), scanned_at: new Date().toISOString() }
  const { qr_code, scan_id } = scan
  // The answer to this call is lost.
  await app.call(redeemScan, asked(north, { qr_code, scan_id }))
  const next = { ...shown(ada, 0), scanned_at: new Date(Date.now() + 1000).toISOString() }
  const now = { ...scan, undone_at: new Date().toISOString() }
  const node = await app.addNode()
  const verdicts = await Promise.all([app, node, app, node].map((each) => handIn(north, [now, next], each)))
  for (const each of verdicts) assert.deepEqual(said(each), ['ok undone', 'ok counts'])
  assert.deepEqual(await countsOf(prepared.list.id), { [ada]: 1 })
  assert.deepEqual(await eventsOf(prepared.list.id), [
    `accepted ${scan_id} North door`,
    `undone ${scan_id} North door`,
    `accepted ${next.scan_id} North door`,
  ])
})

test('a door undoes no scan of another door, and none that is older than 15 minutes', async () => {
  const prepared = await prepareList(app, { members: 2 })
  const [north, south] = await openTwoDoors(prepared)
  const [ada, ben] = prepared.codes as [string, string]
  const [first, second] = [shown(ada, 0), shown(ben, 0)]
  for (const { qr_code, scan_id } of [first, second]) await app.call(redeemScan, asked(north, { qr_code, scan_id }))
  const now = new Date().toISOString()
  const late = new Date(Date.now() + 86_400_000).toISOString()
  await owner
    .updateTable('scans')
    .set({ received_at: new Date(Date.now() - 16 * 60_000) })
    .where('scan_id', '=', second.scan_id)
    .execute()
  assert.deepEqual(said(await handIn(south, [{ ...first, undone_at: now }])), ['ok counts'])
  assert.deepEqual(said(await handIn(north, [{ ...second, undone_at: late }])), ['ok counts'])
  // The same, undone in time by a door that was without a network until now.
  const inTime = new Date(Date.now() - 10 * 60_000).toISOString()
  assert.deepEqual(said(await handIn(north, [{ ...second, undone_at: inTime }])), ['ok undone'])
  assert.deepEqual(await countsOf(prepared.list.id), { [ada]: 1, [ben]: 0 })
})

test('an exit that was undone leaves the guest inside', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const [north] = await openTwoDoors(prepared)
  const [ada] = prepared.codes as [string]
  const night = await layOccasion(
    owner,
    { listId: prepared.list.id },
    { capacity: 2, again: 'after_exit', has_exits: true },
  )
  const one = { ...shown(ada, 1), occasion_id: night }
  const out = { ...shown(ada, 3), occasion_id: night, direction: 'out' as const }
  const verdicts = await handIn(north, [one, undone(out, 4)])
  assert.deepEqual(said(verdicts), ['ok counts', 'ok undone'])
  assert.equal(verdicts[0]!.visit?.inside, 1)
  assert.deepEqual(await countsOf(prepared.list.id), { [ada]: 1 })
})

test('after all tests, the stored data is consistent', async () => {
  assert.deepEqual(await findBrokenInvariants(owner), [])
})
