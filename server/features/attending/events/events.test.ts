// Each scan that counts is one event of the member in Mailchimp, and an undone one a second; older scans are none.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { exportContact } from '#contract/privacy.ts'
import { redeemScan, undoScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../../database/open.ts'
import { tellOf, untilTold } from '../../../testing/attendance.ts'
import { type Connected, prepareList } from '../../../testing/factories.ts'
import { addOccasion, scanAt } from '../../../testing/occasions.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'
import { until } from '../../../testing/until.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

type Place = Connected & { codes: string[] }

async function openHall(members = 4): Promise<Place> {
  const place = await prepareList(app, { members, status: 'subscribed', name: 'Gala' })
  await owner.updateTable('contacts').set({ max_scans: 100 }).where('list_id', '=', place.list.id).execute()
  return place
}

async function guestOf({ list }: Place, code: string): Promise<{ id: string; email: string }> {
  const row = owner
    .selectFrom('contacts')
    .select(['id', 'email'])
    .where('list_id', '=', list.id)
    .where('code', '=', code)
  return row.executeTakeFirstOrThrow()
}

async function scan({ token, list }: Place, code: string): Promise<string> {
  const scanId = randomUUID()
  const body = { qr_code: code, scan_id: scanId }
  assert.equal((await app.call(redeemScan, { token, params: { listId: list.id }, body })).reason, 'ok')
  return scanId
}

const undo = ({ token, list }: Place, scanId: string) =>
  app.call(undoScan, { token, params: { listId: list.id, scanId } })

/** The oldest first. */
function eventsOf({ list }: Place, email: string): { name: string; properties: Record<string, string> }[] {
  return app.sandbox
    .memberEvents(list.list_id, email)
    .toReversed()
    .map(({ name, properties }) => ({ name, properties: JSON.parse(properties) as Record<string, string> }))
}

test('a scan is an event with occasion, door and number; one from before is none', async () => {
  const place = await openHall()
  const { id, email } = await guestOf(place, place.codes[0]!)
  await scan(place, place.codes[0]!)
  await tellOf(app, place, { events: true })
  await scan(place, place.codes[0]!)
  const lounge = await addOccasion(app, place, { name: 'Lounge', own_max: 3, has_exits: true })
  await scanAt(app, place, place.codes[0]!, lounge)
  await scanAt(app, place, place.codes[0]!, lounge, 'out')
  await untilTold(app, owner, place)
  const told = eventsOf(place, email)
  // Mailchimp keeps whole seconds, so events of one second come in any order.
  assert.deepEqual(
    told.map(({ name, properties }) => `${name} ${properties['occasion']} ${properties['number']}`).toSorted(),
    ['checked_in Gala 2', 'checked_in Lounge 1'],
  )
  assert.ok(told.every(({ properties }) => typeof properties['door'] === 'string'))
  const asked = { token: place.token, params: { listId: place.list.id, contactId: id } }
  const { events } = await app.call(exportContact, asked)
  assert.deepEqual(
    events.map(({ occasion, state }) => [occasion, state]),
    [
      ['Gala', 'sent'],
      ['Lounge', 'sent'],
    ],
  )
})

test('an undone scan is a second event, and one that was not told yet is none', async () => {
  const place = await openHall()
  await tellOf(app, place, { events: true })
  const { email } = await guestOf(place, place.codes[0]!)
  const first = await scan(place, place.codes[0]!)
  await untilTold(app, owner, place)
  await undo(place, first)
  await untilTold(app, owner, place)
  assert.deepEqual(
    eventsOf(place, email).map(({ name }) => name),
    ['checked_in', 'check_in_undone'],
  )
  app.sandbox.stop()
  await undo(place, await scan(place, place.codes[1]!))
  await until(
    () =>
      owner.selectFrom('attendance').select('heard_seq').where('list_id', '=', place.list.id).executeTakeFirstOrThrow(),
    ({ heard_seq: seq }) => seq === 4,
  )
  app.sandbox.start()
  await untilTold(app, owner, place)
  const second = await guestOf(place, place.codes[1]!)
  const names = eventsOf(place, second.email).map(({ name }) => name)
  assert.ok(names.length === 0 || names.join() === 'checked_in,check_in_undone', names.join())
})

test('after a lost answer the event is looked for, and not sent again', async () => {
  const place = await openHall()
  await tellOf(app, place, { events: true })
  app.sandbox.setFault({ kind: 'lost_answer', operation: 'addMemberEvent', next: 1 }, place.mailchimpAccount)
  const { email } = await guestOf(place, place.codes[0]!)
  await scan(place, place.codes[0]!)
  const { sent_events: sent } = await untilTold(app, owner, place)
  assert.deepEqual(sent, { sent: 1, waiting: 0, refused: 0, doubled: 0 })
  assert.equal(eventsOf(place, email).length, 1)
})

test('an event that Mailchimp got twice is counted as doubled', async () => {
  const place = await openHall()
  await tellOf(app, place, { events: true })
  // The answer is lost, and the event is not there when it is looked for.
  app.sandbox.setFault({ kind: 'lost_answer', operation: 'addMemberEvent', next: 1 }, place.mailchimpAccount)
  app.sandbox.setFault(
    { kind: 'wrong_answer', answer: 'empty', operation: 'getMemberEvents', next: 1 },
    place.mailchimpAccount,
  )
  const { email } = await guestOf(place, place.codes[0]!)
  await scan(place, place.codes[0]!)
  const { sent_events: sent } = await untilTold(app, owner, place)
  assert.equal(eventsOf(place, email).length, 1 + sent.doubled)
  assert.equal(sent.sent, 1)
})

test('a contact that Mailchimp does not take is refused once, and holds up no other', async () => {
  const place = await openHall()
  await tellOf(app, place, { events: true })
  const [cleaned, archived, fine] = await Promise.all(place.codes.slice(0, 3).map((code) => guestOf(place, code)))
  app.sandbox.editMember(place.list.list_id, cleaned!.email, { status: 'cleaned' })
  app.sandbox.editMember(place.list.list_id, archived!.email, { status: 'archived' })
  for (const code of place.codes.slice(0, 3)) await scan(place, code)
  const { sent_events: sent } = await untilTold(app, owner, place)
  assert.deepEqual(sent, { sent: 1, waiting: 0, refused: 2, doubled: 0 })
  assert.equal(eventsOf(place, fine!.email).length, 1)
})

test('switched off, nothing is sent, and scans of that time have no event later', async () => {
  const place = await openHall()
  await tellOf(app, place, { events: true })
  await tellOf(app, place, {})
  const { email } = await guestOf(place, place.codes[0]!)
  await scan(place, place.codes[0]!)
  await tellOf(app, place, { events: true })
  await scan(place, place.codes[1]!)
  await untilTold(app, owner, place)
  assert.deepEqual(eventsOf(place, email), [])
  assert.equal(eventsOf(place, (await guestOf(place, place.codes[1]!)).email).length, 1)
})
