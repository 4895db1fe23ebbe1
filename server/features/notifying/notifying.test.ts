// VIPs, full rooms and silent doors: who is told, where, and that nothing is told twice or lost.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { auditLog } from '#contract/audit.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { tellDoorCheck } from '#contract/doors.ts'
import { type Notice, notices, seeNotices } from '#contract/notices.ts'
import { type NoticeWays, notifying, setNotifying, setVips } from '#contract/notifying.ts'
import { changeOccasion, type Who } from '#contract/occasions.ts'
import { eraseContact, exportContact } from '#contract/privacy.ts'
import { redeemScan, undoScan } from '#contract/scanning.ts'
import { removeMember } from '#contract/teams.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, addMember, addOrganiser, type Connected, openDoor, prepareList } from '../../testing/factories.ts'
import { addOccasion, formOf } from '../../testing/occasions.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { lookAtDoors } from './look-at-doors.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const off = { in_page: false, by_mail: false }
const inPage = { in_page: true, by_mail: false }
const byMail = { in_page: false, by_mail: true }
const nothing: NoticeWays = { vip_arrived: off, nearly_full: off, door_silent: off }

const isVip: Who = { kind: 'field', tag: 'COMPANY', test: 'is', value: 'the daily' }

type Hall = Connected & { codes: string[] }
const of = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })

/** A list whose first guests write for The Daily. The organiser wants to hear of this. */
async function prepare(ways: Partial<NoticeWays>, vips = 3, others = 3): Promise<Hall> {
  const members = Array.from({ length: vips + others }, (_, place) => ({
    email: `guest${place}@example.com`,
    merge_fields: { FNAME: 'Guest', LNAME: `No${place}`, COMPANY: place < vips ? 'The Daily' : '' },
    tags: place < vips ? ['VIP'] : [],
  }))
  const hall = await prepareList(app, { members })
  await app.call(setVips, { ...of(hall), body: { vips: isVip } })
  await app.call(setNotifying, { ...of(hall), body: { ...nothing, ...ways } })
  return hall
}

const scan = async (
  hall: Hall,
  place: number,
  more: { occasion_id?: string; scan_id?: string; direction?: 'in' | 'out' } = {},
) => app.call(redeemScan, { ...of(hall), body: { qr_code: hall.codes[place]!, ...more } })

const told = async ({ token }: { token: string }) => (await app.call(notices, { token })).notices

const untilTold = (who: { token: string }, isThere: (seen: Notice[]) => boolean) => until(() => told(who), isThere)

/** Waits until all events of the list's doors were looked at. */
async function untilLooked({ list }: Pick<Connected, 'list'>): Promise<void> {
  const behind = async () => {
    const { rows } = await sql<{ behind: number }>`
      select q.seq - w.heard_seq as behind from notice_watches w join door_seqs q on q.list_id = w.list_id
      where w.list_id = ${list.id}`.execute(owner)
    return rows[0]!.behind
  }
  await until(behind, (many) => many === 0)
}

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
  await app.call(seeNotices, { ...of(hall), body: { upto: notice!.no } })
  await untilLooked(hall)
  assert.deepEqual(
    (await told(hall)).map(({ is_new: fresh }) => fresh),
    [false],
  )
  assert.deepEqual(await app.outbox.mails((await me(hall)).email), [])
})

const me = async ({ personId }: Connected) => {
  const { rows } = await sql<{
    email: string
    name: string
  }>`select email, name from users where id = ${personId}`.execute(owner)
  return rows[0]!
}

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
  await app.call(setVips, { ...of(hall), body: { vips } })
  await until(
    () => app.call(notifying, of(hall)),
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
  // One that is over is not looked at.
  const { occasion: ended } = await app.call(changeOccasion, {
    token: hall.token,
    params: { listId: hall.list.id, occasionId: night.id },
    body: { ...formOf(night), closes_at: new Date(Date.now() - 60_000).toISOString() },
  })
  assert.equal(ended.name, 'Saturday')
  for (const place of [6, 7, 8]) await go(place, 'out')
  await untilLooked(hall)
  assert.equal((await told(hall)).length, 2)
})

/** Lets the doors of a link be last heard so many minutes ago. */
const silence = ({ list }: Hall, minutes: number) =>
  sql`update scanner_sessions set last_used_at = now() - make_interval(mins => ${minutes}),
    checked_at = now() - make_interval(mins => ${minutes}) where list_id = ${list.id}`.execute(owner)

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

test('VIPs are mailed where that is chosen, at most one mail in 15 minutes, and none without it', async () => {
  const hall = await prepare({ vip_arrived: byMail })
  const { email } = await me(hall)
  await scan(hall, 0)
  const first = await app.outbox.about(email, 'VIP arrived: Guest No0')
  assert.match(first.text!, /Guest No0 came in at \d\d:\d\d \(UTC\)/)
  assert.ok(
    first.links.some((link) => link.endsWith(`/app/qr-manager/${hall.list.id}/settings#notifying`)),
    String(first.text),
  )
  assert.deepEqual(await told(hall), [])
  await scan(hall, 1)
  await scan(hall, 2)
  await untilLooked(hall)
  await lookAtDoors(app.services, hall.list.id)
  assert.equal((await mailed(email)).length, 1)
  await sql`update notice_settings set mailed_at = now() - interval '16 minutes' where list_id = ${hall.list.id}`.execute(
    owner,
  )
  await lookAtDoors(app.services, hall.list.id)
  const second = await app.outbox.about(email, `2 VIPs arrived at ${hall.list.name}`)
  assert.match(second.text!, /Guest No1 came in[\s\S]*Guest No2 came in/)
  await app.call(setNotifying, { ...of(hall), body: nothing })
  await sql`update notice_settings set mailed_at = null where list_id = ${hall.list.id}`.execute(owner)
  await scan(hall, 4)
  assert.equal((await mailed(email)).length, 2)
})

