// What each command of a door has stored, as the next page on the same storage finds it: a browser's database (fake-indexeddb)
// under the door, and a page that is killed.
import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handInScans, redeemScan } from '#contract/scanning.ts'
import type { WalkIn } from '#contract/walk-in.ts'
import { Declined } from '../../../api/declined.ts'
import type { DoorEvent } from '../door/machine/events.ts'
import { doorHere } from '../testing/door-here.ts'
import { handsOf, storage } from '../testing/hands-here.ts'
import { contacts } from '../testing/world/commands.ts'
import { hashOf } from '../testing/world/crypt.ts'
import { night } from '../testing/world/occasion.ts'
import { hearAll, settle } from '../testing/world/promises.ts'
import { openWorldOnDisk } from '../testing/world-on-disk.ts'
import { letInHere } from './let-in-here.ts'
import { giveUp } from './run-scans.ts'

console.warn = () => {}
const next = () => new Promise<void>((resolve) => setImmediate(resolve))
const [ada, ken, mira] = contacts.map(({ code }) => code) as [string, string, string]
const listId = doorHere.id

type Sent = { scan_id: string; party?: string[]; scanned_at: string; qr_code: string }

test('a scan whose page dies before the answer is sent again under its id, with its party, at the new time', async () => {
  const { world, page, calls, bodies, reopen, rest } = await openWorldOnDisk(next)
  world.read(page(), ken, 2)
  await rest()
  const sent = bodies<Sent>(redeemScan).at(0)!
  world.network.arrive(calls(redeemScan).at(0)!)
  await reopen()
  await world.advance(1000)
  world.read(page(), ken)
  await rest()
  const again = bodies<Sent>(redeemScan).at(-1)!
  assert.deepEqual({ ...again, scanned_at: '' }, { ...sent, scanned_at: '' })
  assert.ok(Date.parse(again.scanned_at) - Date.parse(sent.scanned_at) >= 1000)
  await hearAll(world)
  const { isIn, people } = page().presented.at(-1)!.outcome!
  assert.deepEqual([isIn, people, world.server.counting(ken).length], [true, 2, 2])
})

test('another code, and a code whose page still lives, is a scan of its own', async () => {
  const { world, page, bodies, rest } = await openWorldOnDisk(next)
  world.read(page(), ken)
  await rest()
  world.read(page(), ada)
  const other = world.open()
  await rest()
  world.read(other, ken)
  await rest()
  assert.equal(new Set(bodies<Sent>(redeemScan).map(({ scan_id: id }) => id)).size, 3)
})

test('what a door decided alone is sent by the next page: code, time, clock, verdict, and the party as one', async () => {
  const { world, page, scan, goOffline, reopen, handedIn } = await openWorldOnDisk(next)
  world.setDeviceClock(90_000)
  await world.advance(40_000)
  await hearAll(world)
  assert.equal((await scan(mira)).reason, 'blocked')
  await goOffline()
  const party = await scan(ken, 2)
  const refused = await scan(ada)
  const twice = await scan(ada)
  assert.deepEqual([party.people, refused.isIn, twice.reason], [2, true, 'already_used'])
  const times = page()
    .presented.slice(1)
    .map(({ at }) => at)
  await reopen()
  assert.equal(page().door.view().door.pending, 4)
  const sent = (await handedIn()) as { scan_id: string }[]
  const common = { clock_offset_ms: -90_000, occasion_id: listId }
  const made = (place: number, more: object) => ({
    ...common,
    scanned_at: new Date(times.at(place)!).toISOString(),
    told: 'ok',
    ...more,
  })
  const second = sent.at(1)!
  assert.deepEqual(sent, [
    made(0, { qr_code: ken, scan_id: party.scanId, party_id: party.scanId }),
    {
      ...made(0, { qr_code: ken, scan_id: second.scan_id, party_id: party.scanId }),
      scanned_at: new Date(times.at(0)! + 1).toISOString(),
    },
    made(1, { qr_code: ada, scan_id: refused.scanId }),
    made(2, { qr_code: ada, scan_id: twice.scanId, told: 'already_used' }),
  ])
})

test('a guest whom staff added, one whom they found, and one who leaves are sent as such by the next page', async () => {
  const { page, goOffline, reopen, rest, handedIn, world } = await openWorldOnDisk(next, night.id)
  await goOffline()
  const guest: WalkIn = { contact_id: crypto.randomUUID(), name: 'Omar Quick', people: 2, has_agreed: true }
  const text = 'https://list.example/q/6789ABCDEFGHJKMNPQRSTUVW/scan'
  page().door.read(text, 'added', 1, { guest })
  await world.advance(3000)
  const kept = { hash: hashOf('c2FsdDE', ada) }
  const found = {
    contact_id: ada,
    display_value: 'Ada Brightwell',
    email: '',
    code_end: '',
    scan_count: 0,
    max_scans: 1,
  }
  await page().door.checkIn({ ...found, state: 'open', kept }, 1, undefined)
  await world.advance(3000)
  page().door.turn('out')
  await page().door.checkIn({ ...found, state: 'open', kept }, 1, undefined)
  await world.advance(3000)
  await reopen()
  await rest()
  const sent = (await handedIn()) as Record<string, unknown>[]
  const what = sent.map(({ qr_code, contact_id, guest: added, direction, occasion_id, told }) => ({
    qr_code,
    contact_id,
    added,
    direction,
    occasion_id,
    told,
  }))
  const ofNight = { occasion_id: night.id, told: 'ok' }
  assert.deepEqual(what, [
    { ...ofNight, qr_code: text, contact_id: undefined, added: guest, direction: undefined },
    { ...ofNight, qr_code: '', contact_id: ada, added: undefined, direction: undefined },
    { ...ofNight, qr_code: '', contact_id: ada, added: undefined, direction: 'out' },
  ])
})

