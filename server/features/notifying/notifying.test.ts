// VIPs, full occasions and silent doors: each notice is given once, and none is lost.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { tellDoorCheck } from '#contract/doors.ts'
import { seeNotices } from '#contract/notices.ts'
import { notifying, setNotifying, setVips } from '#contract/notifying.ts'
import { changeOccasion, type Who } from '#contract/occasions.ts'
import { redeemScan, undoScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, openDoor } from '../../testing/factories.ts'
import { addOccasion, formOf, inPage, nothing, noticesOf } from '../../testing/occasions.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { lookAtDoors } from './look-at-doors.ts'
import { ofList } from '../../testing/calls.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const { prepare, scan, told, untilTold, untilLooked, me, silence } = noticesOf(app, owner)

test('a VIP who comes in is told in the page, once, with name and door', async () => {
  const hall = await prepare({ vip_arrived: inPage })
  const { slug } = await addLink(app, hall, { label: 'North gate' })
  const { scanToken } = await openDoor(app, { slug })
  const params = { listId: hall.list.id }
  await app.call(redeemScan, { scanToken, params, body: { qr_code: hall.codes[0]! } })
  await scan(hall, 4)
  const [notice] = await untilTold(hall, ({ length }) => length > 0)
  const { kind, guest, door, list_name: listName, is_new: isNew, occasion } = notice!
  assert.deepEqual(
    { kind, guest, door, listName, isNew, occasion },
    {
      kind: 'vip_arrived',
      guest: 'Guest No0',
      door: 'North gate',
      listName: hall.list.name,
      isNew: true,
      occasion: hall.list.name,
    },
  )
  await app.call(seeNotices, { ...ofList(hall), body: { upto: notice!.no } })
  await untilLooked(hall)
  assert.deepEqual(
    (await told(hall)).map(({ is_new: fresh }) => fresh),
    [false],
  )
  assert.deepEqual(await app.outbox.mails((await me(hall)).email), [])
})

test('a VIP at a party of four is told once, and again at another occasion', async () => {
  const hall = await prepare({ vip_arrived: inPage })
  await sql`update contacts set max_scans = 4 where list_id = ${hall.list.id}`.execute(owner)
  const lounge = await addOccasion(app, hall, { name: 'Lounge', own_max: 1 })
  for (let nth = 0; nth < 4; nth++) await scan(hall, 0)
  await scan(hall, 0, { occasion_id: lounge.id })
  await untilLooked(hall)
  assert.deepEqual((await told(hall)).map(({ occasion }) => occasion).sort(), [hall.list.name, 'Lounge'].sort())
})

test('a check-in that was undone is no arrival any more', async () => {
  const hall = await prepare({ vip_arrived: inPage })
  const scanId = randomUUID()
  await scan(hall, 0, { scan_id: scanId })
  await untilTold(hall, ({ length }) => length === 1)
  await app.call(undoScan, { token: hall.token, params: { listId: hall.list.id, scanId } })
  await untilTold(hall, ({ length }) => length === 0)
})

test('guests with the tag of the rule are VIPs once Mailchimp was asked', async () => {
  const hall = await prepare({ vip_arrived: inPage })
  const [segment] = app.sandbox.segments(hall.list.list_id)
  const vips: Who = { kind: 'segment', id: segment!.id, name: segment!.name, is_tag: true }
  await app.call(setVips, { ...ofList(hall), body: { vips } })
  await until(
    () => app.call(notifying, ofList(hall)),
    ({ vips_read_at: readAt }) => readAt !== null,
  )
  await scan(hall, 1)
  await scan(hall, 5)
  await untilLooked(hall)
  assert.deepEqual(
    (await told(hall)).map(({ guest }) => guest),
    ['Guest No1'],
  )
  // A guest who loses the tag is none after the next reading.
  app.sandbox.tagMember(hall.list.list_id, 'guest2@example.com', [{ name: 'VIP', status: 'inactive' }])
  await sql`update segment_readings set next_at = now() where list_id = ${hall.list.id}`.execute(owner)
  const vipsNow = async () =>
    (await sql`select from vip_guests where list_id = ${hall.list.id}`.execute(owner)).rows.length
  await until(vipsNow, (many) => many === 2)
})

