// A value by a rule that Mailchimp does not take is told to members once, until its field changes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkStatus } from '#contract/codes.ts'
import { setNotifying } from '#contract/notifying.ts'
import { openAsOwner } from '../../database/open.ts'
import { addMember } from '../../testing/factories.ts'
import { type Dinner, mealsOf } from '../../testing/attendance.ts'
import { byMail, inPage, noticesOf } from '../../testing/occasions.ts'
import { atEnd } from '../../testing/postgres.ts'
import { callMailchimp } from '../../testing/start-listening-app.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'
import { lookAtDoors } from './look-at-doors.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

const { prepare, offer, scanAll, untilWritten } = mealsOf(app, owner)
const { told, me } = noticesOf(app, owner)
const of = ({ token, list }: Pick<Dinner, 'token' | 'list'>) => ({ token, params: { listId: list.id } })

/** The refused values, with the field as it was then, once Mailchimp has answered to all. */
async function refusedNow(dinner: Dinner): Promise<string[]> {
  await untilWritten(dinner)
  const rows = await owner
    .selectFrom('refused_values')
    .select(['value', 'fields_seen'])
    .where('list_id', '=', dinner.list.id)
    .execute()
  return rows.map(({ value, fields_seen: seen }) => `${value} ${seen}`)
}

/** Mailchimp has other fields now, and refuses the three values again. */
async function untilRefusedAgain(dinner: Dinner, before: string[]): Promise<void> {
  await app.call(checkStatus, of(dinner))
  await until(
    () => refusedNow(dinner),
    (now) => now.length === 3 && now.every((each) => !before.includes(each)),
  )
  await lookAtDoors(app.services, dinner.list.id)
}

const toldValues = async (dinner: Dinner) =>
  (await told(dinner)).map(({ kind, field, value, is_over: isOver }) => ({ kind, field, value, isOver }))

test('a value that Mailchimp refuses for three guests is told once, and again when its field has changed', async () => {
  const dinner = await prepare()
  await app.call(setNotifying, { ...of(dinner), body: { value_refused: inPage } })
  await offer(dinner, 'Meat', 'Eaten')
  await scanAll(dinner)
  await lookAtDoors(app.services, dinner.list.id)
  const notice = { kind: 'value_refused', field: 'MEAL', value: 'Served', isOver: false }
  assert.deepEqual(await toldValues(dinner), [notice])
  await lookAtDoors(app.services, dinner.list.id)
  assert.deepEqual(await toldValues(dinner), [notice])

  // Another field is no news about this one, although the value is tried again.
  const other = { tag: 'OTHER', name: 'Other', type: 'text' }
  let before = await refusedNow(dinner)
  await callMailchimp(app, dinner, 'POST', `/lists/${dinner.list.list_id}/merge-fields`, other)
  await untilRefusedAgain(dinner, before)
  assert.deepEqual(await toldValues(dinner), [notice])

  before = await refusedNow(dinner)
  await offer(dinner, 'Meat', 'Finished')
  await untilRefusedAgain(dinner, before)
  assert.deepEqual(await toldValues(dinner), [notice, notice])

  await offer(dinner, 'Meat', 'Served')
  await app.call(checkStatus, of(dinner))
  await until(
    () => toldValues(dinner),
    (all) => all.length === 2 && all.every(({ isOver }) => isOver),
  )
})

test('a member who chose emails gets one with the field and the value, and others of the team get nothing', async () => {
  const dinner = await prepare()
  const viewer = await addMember(app, dinner, 'viewer', { name: 'Vera' })
  await app.call(setNotifying, { ...of(dinner), body: { value_refused: byMail } })
  await offer(dinner, 'Meat', 'Eaten')
  await scanAll(dinner)
  const mail = await app.outbox.about((await me(dinner)).email, 'Mailchimp doesn’t take “Served” for MEAL')
  assert.match(mail.text!, /sets the field MEAL to “Served”[\s\S]*Change the rule in Listpass/)
  assert.ok(mail.links.some((link) => link.endsWith(`/app/qr-manager/${dinner.list.id}/tonight`)))
  assert.deepEqual(await told({ token: viewer.token }), [])
  const subjects = (await app.outbox.mails(viewer.email)).map(({ subject }) => subject ?? '')
  assert.ok(!subjects.some((subject) => subject.includes('MEAL')), String(subjects))
})

test('a kind of notice that a page does not know stays as the member chose it', async () => {
  const dinner = await prepare()
  await app.call(setNotifying, { ...of(dinner), body: { value_refused: inPage } })
  const { notifying } = await app.call(setNotifying, { ...of(dinner), body: { vip_arrived: byMail } })
  assert.deepEqual([notifying.ways.value_refused, notifying.ways.vip_arrived], [inPage, byMail])
})
