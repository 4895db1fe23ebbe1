// Offline verdicts whose link, list or session ended, and hand-ins that are refused.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { updateAccount } from '#contract/accounts.ts'
import { changeScannerLink, rotateScannerLink, scannerLinks } from '#contract/doors.ts'
import { changeList } from '#contract/lists.ts'
import { handInScans } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'
import { newCode } from '../contacts/new-code.ts'
import { asked, evening, handInsOf, said, shown } from '../../testing/doors.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const { handIn, openTwoDoors, countsOf, scansOf } = handInsOf(app, owner)

test('a list or account that was switched off later still takes earlier admissions', async () => {
  const prepared = await prepareList(app, { members: 2 })
  const [north] = await openTwoDoors(prepared)
  const { token } = prepared
  await app.call(changeList, { token, params: { listId: prepared.list.id }, body: { is_active: false } })
  assert.deepEqual(said(await handIn(north, [shown(prepared.codes[0]!, 1)])), ['ok counts'])
  const body = { account_name: 'Supper club', is_active: false }
  await app.call(updateAccount, { token, params: { accountId: prepared.accountId }, body })
  assert.deepEqual(said(await handIn(north, [shown(prepared.codes[1]!, 1)])), ['ok counts'])
})

test('an expired or switched-off link accepts offline scans from before its end, and none after', async () => {
  const prepared = await prepareList(app, { members: 4 })
  const [north, south] = await openTwoDoors(prepared)
  const { token, list } = prepared
  const { links } = await app.call(scannerLinks, { token, params: { listId: list.id } })
  const change = (label: string, to: { is_active: boolean; expires_at: string | null }) =>
    app.call(changeScannerLink, {
      token,
      params: { listId: list.id, linkId: links.find((link) => link.label === label)!.id },
      body: { label, may_check_in_by_name: false, ...to },
    })
  const [ada, ben, cleo, dora] = prepared.codes as [string, string, string, string]
  await sql`update scanner_links set expires_at = ${new Date(evening + 5 * 60_000)} where label = 'North door'
    and list_id = ${list.id}`.execute(owner)
  assert.deepEqual(said(await handIn(north, [shown(ada, 4), shown(ben, 6)])), ['ok counts', 'link_expired null'])
  await change('South door', { is_active: false, expires_at: null })
  assert.deepEqual(said(await handIn(south, [shown(cleo, 4), shown(dora, 24 * 60)])), [
    'ok counts',
    'link_expired null',
  ])
  await change('South door', { is_active: true, expires_at: null })
  assert.deepEqual(said(await handIn(south, [shown(dora, 5)])), ['ok counts'])
})

test('an ended session cannot send scans; another credential of the list can send them', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const [north, south] = await openTwoDoors(prepared)
  const { token, list } = prepared
  const { links } = await app.call(scannerLinks, { token, params: { listId: list.id } })
  const linkId = links.find(({ label }) => label === 'North door')!.id
  await app.call(rotateScannerLink, { token, params: { listId: list.id, linkId } })
  const scans = [shown(prepared.codes[0]!, 1)]
  assert.equal((await app.refused(handInScans, asked(north, { scans }))).status, 401)
  assert.deepEqual(said(await handIn(south, scans)), ['ok counts'])
  assert.deepEqual(said(await handIn({ list, token }, scans)), ['ok counts'])
})

test('a scan id of another code does not block the other scans', async () => {
  const prepared = await prepareList(app, { members: 3 })
  const [north] = await openTwoDoors(prepared)
  const [ada, ben, cleo] = prepared.codes as [string, string, string]
  const first = shown(ada, 1)
  await handIn(north, [first])
  const verdicts = await handIn(north, [shown(ben, 2, { scan_id: first.scan_id }), shown(cleo, 3)])
  assert.deepEqual(said(verdicts), ['error null', 'ok counts'])
  assert.equal(verdicts[0]!.data, null)
  assert.equal((await countsOf(prepared.list.id))[ben], 0)
})

test('a flood of refusals is throttled, and stored scans stay', async () => {
  const prepared = await prepareList(app, { members: 2 })
  const [north] = await openTwoDoors(prepared)
  const scans = Array.from({ length: 4 }, (_, nth) => shown(newCode(), nth, { told: 'unknown_code' }))
  await handIn(north, scans.slice(0, 1))
  // A bucket refills by five a second. This one stays empty for an hour.
  await sql`update throttles set tokens = 0, filled_at = now() + interval '1 hour' where starts_with(key, 'refused:')`.execute(
    owner,
  )
  const body = { scans: [...scans, shown(prepared.codes[0]!, 5)] }
  assert.equal((await app.refused(handInScans, asked(north, body))).status, 429)
  assert.equal((await countsOf(prepared.list.id))[prepared.codes[0]!], 1)
  assert.equal(await scansOf(prepared.list.id), 2)
  await sql`delete from throttles where starts_with(key, 'refused:')`.execute(owner)
  assert.equal((await handIn(north, body.scans)).length, 5)
})

test('an invalid body is refused with its field, and nothing is stored', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const [north] = await openTwoDoors(prepared)
  const good = shown(prepared.codes[0]!, 1)
  for (const [scans, field] of [
    [undefined, 'scans'],
    [[], 'scans'],
    [Array.from({ length: 101 }, () => good), 'scans'],
    [[{ ...good, told: 'wrong_list' }], 'scans'],
    [[{ ...good, scan_id: 'x' }], 'scans'],
    [[{ ...good, scanned_at: 'yesterday' }], 'scans'],
    [[{ ...good, clock_offset_ms: 1.5 }], 'scans'],
    [[{ ...good, list_id: 'x' }], 'list_id'],
  ] as const) {
    const refused = await app.refused(handInScans, asked(north, { scans }))
    assert.equal(refused.status, 422, field)
    assert.deepEqual(Object.keys(refused.errors), [field])
  }
  assert.equal((await countsOf(prepared.list.id))[prepared.codes[0]!], 0)
})

test('after all tests, the stored data is consistent', async () => {
  assert.deepEqual(await findBrokenInvariants(owner), [])
})