test('an occasion is told at 90 % of its capacity, and again only after it fell below 80 %', async () => {
  const hall = await prepare({ nearly_full: inPage }, 0, 11)
  const night = await addOccasion(app, hall, {
    name: 'Saturday',
    own_max: 5,
    capacity: 10,
    has_exits: true,
    again: 'after_exit',
  })
  const go = (place: number, direction: 'in' | 'out') => scan(hall, place, { occasion_id: night.id, direction })
  for (let place = 0; place < 8; place++) await go(place, 'in')
  await untilLooked(hall)
  assert.deepEqual(await told(hall), [])
  await go(8, 'in')
  const [notice] = await untilTold(hall, ({ length }) => length === 1)
  assert.deepEqual([notice!.inside, notice!.capacity, notice!.occasion, notice!.is_over], [9, 10, 'Saturday', false])
  await go(8, 'out')
  await untilLooked(hall)
  await go(8, 'in')
  await untilLooked(hall)
  assert.equal((await told(hall)).length, 1)
  for (const place of [6, 7, 8]) await go(place, 'out')
  await untilTold(hall, ([first]) => first!.is_over)
  for (const place of [6, 7, 8]) {
    await untilLooked(hall)
    await go(place, 'in')
  }
  await untilTold(hall, ({ length }) => length === 2)
  // That it is full is news of its own, once.
  await go(9, 'in')
  const [full] = await untilTold(hall, ({ length }) => length === 3)
  assert.deepEqual([full!.inside, full!.capacity], [10, 10])
  await go(9, 'out')
  await untilLooked(hall)
  await go(9, 'in')
  await untilLooked(hall)
  assert.equal((await told(hall)).length, 3)
  // An occasion that is over causes no notice.
  const { occasion: ended } = await app.call(changeOccasion, {
    token: hall.token,
    params: { listId: hall.list.id, occasionId: night.id },
    body: { ...formOf(night), closes_at: new Date(Date.now() - 60_000).toISOString() },
  })
  assert.equal(ended.name, 'Saturday')
  for (const place of [6, 7, 8]) await go(place, 'out')
  await untilLooked(hall)
  assert.equal((await told(hall)).length, 3)
})

test('a door that was not heard for 5 minutes is told once, until it is heard and falls silent again', async () => {
  const hall = await prepare({ door_silent: inPage })
  const { link, slug } = await addLink(app, hall, { label: 'South gate' })
  const { scanToken } = await openDoor(app, { slug })
  await silence(hall, 4)
  await lookAtDoors(app.services, hall.list.id)
  assert.deepEqual(await told(hall), [])
  await silence(hall, 6)
  const [notice] = await untilTold(hall, ({ length }) => length === 1)
  assert.deepEqual([notice!.kind, notice!.door, notice!.is_over], ['door_silent', 'South gate', false])
  await lookAtDoors(app.services, hall.list.id)
  assert.equal((await told(hall)).length, 1)
  await app.call(tellDoorCheck, { scanToken, params: { listId: hall.list.id }, body: { missing: [] } })
  assert.equal((await told(hall))[0]!.is_over, true)
  await silence(hall, 7)
  await lookAtDoors(app.services, hall.list.id)
  await untilTold(hall, ({ length }) => length === 2)
  await sql`delete from scanner_links where id = ${link.id}`.execute(owner)
  assert.deepEqual(await told(hall), [])
})

test('no door is silent before its occasion opens, after it closes, or an hour later', async () => {
  const hall = await prepare({ door_silent: inPage })
  const hour = 3_600_000
  const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
  const later = await addOccasion(app, hall, { name: 'Later', own_max: 1, opens_at: at(1) })
  const ended = await addOccasion(app, hall, { name: 'Ended', own_max: 1, closes_at: at(-1) })
  for (const occasion of [later, ended]) {
    await openDoor(app, await addLink(app, hall, { label: occasion.name, occasion_id: occasion.id }))
  }
  await silence(hall, 6)
  await lookAtDoors(app.services, hall.list.id)
  assert.deepEqual(await told(hall), [])
  await openDoor(app, await addLink(app, hall, { label: 'Main' }))
  await silence(hall, 90)
  await lookAtDoors(app.services, hall.list.id)
  assert.deepEqual(await told(hall), [])
})

test('a list that is watched again does not tell of what happened meanwhile', async () => {
  const hall = await prepare({})
  await scan(hall, 0)
  await app.call(setNotifying, { ...ofList(hall), body: { ...nothing, vip_arrived: inPage } })
  await scan(hall, 1)
  await untilLooked(hall)
  assert.deepEqual(
    (await told(hall)).map(({ guest }) => guest),
    ['Guest No1'],
  )
})
