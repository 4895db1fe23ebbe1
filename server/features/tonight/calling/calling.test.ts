// A door calls the organiser about a guest, who answers.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { answerDoorCall, callOrganiser, doorCalls, ownDoorCalls } from '#contract/door-calls.ts'
import { changeScannerLink } from '#contract/doors.ts'
import { redeemScan } from '#contract/scanning.ts'
import { addLink, openDoor, prepareList } from '../../../testing/factories.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'

const app = await startTestApp()

async function prepareDoor() {
  const prepared = await prepareList(app, { members: 1 })
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
