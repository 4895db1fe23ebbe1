// Several people come in with one code: one call, one transaction, as many as there are places.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { changeContact } from '#contract/contacts.ts'
import { changeList } from '#contract/lists.ts'
import { doorOccasions } from '#contract/offline.ts'
import { handInScans, redeemScan, undoScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, openDoor, prepareList } from '../../testing/factories.ts'
import { layOccasion } from '../../testing/laid-occasion.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { findDifferences } from '../../verify/compare-lists.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

async function prepareParty(most: number) {
  const prepared = await prepareList(app, { members: 1 })
  const { token, list } = prepared
  const ask = { token, params: { listId: list.id } }
  const { id: contactId } = await owner
    .selectFrom('contacts')
    .select('id')
    .where('list_id', '=', list.id)
    .executeTakeFirstOrThrow()
  await app.call(changeContact, { token, params: { ...ask.params, contactId }, body: { max_scans: most } })
  const [code] = prepared.codes as [string]
  const letIn = (count: number, more: object = {}) => {
    const [first, ...party] = Array.from({ length: count }, () => randomUUID())
    return app.call(redeemScan, { ...ask, body: { qr_code: code, scan_id: first, party, ...more } })
  }
  const scans = () => owner.selectFrom('scans').selectAll().where('list_id', '=', list.id).orderBy('number').execute()
  return { ...prepared, ask, code, letIn, scans }
}

test('three of four come in by one call, each with a scan of its own and a common party, and a retry repeats it', async () => {
  const { ask, code, scans } = await prepareParty(4)
  const ids = [randomUUID(), randomUUID(), randomUUID()]
  const body = { qr_code: code, scan_id: ids[0], party: ids.slice(1) }
  const verdict = await app.call(redeemScan, { ...ask, body })
  assert.deepEqual(
    [verdict, ...verdict.party!].map(({ success, data, remaining }) => [success, data?.scan_count, remaining]),
    [
      [true, 1, 3],
      [true, 2, 2],
      [true, 3, 1],
    ],
  )
  assert.deepEqual(await app.call(redeemScan, { ...ask, body }), verdict)
  const kept = await scans()
  assert.deepEqual(
    kept.map(({ scan_id: id, party_id: party, number }) => [id, party, number]),
    ids.map((id, place) => [id, ids[0], place + 1]),
  )
})

test('as many come in as there are places, and those without one leave no refused scan', async () => {
  const { letIn, scans } = await prepareParty(3)
  assert.equal((await letIn(1)).party, undefined)
  const rest = await letIn(5)
  assert.deepEqual([rest.success, rest.party?.length, rest.party?.at(-1)?.remaining], [true, 1, 0])
  const none = await letIn(2)
  assert.deepEqual([none.reason, none.party], ['already_used', []])
  assert.deepEqual(
    (await scans()).map(({ reason }) => reason),
    ['ok', 'ok', 'ok', 'already_used'],
  )
  assert.deepEqual((await findDifferences(app.services, owner)).findings, [])
})

test('sixteen doors with parties of three on ten places let in ten people, exactly', async () => {
  const { letIn, scans } = await prepareParty(10)
  const verdicts = await Promise.all(Array.from({ length: 16 }, () => letIn(3)))
  const admitted = verdicts.flatMap((verdict) => [verdict, ...verdict.party!].filter(({ success }) => success))
  assert.equal(admitted.length, 10)
  assert.equal((await scans()).filter(({ reason }) => reason === 'ok').length, 10)
  assert.deepEqual((await findDifferences(app.services, owner)).findings, [])
})

test('a party takes only as many places as the occasion has room for', async () => {
  const { ask, list, letIn } = await prepareParty(4)
  const night = await layOccasion(owner, { listId: list.id }, { capacity: 3, has_exits: true })
  const verdict = await letIn(4, { occasion_id: night })
  assert.deepEqual([verdict.success, verdict.party!.length, verdict.party!.at(-1)!.visit!.inside], [true, 2, 3])
  const out = { direction: 'out', occasion_id: night }
  const gone = await letIn(2, out)
  assert.deepEqual([gone.success, gone.party!.at(-1)!.visit!.inside], [true, 1])
  assert.equal((await app.call(doorOccasions, ask)).occasions.find(({ id }) => id === night)?.party, 'one')
})

