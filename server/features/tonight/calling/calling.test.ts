// A door calls the organiser about a guest, who answers.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { answerDoorCall, callOrganiser, doorCalls, ownDoorCalls } from '#contract/door-calls.ts'
import { changeContact, contactsOfList } from '#contract/contacts.ts'
import { changeScannerLink } from '#contract/doors.ts'
import { doorOccasions } from '#contract/offline.ts'
import { redeemScan, undoScan } from '#contract/scanning.ts'
import { scanLog } from '#contract/scans.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addLink, backdate, openDoor, prepareList } from '../../../testing/factories.ts'
import { handInsOf, shown } from '../../../testing/doors.ts'
import { layOccasion } from '../../../testing/laid-list.ts'
import { atEnd } from '../../../testing/postgres.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { findDifferences } from '../../../verify/compare-lists.ts'

const app = await startTestApp()

async function prepareDoor(members = 1) {
  const prepared = await prepareList(app, { members })
  const { token, list } = prepared
  const ask = { token, params: { listId: list.id } }
  const { link, slug } = await addLink(app, prepared)
  const [north, south] = [await openDoor(app, { slug }), await openDoor(app, { slug })]
  const at = (door: typeof north) => ({ ...door, params: ask.params })
  return { ...prepared, ask, link, north: at(north), south: at(south) }
}

test('a call about a refused guest is with the organiser, and the answer with the door that called', async () => {
  const { ask, north, south, codes } = await prepareDoor()
  const scan_id = randomUUID()
  await app.call(redeemScan, { ...north, body: { qr_code: codes[0]! } })
  await app.call(redeemScan, { ...north, body: { qr_code: codes[0]!, scan_id } })
  const body = { id: randomUUID(), about: 'guest_insists' as const, scan_id }
  const { call } = await app.call(callOrganiser, { ...north, body })
  assert.deepEqual([call.door, call.guest!.reason, call.answer], ['North door', 'already_used', null])
  assert.deepEqual((await app.call(callOrganiser, { ...north, body })).call, call)

  const { calls } = await app.call(doorCalls, ask)
  assert.deepEqual(
    calls.map(({ id, about, guest }) => [id, about, guest!.reason]),
    [[body.id, 'guest_insists', 'already_used']],
  )
  assert.notEqual(calls[0]!.guest!.display_value, '')
  const answered = { ...ask, params: { ...ask.params, callId: body.id }, body: { answer: 'refuse' as const } }
  await app.call(answerDoorCall, answered)
  await app.call(answerDoorCall, { ...answered, body: { answer: 'let_in' } })
  const own = (await app.call(ownDoorCalls, north)).calls
  assert.deepEqual([own.length, own[0]!.answer!.is], [1, 'let_in'])
  assert.notEqual(own[0]!.answer!.by, '')
  assert.deepEqual((await app.call(ownDoorCalls, south)).calls, [])
})

test('a door names no guest of another door’s scan', async () => {
  const { north, south, codes } = await prepareDoor()
  const scan_id = randomUUID()
  await app.call(redeemScan, { ...north, body: { qr_code: codes[0]!, scan_id } })
  const { call } = await app.call(callOrganiser, { ...south, body: { id: randomUUID(), about: 'need_help', scan_id } })
  assert.equal(call.guest, null)
})

test('calls are counted by link: opening it again gives no more, and another link has its own', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const { slug } = await addLink(app, prepared)
  const params = { listId: prepared.list.id }
  const call = async () => ({
    ...(await openDoor(app, { slug })),
    params,
    body: { id: randomUUID(), about: 'crowd' as const },
  })
  for (let nth = 0; nth < 10; nth++) await app.call(callOrganiser, await call())
  for (let nth = 0; nth < 10; nth++) assert.equal((await app.refused(callOrganiser, await call())).status, 429)
  const { calls } = await app.call(doorCalls, { token: prepared.token, params })
  assert.equal(calls.length, 10)
  const other = await openDoor(app, await addLink(app, prepared))
  await app.call(callOrganiser, { ...(await call()), ...other })
})

test('a closed door, a flood and an unknown call are refused in words', async () => {
  const { ask, link, north, south } = await prepareDoor()
  const call = () => ({ ...north, body: { id: randomUUID(), about: 'crowd' as const } })
  for (let nth = 0; nth < 10; nth++) await app.call(callOrganiser, call())
  const many = await app.refused(callOrganiser, call())
  assert.deepEqual([many.status, many.message], [429, 'Too many calls from this door. Wait a moment and try again.'])
  const unknown = { ...ask, params: { ...ask.params, callId: randomUUID() }, body: { answer: 'coming' as const } }
  assert.equal((await app.refused(answerDoorCall, unknown)).message, 'This call no longer exists.')
  const off = { label: link.label, may_check_in_by_name: false, expires_at: null, is_active: false }
  await app.call(changeScannerLink, { ...ask, params: { ...ask.params, linkId: link.id }, body: off })
  const closed = await app.refused(callOrganiser, { ...south, body: { id: randomUUID(), about: 'need_help' } })
  assert.equal(closed.message, 'This door is closed right now. Phone the organiser.')
})

