// Notices reach the right members, in the page and by mail, once.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { auditLog } from '#contract/audit.ts'
import { changeUser } from '#contract/auth.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { notices } from '#contract/notices.ts'
import { notifying, setNotifying, setVips } from '#contract/notifying.ts'
import type { Who } from '#contract/occasions.ts'
import { eraseContact, exportContact } from '#contract/privacy.ts'
import { changeMember, removeMember } from '#contract/teams.ts'
import { openAsOwner } from '../../database/open.ts'
import { addMember, addOrganiser, type Connected } from '../../testing/factories.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { sendNotices } from './jobs.ts'
import { lookAtDoors } from './look-at-doors.ts'
import { findReader } from './store.ts'
import { byMail, inPage, isVip, nothing, noticesOf } from '../../testing/occasions.ts'
import { password } from '../../testing/samples.ts'
import { ofList } from '../../testing/calls.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const { prepare, scan, told, untilTold, untilLooked, me, mailed } = noticesOf(app, owner)

/** Until the doors were looked at, and each letter about them was sent or dropped. */
async function untilLettersWent({ list }: Pick<Connected, 'list'>): Promise<void> {
  await lookAtDoors(app.services, list.id)
  const open = () =>
    sql<{ open: number }>`
      select count(*)::int as open from listpass_jobs.job where name = ${sendNotices.name} and state < 'completed'`.execute(
      app.services.database.open,
    )
  await until(
    async () => (await open()).rows[0]!.open,
    (count) => count === 0,
  )
}

test('VIPs are mailed where that is chosen, at most one mail in 15 minutes, and none without it', async () => {
  const hall = await prepare({ vip_arrived: byMail }, 4)
  const { email } = await me(hall)
  await scan(hall, 0)
  const first = await app.outbox.about(email, 'VIP arrived: Guest No0')
  assert.match(first.text!, /Guest No0 came in at \d\d:\d\d \(UTC\)/)
  for (const part of ['tonight', 'settings#notifying']) {
    assert.ok(
      first.links.some((link) => link.endsWith(`/app/qr-manager/${hall.list.id}/${part}`)),
      String(first.text),
    )
  }
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
  await app.call(setNotifying, { ...ofList(hall), body: nothing })
  await sql`update notice_settings set mailed_at = null where list_id = ${hall.list.id}`.execute(owner)
  await scan(hall, 3)
  await untilLettersWent(hall)
  assert.equal((await mailed(email)).length, 2)
})

test('each member reads the notices in their own language', async () => {
  const hall = await prepare({ vip_arrived: byMail })
  const mate = await addMember(app, hall, 'viewer', { name: 'Mate' })
  await app.call(setNotifying, {
    ...ofList({ token: mate.token, list: hall.list }),
    body: { ...nothing, vip_arrived: byMail },
  })
  await app.call(changeUser, { token: hall.token, body: { language: 'de' } })
  await app.call(changeUser, { token: mate.token, body: { language: 'nl' } })
  await scan(hall, 0)
  const dutch = await app.outbox.about(mate.email, 'Er is een vip binnen: Guest No0')
  assert.match(dutch.html!, /<html lang="nl" /)
  const mail = await app.outbox.about((await me(hall)).email, 'VIP ist da: Guest No0')
  assert.match(mail.text!, /Um \d\d:\d\d \(UTC\) kam Guest No0 herein: /)
  assert.match(mail.html!, /<html lang="de" /)
})

test('a member who is removed, or a guest who is erased, is in no mail and no page', async () => {
  const hall = await prepare({ vip_arrived: inPage })
  const mate = await addMember(app, hall, 'viewer', { name: 'Mate' })
  const asMate = { token: mate.token, list: hall.list }
  await app.call(setNotifying, { ...ofList(asMate), body: { ...nothing, vip_arrived: byMail } })
  await app.call(removeMember, { token: hall.token, params: { personId: mate.id }, body: { password } })
  await scan(hall, 0)
  const [notice] = await untilTold(hall, ({ length }) => length === 1)
  assert.equal(notice!.guest, 'Guest No0')
  const { contacts } = await app.call(contactsOfList, { ...ofList(hall), query: { q: 'No0' } })
  const place = { token: hall.token, params: { listId: hall.list.id, contactId: contacts[0]!.id } }
  assert.deepEqual(
    (await app.call(exportContact, place)).notices.map(({ kind }) => kind),
    ['vip_arrived'],
  )
  await app.call(eraseContact, { ...place, body: { password } })
  assert.deepEqual(await told(hall), [])
  assert.deepEqual(await mailed(mate.email), [])
})

test('a member is mailed of no VIP while they may not enter the team: by their role, or without its second step', async () => {
  const hall = await prepare({ vip_arrived: inPage })
  const mate = await addMember(app, hall, 'viewer', { name: 'Mate' })
  await app.call(setNotifying, {
    ...ofList({ token: mate.token, list: hall.list }),
    body: { ...nothing, vip_arrived: byMail },
  })
  const change = (body: { role: 'door' | 'viewer'; list_ids?: string[] }) =>
    app.call(changeMember, { token: hall.token, params: { personId: mate.id }, body: { ...body, password } })
  const reader = () => findReader(app.services.database, hall.list.id, mate.id, 'vip_arrived')
  const needSecondStep = (needs: boolean) =>
    sql`update teams set needs_second_factor = ${needs} where id = ${hall.personId}`.execute(owner)
  // The owner has signed in with a second step.
  await sql`update sessions set way = 'totp' where person_id = ${hall.personId}`.execute(owner)

  await change({ role: 'door', list_ids: [hall.list.id] })
  await scan(hall, 0)
  await untilLettersWent(hall)
  // A letter that waited in the queue is dropped as well.
  assert.deepEqual([await mailed(mate.email), await reader()], [[], undefined])
  await change({ role: 'viewer' })
  await needSecondStep(true)
  await scan(hall, 1)
  await untilLettersWent(hall)
  assert.deepEqual(await mailed(mate.email), [])
  await needSecondStep(false)
  await untilLettersWent(hall)
  assert.equal((await mailed(mate.email)).length, 1)
  assert.ok(await reader())
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
  const refusal = await app.refused(setVips, { ...ofList(hall), body: { vips: wrong } })
  assert.equal(refusal.errors['vips']![0], 'The list has no field NOSUCH.')
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
  // One mail at once, and at most one more for the other notices.
  assert.ok((await mailed(email)).length <= 2)
})