test('an admission by the server is known to the next page without a network, and is sent by nobody', async () => {
  const { page, scan, goOffline, reopen, handedIn, rows } = await openWorldOnDisk(next)
  const first = await scan(ada)
  const { at } = page().presented.at(0)!
  assert.deepEqual([first.by, await rows('queue')], ['server', 0])
  assert.deepEqual(await letInHere(storage, listId), { people: 1, from: new Date(at), to: new Date(at) })
  await goOffline()
  await reopen()
  assert.equal((await scan(ada)).reason, 'already_used')
  assert.deepEqual(
    (await handedIn()).map((one) => (one as Sent).scan_id),
    [page().presented.at(-1)!.outcome!.scanId],
  )
})

test('what a device let in counts each person who is still in: not an undone one, an exit, a refusal, or one on its way', async () => {
  const { world, page, scan, goOffline, reopen } = await openWorldOnDisk(next, night.id)
  await scan(ada)
  await goOffline()
  const party = await scan(ken, 2)
  const undoing = page().door.undo(party.scanId)
  await world.ticks.run()
  await undoing
  assert.equal((await scan(mira)).reason, 'blocked')
  page().door.turn('out')
  await scan(ada)
  await reopen()
  const [from, to] = [0, 1].map((nth) => world.everyPage.at(0)!.presented.at(nth)!.at) as [number, number]
  const people = party.people
  assert.deepEqual(await letInHere(storage, listId), {
    people,
    from: new Date(from),
    to: new Date(people === 1 ? from : to + 1),
  })
  assert.equal(await letInHere(storage, 'another list'), undefined)
})

test('a declined scan leaves nothing, and one without any verdict is continued', async () => {
  const { world, page, bodies, calls, rest, rows } = await openWorldOnDisk(next)
  const ids = () => bodies<Sent>(redeemScan).map(({ scan_id: id }) => id)
  world.read(page(), ada)
  await rest()
  const [declined] = ids()
  calls(redeemScan)
    .at(0)!
    .settle({ error: new Declined(429) })
  await rest()
  assert.equal(await rows('queue'), 0)
  world.read(page(), ada)
  await rest()
  const sent = ids().at(0)!
  assert.notEqual(sent, declined)
  const events: DoorEvent[] = []
  await giveUp(handsOf(events), { do: 'leave', key: 'a', scanId: sent })
  assert.deepEqual(events, [{ type: 'noted', key: 'a', alerts: [], isAnotherLeft: false }])
  const other = world.open()
  await rest()
  world.read(other, ada)
  await rest()
  assert.equal(ids().at(-1), sent)
  await giveUp(handsOf(events), { do: 'drop', key: 'a', scanId: sent })
  assert.equal(await rows('queue'), 0)
})

test('of three scans the one that the server rejects is set aside with its alert, and never sent again', async () => {
  const { world, page, scan, calls, goOffline, reopen, rest, rows } = await openWorldOnDisk(next)
  await goOffline()
  const rejected = await scan(ken)
  await scan(ada)
  await scan(ken)
  world.network.connect(true)
  await world.advance(6000)
  await rest()
  for (let turns = 0; turns < 10 && calls(handInScans).length > 0; turns++) {
    const call = calls(handInScans).at(0)!
    const { scans } = (call.input as { body: { scans: Sent[] } }).body
    if (scans.some(({ scan_id: id }) => id === rejected.scanId)) call.settle({ error: new Declined(422) })
    else world.network.answer(call)
    await rest()
  }
  await reopen()
  const [alert, ...others] = page().door.view().alerts
  assert.ok(alert)
  assert.deepEqual([alert.kind, alert.name, alert.text, others], ['set_aside', 'Ken Ito', ken, []])
  assert.deepEqual([page().door.view().door.pending, await rows('queue'), world.server.scans.size], [0, 1, 2])
  await world.advance(60_000)
  assert.deepEqual(calls(handInScans), [])
  page().door.acknowledge(alert.id)
  await rest()
  await reopen()
  assert.deepEqual(page().door.view().alerts, [])
})

test('a scan that lost its place is told by the next page too, until staff acknowledge it', async () => {
  const { world, page, scan, goOffline, reopen, rest, rows } = await openWorldOnDisk(next)
  await goOffline()
  await scan(ada)
  world.otherDoor(ada, 600_000, false)
  world.network.connect(true)
  await settle(world)
  assert.equal(await rows('queue'), 0)
  await reopen()
  const [alert, ...others] = page().door.view().alerts
  assert.ok(alert)
  assert.deepEqual([alert.kind, alert.name, others], ['lost', 'Ada Brightwell', []])
  page().door.acknowledge(alert.id)
  await rest()
  await reopen()
  assert.deepEqual(page().door.view().alerts, [])
  await goOffline()
  assert.equal((await scan(ada)).reason, 'already_used')
})