type Place = Awaited<ReturnType<typeof prepareDoor>>
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

/** A door refuses this code and calls about it. */
async function callAbout({ ask, north }: Place, qr_code: string) {
  const scan_id = randomUUID()
  await app.call(redeemScan, { ...north, body: { qr_code, scan_id } })
  const id = randomUUID()
  await app.call(callOrganiser, { ...north, body: { id, about: 'guest_insists', scan_id } })
  const answer = (answer: 'let_in' | 'refuse' | 'coming', people?: number) =>
    app.call(answerDoorCall, { ...ask, params: { ...ask.params, callId: id }, body: { answer, people } })
  return { scan_id, answer }
}
const counting = async ({ ask }: Place) =>
  (await app.call(scanLog, ask)).scans.filter(({ standing }) => standing === 'counts')
const differences = async () => (await findDifferences(app.services, owner)).findings

test('a guest whom the organiser lets in at a full house counts, once however often it is said, and by name', async () => {
  const place = await prepareDoor(2)
  const { ask, list, link, codes, north } = place
  const night = await layOccasion(owner, { listId: list.id }, { name: 'Gala night', capacity: 1 })
  const body = { label: link.label, may_check_in_by_name: false, expires_at: null, is_active: true, occasion_id: night }
  await app.call(changeScannerLink, { ...ask, params: { ...ask.params, linkId: link.id }, body })
  await app.call(redeemScan, { ...north, body: { qr_code: codes[0]! } })
  const { scan_id, answer } = await callAbout(place, codes[1]!)
  // The door calls again, and two organisers answer each call at the same moment.
  const again = randomUUID()
  await app.call(callOrganiser, { ...north, body: { id: again, about: 'guest_insists', scan_id } })
  const other = { ...ask, params: { ...ask.params, callId: again }, body: { answer: 'let_in' as const } }
  await Promise.all([answer('let_in'), answer('let_in'), app.call(answerDoorCall, other)])

  const entries = await counting(place)
  assert.equal(entries.length, 2)
  const by = entries[0]!.let_in_by
  assert.deepEqual([entries[0]!.note, entries[0]!.door, entries[1]!.let_in_by], ['over_capacity', 'North door', null])
  assert.ok(by)
  const own = (await app.call(ownDoorCalls, north)).calls
  assert.deepEqual(
    own.map(({ answer: said }) => [said?.is, said?.by, said?.counted]),
    [
      ['let_in', by, 1],
      ['let_in', by, 1],
    ],
  )
  const { occasions } = await app.call(doorOccasions, ask)
  assert.equal(occasions.find(({ id }) => id === night)!.capacity, 1)
  const scanned = await app.call(redeemScan, { ...north, body: { qr_code: codes[1]! } })
  assert.deepEqual([scanned.reason, scanned.data!.scan_count], ['already_used', 1])
  assert.deepEqual(await differences(), [])

  const { call } = await answer('refuse')
  assert.equal(call.answer!.counted, 0)
  assert.equal((await counting(place)).length, 1)
  assert.equal((await answer('let_in')).call.answer!.counted, 1)
  assert.deepEqual(await differences(), [])
})

test('a used code that the organiser lets in counts above its maximum, and the door may undo it', async () => {
  const place = await prepareDoor()
  await app.call(redeemScan, { ...place.north, body: { qr_code: place.codes[0]! } })
  const { answer } = await callAbout(place, place.codes[0]!)
  await answer('let_in')
  const [entry, ...others] = await counting(place)
  assert.deepEqual([entry!.scan_count, entry!.max_scans, others.length], [2, 1, 1])
  assert.deepEqual(await differences(), [])
  await app.call(undoScan, { ...place.north, params: { ...place.north.params, scanId: entry!.scan_id } })
  assert.equal((await counting(place)).length, 1)
  assert.deepEqual(await differences(), [])
})

test('of a refused party the organiser lets in one, or all', async () => {
  const place = await prepareDoor()
  const { ask, north, codes } = place
  const contactId = (await app.call(contactsOfList, { ...ask, query: {} })).contacts[0]!.id
  const change = (body: object) => app.call(changeContact, { ...ask, params: { ...ask.params, contactId }, body })
  await change({ max_scans: 4, is_blocked: true })
  const { answer } = await callAbout(place, codes[0]!)
  const { calls } = await app.call(ownDoorCalls, north)
  assert.deepEqual([calls[0]!.guest!.places, calls[0]!.guest!.is_known], [4, true])
  assert.equal((await answer('let_in', 3)).call.answer!.counted, 3)
  assert.equal((await counting(place)).length, 3)
  assert.equal((await answer('refuse')).call.answer!.counted, 0)
  assert.equal((await answer('coming')).call.answer!.counted, 0)
  assert.deepEqual(await differences(), [])
})

