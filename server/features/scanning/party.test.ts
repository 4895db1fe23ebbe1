// Several people come in with one code: one call, one transaction, as many as there are places.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { changeContact } from '#contract/contacts.ts'
import { changeList } from '#contract/lists.ts'
import { changeOccasion } from '#contract/occasions.ts'
import { doorOccasions } from '#contract/offline.ts'
import { handInScans, redeemScan, undoScan } from '#contract/scanning.ts'
import { scanLog } from '#contract/scans.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, openDoor, prepareList } from '../../testing/factories.ts'
import { addOccasion, changeSettings, formOf } from '../../testing/occasions.ts'
import { layOccasion } from '../../testing/laid-list.ts'
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
  assert.deepEqual(rest.rest, { people: 3, reason: 'already_used' })
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
  const once = await letIn(3, retried)
  assert.deepEqual([once.party!.length, once.rest], [1, { people: 1, reason: 'full' }])
  await letIn(1, { direction: 'out', occasion_id: night, party: undefined })
  const again = await letIn(3, retried)
  assert.deepEqual([again.party!.length, again.rest], [1, once.rest])
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

test('the log names the scans of a party that still count, its own first, and none for a guest alone', async () => {
  const { ask, letIn } = await prepareParty(4)
  await letIn(3)
  await letIn(1)
  const log = async () => (await app.call(scanLog, { ...ask, query: {} })).scans
  const before = await log()
  const ofThree = before.filter(({ scan_count: count }) => count <= 3)
  const ids = ofThree.map(({ scan_id: id }) => id).toSorted()
  for (const { scan_id: id, party } of ofThree) {
    assert.equal(party![0], id)
    assert.deepEqual(party!.toSorted(), ids)
  }
  assert.equal(before.find(({ scan_count: count }) => count === 4)!.party, null)
  const [undone] = ofThree
  await app.call(undoScan, { ...ask, params: { ...ask.params, scanId: undone!.scan_id } })
  const left = (await log()).filter(({ scan_id: id }) => ids.includes(id))
  assert.deepEqual(
    left.map(({ party }) => party?.length ?? 0).toSorted((a, b) => a - b),
    [0, 2, 2],
  )
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

test('each night admits a guest with all of theirs, with and without a connection, and the way can change later', async () => {
  const { ask, token, list, code, letIn } = await prepareParty(4)
  await app.call(changeList, { ...ask, body: { party: 'ask' } })
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const add = (name: string) =>
    addOccasion(app, { token, list }, { name, own_max: null, is_of_guest: true, opens_at: at(-2), closes_at: at(4) })
  const [friday, saturday] = [await add('Friday'), await add('Saturday')]
  assert.deepEqual([friday.own_max, friday.is_of_guest], [1, true])

  const four = await letIn(4, { occasion_id: friday.id })
  assert.deepEqual([four.success, four.remaining, four.party?.at(-1)?.remaining], [true, 3, 0])
  const fifth = await letIn(1, { occasion_id: friday.id })
  assert.deepEqual([fifth.reason, fifth.data?.scan_count, fifth.remaining], ['already_used', 4, 0])

  const { link } = await addLink(app, { token, list }, { occasion_id: saturday.id })
  const { scanToken } = await openDoor(app, { slug: link.url.split('/').at(-1)! })
  const door = { scanToken, params: { listId: list.id } }
  const offline = Array.from({ length: 5 }, (_, place) => ({
    qr_code: code,
    scan_id: randomUUID(),
    scanned_at: new Date(Date.now() + place).toISOString(),
    told: 'ok' as const,
  }))
  const { verdicts } = await app.call(handInScans, { ...door, body: { scans: offline } })
  assert.deepEqual(
    verdicts.map(({ standing }) => standing),
    ['counts', 'counts', 'counts', 'counts', 'conflict'],
  )
  assert.equal(
    (await owner.selectFrom('contacts').select('scan_count').where('list_id', '=', list.id).executeTakeFirst())
      ?.scan_count,
    0,
  )

  const twice = await changeSettings(app, { token, list }, friday, { own_max: 2, is_of_guest: false })
  assert.deepEqual([twice.own_max, twice.is_of_guest], [2, false])
  const undone = await app.call(undoScan, { ...ask, params: { ...ask.params, scanId: four.party!.at(-1)!.scan_id } })
  assert.ok(undone.success)
  assert.equal((await letIn(1, { occasion_id: friday.id })).reason, 'already_used')
  await changeSettings(app, { token, list }, twice, { own_max: null, is_of_guest: true })
  assert.equal((await letIn(1, { occasion_id: friday.id })).reason, 'ok')
  await app.refused(changeOccasion, {
    token,
    params: { listId: list.id, occasionId: friday.id },
    body: { ...formOf(friday), own_max: null, is_of_guest: false },
  })
  assert.deepEqual((await findDifferences(app.services, owner)).findings, [])
})