test('a retry lets in nobody more, even if there is room by then', async () => {
  const { list, letIn, scans } = await prepareParty(4)
  const night = await layOccasion(owner, { listId: list.id }, { capacity: 2, has_exits: true })
  const [first, ...party] = Array.from({ length: 3 }, () => randomUUID())
  const retried = { scan_id: first, party, occasion_id: night }
  assert.equal((await letIn(3, retried)).party!.length, 1)
  await letIn(1, { direction: 'out', occasion_id: night, party: undefined })
  assert.equal((await letIn(3, retried)).party!.length, 1)
  assert.equal((await scans()).filter(({ is_exit: isExit }) => !isExit).length, 2)
})

test('one of a party is undone, or all, each by its own scan', async () => {
  const { ask, letIn } = await prepareParty(3)
  const { party } = await letIn(3)
  const undo = (scanId: string) => app.call(undoScan, { ...ask, params: { ...ask.params, scanId } })
  await undo(party![1]!.scan_id)
  const again = await letIn(2)
  assert.deepEqual([again.success, again.party!.length], [true, 0])
  await undo(party![0]!.scan_id)
  assert.equal((await letIn(1)).success, true)
  assert.deepEqual((await findDifferences(app.services, owner)).findings, [])
})

test('a party that a door let in without a connection keeps its common id', async () => {
  const { ask, code, scans } = await prepareParty(2)
  const ids = [randomUUID(), randomUUID(), randomUUID()]
  const { verdicts } = await app.call(handInScans, {
    ...ask,
    body: {
      scans: ids.map((id, place) => ({
        qr_code: code,
        scan_id: id,
        party_id: ids[0],
        scanned_at: new Date(Date.now() + place).toISOString(),
        told: 'ok' as const,
      })),
    },
  })
  assert.deepEqual(
    verdicts.map(({ standing }) => standing),
    ['counts', 'counts', 'conflict'],
  )
  assert.deepEqual(new Set((await scans()).map(({ party_id: party }) => party)), new Set([ids[0]]))
})

test('the scans of a party have ids of their own, and there are at most fifty', async () => {
  const { ask, code, letIn } = await prepareParty(99)
  const id = randomUUID()
  const refused = async (body: object) => {
    const { status, message } = await app.refused(redeemScan, { ...ask, body: { qr_code: code, ...body } })
    return [status, message]
  }
  const words = 'Each scan of a party needs a scan_id of its own.'
  assert.deepEqual(await refused({ scan_id: id, party: [id] }), [422, words])
  assert.deepEqual(await refused({ party: [id] }), [422, words])
  assert.equal((await refused({ scan_id: id, party: Array.from({ length: 50 }, () => randomUUID()) }))[0], 422)
  assert.equal((await letIn(50)).party!.length, 49)
})

test('a door learns how its list counts parties, and a link of another list takes none', async () => {
  const { ask, token, list, letIn, code } = await prepareParty(4)
  await app.call(changeList, { ...ask, body: { party: 'ask' } })
  assert.deepEqual(
    (await app.call(doorOccasions, ask)).occasions.map(({ party }) => party),
    ['ask'],
  )
  const door = await openDoor(app, await addLink(app, { token, list }))
  const scan = { scanToken: door.scanToken, params: ask.params }
  const body = { qr_code: code, scan_id: randomUUID(), party: [randomUUID()] }
  assert.equal((await app.call(redeemScan, { ...scan, body })).party!.length, 1)
  assert.equal((await letIn(1)).data!.scan_count, 3)
  const stranger = await prepareParty(4)
  assert.equal((await app.refused(redeemScan, { ...stranger.ask, params: ask.params, body })).status, 404)
})
