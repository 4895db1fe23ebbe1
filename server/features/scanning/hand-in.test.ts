// Offline verdicts of doors, sent later.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { setLogicRules } from '#contract/rules.ts'
import { redeemScan } from '#contract/scanning.ts'
import { linkOf } from '#domain/link.ts'
import { openAsOwner } from '../../database/open.ts'
import { prepareList } from '../../testing/factories.ts'
import { startTestApp, testPublicUrl } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'
import { asked, handInsOf, said, shown, type Told } from '../../testing/doors.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const { handIn, openTwoDoors, countsOf, setMax, eventsOf } = handInsOf(app, owner)

test('an offline admission counts once after reconnecting, however often it is sent', async () => {
  const prepared = await prepareList(app, { members: 3 })
  const [north] = await openTwoDoors(prepared)
  const [ada, ben] = prepared.codes as [string, string]
  const strange = { ...shown(ada, 4), qr_code: 'https://example.org' }
  const scans = [shown(ada, 1), shown(ben, 2), shown(ada, 3, { told: 'already_used' }), strange]
  const verdicts = await handIn(north, scans)
  assert.deepEqual(said(verdicts), ['ok counts', 'ok counts', 'already_used null', 'malformed null'])
  assert.deepEqual(await handIn(north, scans), verdicts)
  const node = await app.addNode()
  const answers = await Promise.all(Array.from({ length: 8 }, (_, nth) => handIn(north, scans, nth % 2 ? node : app)))
  for (const answer of answers) assert.deepEqual(answer, verdicts)
  const counts = await countsOf(prepared.list.id)
  assert.deepEqual([counts[ada], counts[ben]], [1, 1])
  assert.deepEqual(verdicts[2]!.first_scan, { at: scans[0]!.scanned_at, door: 'North door' })
  const heldByMailchimp = () =>
    owner.selectFrom('contacts').select(['code', 'held_scans']).where('list_id', '=', prepared.list.id).execute()
  await until(heldByMailchimp, (rows) => rows.every((row) => row.held_scans === counts[row.code]))
})

test('the earlier scan of two offline doors gets the place, in any order of arrival, and both are told', async () => {
  const prepared = await prepareList(app, { members: 2 })
  const [north, south] = await openTwoDoors(prepared)
  const [ada, ben] = prepared.codes as [string, string]
  const [early, late] = [shown(ada, 1), shown(ada, 2)]
  assert.deepEqual(said(await handIn(south, [late])), ['ok counts'])
  assert.deepEqual(said(await handIn(north, [early])), ['ok counts'])
  // The other scan keeps its verdict; only its standing changes.
  assert.deepEqual(said(await handIn(south, [late])), ['ok conflict'])

  const [first, second] = [shown(ben, 1), shown(ben, 2)]
  assert.deepEqual(said(await handIn(north, [first])), ['ok counts'])
  const [lost] = await handIn(south, [second])
  assert.deepEqual(said([lost!]), ['conflict conflict'])
  assert.equal(lost!.success, false)
  assert.deepEqual(lost!.first_scan, { at: first.scanned_at, door: 'North door' })
  assert.deepEqual(await countsOf(prepared.list.id), { [ada]: 1, [ben]: 1 })
  assert.deepEqual(await eventsOf(prepared.list.id), [
    `accepted ${late.scan_id} South door`,
    `conflict ${late.scan_id} South door`,
    `accepted ${early.scan_id} North door`,
    `accepted ${first.scan_id} North door`,
    `conflict ${second.scan_id} South door`,
  ])
})

test('a wrong clock of a door is corrected by its measured offset, never into the future', async () => {
  const prepared = await prepareList(app, { members: 2 })
  const [north, south] = await openTwoDoors(prepared)
  const [ada, ben] = prepared.codes as [string, string]
  // South's clock is five minutes slow; uncorrected, South would have been first.
  const [early, late] = [shown(ada, 1), shown(ada, 2, { clock_offset_ms: 300_000 })]
  assert.ok(late.scanned_at < early.scanned_at)
  await handIn(south, [late])
  await handIn(north, [early])
  assert.deepEqual(said(await handIn(south, [late])), ['ok conflict'])

  const tomorrow = shown(ben, 24 * 60)
  await handIn(north, [tomorrow, { ...shown(ben, 2), clock_offset_ms: Number.MAX_SAFE_INTEGER }])
  const rows = await owner.selectFrom('scans').select('corrected_at').where('scan_id', '=', tomorrow.scan_id).execute()
  assert.ok(rows[0]!.corrected_at! <= new Date())
})