test('a code of no contact lets nobody in to the count, and a guest who came in since is not counted again', async () => {
  const place = await prepareDoor()
  const { ask, north, codes } = place
  const unknown = await callAbout(
    place,
    codes[0]!.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
  )
  const said = (await unknown.answer('let_in')).call
  assert.deepEqual([said.guest?.is_known ?? false, said.answer!.counted], [false, 0])
  const contactId = (await app.call(contactsOfList, { ...ask, query: {} })).contacts[0]!.id
  const block = (is_blocked: boolean) =>
    app.call(changeContact, { ...ask, params: { ...ask.params, contactId }, body: { is_blocked } })
  await block(true)
  const late = await callAbout(place, codes[0]!)
  await block(false)
  await app.call(redeemScan, { ...north, body: { qr_code: codes[0]! } })
  assert.equal((await late.answer('let_in')).call.answer!.counted, 0)
  assert.equal((await counting(place)).length, 1)
})

/** A door refuses this code without a network, and calls about it before it has sent the scan. */
async function callBeforeTheScan({ ask, list, north }: Place, qr_code: string) {
  await backdate(owner, list.id)
  const door = { list, scanToken: north.scanToken }
  const refused = shown(qr_code, 1, { told: 'already_used' })
  const id = randomUUID()
  await app.call(callOrganiser, { ...north, body: { id, about: 'guest_insists', scan_id: refused.scan_id } })
  return {
    answer: (answer: 'let_in' | 'refuse', people?: number) =>
      app.call(answerDoorCall, { ...ask, params: { ...ask.params, callId: id }, body: { answer, people } }),
    comesBack: (...more: ReturnType<typeof shown>[]) => handIn(door, [refused, ...more]),
  }
}
const { handIn } = handInsOf(app, owner)

test('who is let in while the door has not sent its refusal counts when the door comes back, once', async () => {
  const place = await prepareDoor()
  const { answer, comesBack } = await callBeforeTheScan(place, place.codes[0]!)
  await handIn({ list: place.list, scanToken: place.south.scanToken }, [shown(place.codes[0]!, 0)])
  assert.equal((await answer('let_in')).call.answer!.counted, 0)
  assert.equal((await counting(place)).length, 1)

  const [verdict] = await comesBack()
  assert.deepEqual([verdict!.reason, verdict!.standing], ['already_used', null])
  assert.equal((await counting(place)).length, 2)
  const [call] = (await app.call(ownDoorCalls, place.north)).calls
  assert.deepEqual([call!.answer!.counted, call!.guest!.reason], [1, 'already_used'])
  await Promise.all([comesBack(), comesBack(), answer('let_in')])
  assert.equal((await counting(place)).length, 2)

  // What the door has undone stays undone.
  const [entry] = await counting(place)
  await app.call(undoScan, { ...place.north, params: { ...place.north.params, scanId: entry!.scan_id } })
  await comesBack()
  assert.equal((await counting(place)).length, 1)
  assert.deepEqual(await differences(), [])
})

test('an answer that comes with the scan at the same moment counts once', async () => {
  for (let nth = 0; nth < 5; nth++) {
    const place = await prepareDoor()
    const { answer, comesBack } = await callBeforeTheScan(place, place.codes[0]!)
    await Promise.all([answer('let_in'), comesBack()])
    assert.equal((await counting(place)).length, 1)
  }
  assert.deepEqual(await differences(), [])
})

test('a door that let the guest in itself since, or whose organiser refuses in the end, adds nothing', async () => {
  const own = await prepareDoor()
  const late = await callBeforeTheScan(own, own.codes[0]!)
  await late.answer('let_in')
  await late.comesBack(shown(own.codes[0]!, 2))
  assert.equal((await counting(own)).length, 1)

  const other = await prepareDoor()
  const refused = await callBeforeTheScan(other, other.codes[0]!)
  await refused.answer('let_in')
  await refused.answer('refuse')
  await refused.comesBack()
  assert.equal((await counting(other)).length, 0)
  assert.deepEqual(await differences(), [])
})

test('a door that was away when its guest was let in scans them again, and they count once', async () => {
  const place = await prepareDoor(2)
  const { list, north, codes } = place
  const night = await layOccasion(owner, { listId: list.id }, { name: 'Gala night', capacity: 1 })
  const body = {
    label: 'North door',
    may_check_in_by_name: false,
    expires_at: null,
    is_active: true,
    occasion_id: night,
  }
  await app.call(changeScannerLink, { ...place.ask, params: { ...place.ask.params, linkId: place.link.id }, body })
  await backdate(owner, list.id)
  await app.call(redeemScan, { ...north, body: { qr_code: codes[0]! } })
  const { answer } = await callAbout(place, codes[1]!)
  await answer('let_in')
  // There was room again, as far as the door knew.
  const [verdict] = await handIn({ list, scanToken: north.scanToken }, [shown(codes[1]!, 59)])
  assert.equal(verdict!.standing, 'conflict')
  assert.equal((await counting(place)).length, 2)
  assert.deepEqual(await differences(), [])
})
