// A door undoes an admission.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { handInScans, redeemScan, undoScan } from '#contract/scanning.ts'
import { scanLog } from '#contract/scans.ts'
import { linkOf } from '#domain/link.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, backdate, type Connected, openDoor, prepareList } from '../../testing/factories.ts'
import { startTestApp, testPublicUrl } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { findBrokenInvariants } from '../../verify/invariants.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

type Door = Pick<Connected, 'list'> & { token?: string; scanToken?: string }

const asked = ({ list, token, scanToken }: Door, more: object = {}) => ({
  params: { listId: list.id, ...more },
  token,
  scanToken,
})

async function scan(door: Door, code: string, scanId: string = randomUUID()) {
  const body = { qr_code: linkOf(testPublicUrl, code), scan_id: scanId }
  return { scanId, verdict: await app.call(redeemScan, { ...asked(door), body }) }
}

const undo = (door: Door, scanId: string) => app.call(undoScan, asked(door, { scanId }))
const refusedUndo = (door: Door, scanId: string) => app.refused(undoScan, asked(door, { scanId }))

async function openDoorOf(prepared: Connected, label = 'North door'): Promise<Door> {
  return { list: prepared.list, ...(await openDoor(app, await addLink(app, prepared, { label }))) }
}

async function countOf(prepared: Connected, code: string): Promise<{ scans: number; held: number | null }> {
  const row = await owner
    .selectFrom('contacts')
    .select(['scan_count as scans', 'held_scans as held'])
    .where('list_id', '=', prepared.list.id)
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return row
}

test('an organiser takes an admission back: the code can be used again, Mailchimp hears of it, the log keeps both', async () => {
  const prepared = await prepareList(app, { members: 2 })
  const [ada] = prepared.codes as [string]
  const { scanId } = await scan(prepared, ada)
  assert.equal((await scan(prepared, ada)).verdict.reason, 'already_used')
  const undone = await undo(prepared, scanId)
  assert.deepEqual([undone.success, undone.reason, undone.standing, undone.remaining], [true, 'ok', 'undone', 1])
  assert.equal(undone.data!.scan_count, 0)
  const again = await scan(prepared, ada)
  assert.deepEqual([again.verdict.reason, again.verdict.data!.scan_count], ['ok', 1])
  await until(
    () => countOf(prepared, ada),
    ({ held }) => held === 1,
  )
  const { scans } = await app.call(scanLog, asked(prepared))
  assert.deepEqual(
    scans.map(({ reason, standing }) => `${reason} ${standing}`),
    ['ok counts', 'already_used null', 'ok undone'],
  )
  // A retry of the scan returns its verdict and its present standing.
  const retried = await scan(prepared, ada, scanId)
  assert.deepEqual([retried.verdict.reason, retried.verdict.standing], ['ok', 'undone'])
})

test('the count in Mailchimp falls when an admission is undone, and never below what still counts', async () => {
  const prepared = await prepareList(app, { members: [{ email: 'ada@example.com', status: 'subscribed' }] })
  const [ada] = prepared.codes as [string]
  await sql`update contacts set max_scans = 5 where list_id = ${prepared.list.id}`.execute(owner)
  const scansInMailchimp = () => {
    const member = app.sandbox.readMember(prepared.list.list_id, 'ada@example.com')!
    return (member['merge_fields'] as Record<string, unknown>)['QRSCANS']
  }
  const waiting = () =>
    owner.selectFrom('pending_writes').select('contact_id').where('list_id', '=', prepared.list.id).execute()
  // No write is pending here, because one under way would write the lower count as well.
  const isThere = async (count: number) => {
    await until(scansInMailchimp, (held) => held === count)
    await until(waiting, ({ length }) => length === 0)
  }
  const door = await openDoorOf(prepared)
  const first = await scan(door, ada)
  const second = await scan(prepared, ada)
  await isThere(2)
  await undo(door, first.scanId)
  await isThere(1)
  await undo(prepared, second.scanId)
  await isThere(0)
})

test('an undo that is refused says why, to a door', async () => {
  const prepared = await prepareList(app, { members: 3 })
  const [ada, ben] = prepared.codes as [string, string]
  const [north, south] = [await openDoorOf(prepared), await openDoorOf(prepared, 'South door')]
  const whyNot = async (door: Door, scanId: string) => {
    const { status, message } = await refusedUndo(door, scanId)
    return [status, message]
  }
  const { scanId: first } = await scan(north, ada)
  const { scanId: refused } = await scan(north, ada)
  const { scanId: late } = await scan(north, ben)
  const lost = { qr_code: ada, scan_id: randomUUID(), scanned_at: new Date().toISOString(), told: 'ok' as const }
  await app.call(handInScans, { ...asked(south), body: { scans: [lost] } })
  await sql`update scans set received_at = received_at - interval '15 minutes' where scan_id = ${late}`.execute(owner)
  assert.deepEqual(await whyNot(south, first), [
    403,
    'Only the door that let them in, or the organiser, can undo this.',
  ])
  assert.deepEqual(await whyNot(north, late), [403, 'A door can undo a scan for 15 minutes. Ask the organiser.'])
  assert.deepEqual(await whyNot(south, lost.scan_id), [
    409,
    'This scan no longer counts: another door let this code in first.',
  ])
  assert.deepEqual(await whyNot(north, randomUUID()), [404, 'Scan not found'])
  assert.equal((await refusedUndo(north, refused)).status, 409)
  assert.equal((await undo(north, first)).standing, 'undone')
  await sql`update scanner_links set expires_at = now() where list_id = ${prepared.list.id}`.execute(owner)
  assert.deepEqual(await whyNot(north, first), [403, 'This scanner link has expired. Ask the organiser for a new one.'])
})

test('an undo makes room for a later offline scan, and leaves a lost scan lost', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const [ada] = prepared.codes as [string]
  const north = await openDoorOf(prepared)
  await backdate(owner, prepared.list.id)
  const made = (minutesAgo: number) => ({
    qr_code: ada,
    scan_id: randomUUID(),
    scanned_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    told: 'ok' as const,
  })
  const handIn = async (...scans: ReturnType<typeof made>[]) =>
    (await app.call(handInScans, { ...asked(north), body: { scans } })).verdicts.map(({ standing }) => standing)
  const { scanId } = await scan(north, ada)
  const lost = made(5)
  assert.deepEqual(await handIn(lost), ['conflict'])
  await undo(north, scanId)
  assert.deepEqual(await handIn(made(1), lost), ['counts', 'conflict'])
})

test('after all tests, the stored data is consistent', async () => {
  assert.deepEqual(await findBrokenInvariants(owner), [])
})