const mailed = async (email: string) =>
  (await app.outbox.mails(email)).filter(({ subject }) => /VIP|full|silent/.test(subject ?? ''))

test('a member who is removed, or a guest who is erased, is in no mail and no page', async () => {
  const hall = await prepare({ vip_arrived: inPage })
  const mate = await addMember(app, hall, 'viewer', { name: 'Mate' })
  const asMate = { token: mate.token, list: hall.list }
  await app.call(setNotifying, { ...of(asMate), body: { ...nothing, vip_arrived: byMail } })
  await app.call(removeMember, { token: hall.token, params: { personId: mate.id } })
  await scan(hall, 0)
  const [notice] = await untilTold(hall, ({ length }) => length === 1)
  assert.equal(notice!.guest, 'Guest No0')
  const { contacts } = await app.call(contactsOfList, { ...of(hall), query: { q: 'No0' } })
  const place = { token: hall.token, params: { listId: hall.list.id, contactId: contacts[0]!.id } }
  assert.deepEqual(
    (await app.call(exportContact, place)).notices.map(({ kind }) => kind),
    ['vip_arrived'],
  )
  await app.call(eraseContact, { ...place, body: undefined })
  assert.deepEqual(await told(hall), [])
  assert.deepEqual(await mailed(mate.email), [])
})

test('each member has settings of their own; editors alone set the VIPs, and doors see nothing', async () => {
  const hall = await prepare({ vip_arrived: inPage })
  const viewer = await addMember(app, hall, 'viewer', { name: 'Vera' })
  const door = await addMember(app, hall, 'door', { name: 'Dora', listIds: [hall.list.id] })
  const stranger = await addOrganiser(app, 'Stella')
  const as = ({ token }: { token: string }) => ({ token, params: { listId: hall.list.id } })
  const { ways } = await app.call(notifying, as(viewer))
  assert.deepEqual(ways, nothing)
  await app.call(setNotifying, { ...as(viewer), body: { ...nothing, nearly_full: inPage } })
  assert.deepEqual((await app.call(notifying, as(hall))).ways, { ...nothing, vip_arrived: inPage })
  await app.refused(setVips, { ...as(viewer), body: { vips: null } })
  await app.refused(notifying, as(door))
  await app.refused(notifying, as(stranger))
  assert.deepEqual(await app.call(notices, { token: stranger.token }), { notices: [], is_on: false })
  const { entries } = await app.call(auditLog, { token: hall.token, query: {} })
  const actions = new Set(entries.map(({ action }) => action))
  assert.ok(actions.has('vips_changed') && actions.has('notifying_changed'))
  const wrong: Who = { ...isVip, tag: 'NOSUCH' }
  const refusal = await app.refused(setVips, { ...of(hall), body: { vips: wrong } })
  assert.equal(refusal.errors['vips']![0], 'The list has no field NOSUCH.')
})

test('a list that is watched again does not tell of what happened meanwhile', async () => {
  const hall = await prepare({})
  await scan(hall, 0)
  await app.call(setNotifying, { ...of(hall), body: { ...nothing, vip_arrived: inPage } })
  await scan(hall, 1)
  await untilLooked(hall)
  assert.deepEqual(
    (await told(hall)).map(({ guest }) => guest),
    ['Guest No1'],
  )
})

test('four nodes that look at once tell each VIP once, and mail each once', async () => {
  const hall = await prepare({ vip_arrived: { in_page: true, by_mail: true } }, 20, 0)
  const nodes = [app, await app.addNode(), await app.addNode(), await app.addNode()]
  const { email } = await me(hall)
  await Promise.all(
    hall.codes.map(async (_, place) => {
      await scan(hall, place)
      await Promise.all(nodes.map(({ services }) => lookAtDoors(services, hall.list.id)))
    }),
  )
  await untilLooked(hall)
  const seen = await told(hall)
  assert.equal(seen.length, 20)
  assert.equal(new Set(seen.map(({ guest }) => guest)).size, 20)
  assert.deepEqual(
    seen.map(({ no }) => no).sort((a, b) => a - b),
    Array.from({ length: 20 }, (_, nth) => nth + 1),
  )
  await sql`update notice_settings set mailed_at = now() - interval '16 minutes' where list_id = ${hall.list.id}`.execute(
    owner,
  )
  await Promise.all(nodes.map(({ services }) => lookAtDoors(services, hall.list.id)))
  const named = async () =>
    (await mailed(email)).flatMap(({ text }) => [...text!.matchAll(/Guest No\d+ came in|And (\d+) more/g)])
  const many = async () => (await named()).reduce((sum, [, more]) => sum + (more === undefined ? 1 : Number(more)), 0)
  await until(many, (sum) => sum >= 20)
  assert.equal(await many(), 20)
  // One at once, and one for the rest, if there is any.
  assert.ok((await mailed(email)).length <= 2)
})