test('a place that the server gave stays given, however early an offline scan was', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const [north, south] = await openTwoDoors(prepared)
  const [ada] = prepared.codes as [string]
  await setMax(prepared, ada, 2)
  const text = linkOf(testPublicUrl, ada)
  const online = await app.call(redeemScan, asked(north, { qr_code: text, scan_id: randomUUID() }))
  assert.equal(online.reason, 'ok')
  assert.deepEqual(said(await handIn(south, [shown(ada, 3)])), ['ok counts'])
  assert.deepEqual(said(await handIn(south, [shown(ada, 1)])), ['ok counts'])
  assert.deepEqual(said(await handIn(south, [shown(ada, 2)])), ['conflict conflict'])
  assert.deepEqual(await countsOf(prepared.list.id), { [ada]: 2 })
  const rows = await owner
    .selectFrom('scans')
    .select(['standing', 'is_offline'])
    .where('list_id', '=', prepared.list.id)
    .orderBy('number')
    .execute()
  assert.deepEqual(
    rows.map(({ standing, is_offline: isOffline }) => `${isOffline ? 'offline' : 'online'} ${standing}`),
    ['online counts', 'offline conflict', 'offline counts', 'offline conflict'],
  )
})

test('a try that the server had counted without the door hearing of it is the same scan', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const [north] = await openTwoDoors(prepared)
  const scan = shown(prepared.codes[0]!, 1)
  const body = { qr_code: scan.qr_code, scan_id: scan.scan_id, scanned_at: scan.scanned_at }
  const counted = await app.call(redeemScan, asked(north, body))
  const [verdict] = await handIn(north, [scan])
  const { scan_id: _, ...rest } = verdict!
  assert.deepEqual(rest, counted)
  assert.deepEqual(await countsOf(prepared.list.id), { [prepared.codes[0]!]: 1 })
  // The opposite order: the offline scan arrives from the queue first, and the late try afterwards.
  const next = shown(prepared.codes[0]!, 2, { told: 'already_used' })
  await handIn(north, [next])
  const late = await app.call(redeemScan, asked(north, { qr_code: next.qr_code, scan_id: next.scan_id }))
  assert.equal(late.reason, 'already_used')
})

test('an offline refusal stays a refusal: the log keeps what the guest was told', async () => {
  const prepared = await prepareList(app, { members: 2 })
  const [north] = await openTwoDoors(prepared)
  const [ada] = prepared.codes as [string]
  const tolds: Told[] = ['already_used', 'removed', 'unknown_code', 'link_expired', 'malformed']
  const verdicts = await handIn(
    north,
    tolds.map((told) => shown(ada, 1, { told })),
  )
  assert.deepEqual(
    verdicts.map(({ reason }) => reason),
    tolds,
  )
  // The door gets no name that it did not know before.
  assert.equal(verdicts[2]!.data, null)
  assert.equal((await countsOf(prepared.list.id))[ada], 0)
})

test('a lowered maximum takes no place from guests who are in, and gives no new one', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const [north, south] = await openTwoDoors(prepared)
  const [ada] = prepared.codes as [string]
  await setMax(prepared, ada, 2)
  const late = shown(ada, 3)
  await handIn(north, [shown(ada, 2), late])
  await setMax(prepared, ada, 1)
  assert.deepEqual(said(await handIn(south, [shown(ada, 4), shown(ada, 1)])), ['conflict conflict', 'ok counts'])
  assert.deepEqual(said(await handIn(north, [late])), ['ok conflict'])
  assert.deepEqual(await countsOf(prepared.list.id), { [ada]: 2 })
})

test('rules apply to late scans too, and only once', async () => {
  const prepared = await prepareList(app, { members: 2 })
  const [north] = await openTwoDoors(prepared)
  const rules = [{ if_field: 'QRSCANS', if_value: '1', then_field: 'FNAME', then_value: 'Here' }]
  await app.call(setLogicRules, { token: prepared.token, params: { listId: prepared.list.id }, body: { rules } })
  const [ada] = prepared.codes as [string]
  const scans = [shown(ada, 1), shown(ada, 2)]
  await handIn(north, scans)
  await handIn(north, scans)
  const rows = await owner
    .selectFrom('scans')
    .select(['rule_effects'])
    .where('list_id', '=', prepared.list.id)
    .orderBy('number')
    .execute()
  assert.deepEqual(
    rows.map((row) => row.rule_effects),
    [[{ tag: 'FNAME', value: 'Here' }], null],
  )
})

test('after all tests, the stored data is consistent', async () => {
  assert.deepEqual(await findBrokenInvariants(owner), [])
})
