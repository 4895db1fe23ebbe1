// Guests whose latest email bounced are known at the door, and to their organiser.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { guestCounts, guests } from '#contract/guests.ts'
import { offlineList } from '#contract/offline.ts'
import { checkIn, findPeople, handInScans, redeemScan } from '#contract/scanning.ts'
import { linkOf } from '#domain/link.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addLink, backdate, type Connected, openDoor, prepareList } from '../../../testing/factories.ts'
import { startTestApp, testPublicUrl } from '../../../testing/start-test-app.ts'
import { until } from '../../../testing/until.ts'
import { findListsToRead, readBounces } from './read-bounces.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

type Place = Connected & { codes: string[] }
const of = ({ token, list }: Pick<Connected, 'token' | 'list'>) => ({ token, params: { listId: list.id } })

const names = ['ada', 'ben', 'cleo', 'dan']
const emailOf = (name: string) => `${name}@example.com`

/** A list with four guests whose codes were made an hour ago. The worker has looked at it and polled it just now, so only the test does. */
async function openHall(): Promise<Place> {
  const members = names.map((name) => ({
    email: emailOf(name),
    status: 'subscribed',
    merge_fields: { FNAME: name, LNAME: 'Guest' },
  }))
  const place = await prepareList(app, { members })
  await sql`
    with looked as (insert into bounce_readings (list_id, looked_at) values (${place.list.id}, now()))
    update lists set codes_generated_at = now() - interval '1 hour', webhook_mode = 'polling', polled_at = now() where id = ${place.list.id}`.execute(
    owner,
  )
  return place
}

type Fate = 'hard' | 'soft' | 'opened' | 'unopened'

function send({ list, mailchimpAccount }: Connected, to: Record<string, Fate>): string {
  const settings = { title: 'Invitation', subject_line: 'Come!', from_name: 'Noor', reply_to: 'noor@example.com' }
  const { id } = app.sandbox.addCampaign({ list_id: list.list_id, settings, html: '<p>Hello</p>' }, mailchimpAccount)
  app.sandbox.sendCampaign(id, {
    to: Object.fromEntries(Object.entries(to).map(([name, fate]) => [emailOf(name), fate])),
  })
  return id
}

/** Mailchimp's times are whole seconds. */
const backdateMail = (id: string) => app.sandbox.editCampaign(id, { send_time: Math.floor(Date.now() / 1000) - 600 })

/** Reads now, whatever was read before. */
async function read({ list }: Connected): Promise<void> {
  await sql`
    update bounce_readings r set campaigns = (
      select coalesce(jsonb_object_agg(c.key, c.value || '{"askedAt": "2026-01-01T00:00:00Z"}'), '{}')
      from jsonb_each(r.campaigns) c)
    where list_id = ${list.id}`.execute(owner)
  await readBounces(app.services, list.id, AbortSignal.timeout(60_000))
}

async function unreached(place: Place): Promise<string[]> {
  const { guests: found } = await app.call(guests, { ...of(place), query: { mark: 'unreached' } })
  return found.map(({ display_value: name }) => name.split(' ')[0]!).toSorted()
}

const codeOf = async ({ list }: Place, name: string): Promise<{ id: string; code: string }> =>
  owner
    .selectFrom('contacts')
    .select(['id', 'code'])
    .where('list_id', '=', list.id)
    .where('email', '=', emailOf(name))
    .executeTakeFirstOrThrow()

async function readOffline(place: Place, since?: string) {
  const page = await app.call(offlineList, { ...of(place), query: since === undefined ? {} : { since } })
  return { ...page, hashes: (page.unreached ?? []).map((at) => page.entries[at]![0]) }
}

test('a door is told of guests whose email bounced, in every verdict and in the search', async () => {
  const place = await openHall()
  send(place, { ada: 'soft', ben: 'hard' })
  await read(place)
  assert.deepEqual(await unreached(place), ['ada', 'ben'])
  const link = await addLink(app, place, { may_check_in_by_name: true })
  const door = { list: place.list, ...(await openDoor(app, link)) }
  const asked = { scanToken: door.scanToken, params: { listId: place.list.id } }
  const { people } = await app.call(findPeople, { ...asked, query: { q: 'guest' } })
  assert.deepEqual(
    people.filter((each) => each.is_unreached).map((each) => each.display_value),
    ['ada Guest', 'ben Guest'],
  )
  const [ada, cleo, dan] = [await codeOf(place, 'ada'), await codeOf(place, 'cleo'), await codeOf(place, 'dan')]
  const byName = { ...asked, params: { ...asked.params, contactId: ada.id }, body: {} }
  const verdict = await app.call(checkIn, byName)
  assert.deepEqual([verdict.reason, verdict.is_unreached], ['ok', true])
  const again = await app.call(redeemScan, { ...asked, body: { qr_code: ada.code } })
  assert.deepEqual([again.reason, again.is_unreached], ['already_used', true])
  const other = await app.call(redeemScan, { ...asked, body: { qr_code: cleo.code } })
  assert.deepEqual([other.reason, 'is_unreached' in other], ['ok', false])
  await backdate(owner, place.list.id)
  const offline = (code: string) => ({
    qr_code: linkOf(testPublicUrl, code),
    scan_id: crypto.randomUUID(),
    scanned_at: new Date(Date.now() - 60_000).toISOString(),
    told: 'ok' as const,
  })
  const { code } = await codeOf(place, 'ben')
  const { verdicts } = await app.call(handInScans, { ...asked, body: { scans: [offline(code), offline(dan.code)] } })
  assert.deepEqual(
    verdicts.map((each) => [each.reason, each.is_unreached]),
    [
      ['ok', true],
      ['ok', undefined],
    ],
  )
})

test('the offline list says it beside its entries, and a door with the list hears of a change', async () => {
  const place = await openHall()
  const before = await readOffline(place)
  assert.deepEqual([before.entries.length, before.unreached], [4, undefined])
  backdateMail(send(place, { ada: 'soft' }))
  await read(place)
  const whole = await readOffline(place)
  assert.equal(whole.hashes.length, 1)
  const sizeOf = (page: object) => JSON.stringify({ ...page, cursor: '', at: '', hashes: undefined }).length
  assert.ok(sizeOf(whole) <= sizeOf(before) * 1.15)
  const changes = await until(
    () => readOffline(place, before.cursor),
    (page) => page.entries.length > 0,
  )
  assert.deepEqual([changes.is_whole, changes.hashes], [false, whole.hashes])
  // An entry itself holds nothing more.
  assert.ok(whole.entries.every((entry) => entry.length === 5))
  send(place, {})
  await read(place)
  const after = await until(
    () => readOffline(place, changes.cursor),
    (page) => page.entries.length > 0 && page.hashes.length === 0,
  )
  assert.deepEqual([after.entries.map(([hash]) => hash), after.hashes], [whole.hashes, []])
})

test('only the latest email counts, and one that arrives later takes the note away', async () => {
  const place = await openHall()
  const first = send(place, { ada: 'soft', ben: 'soft' })
  await read(place)
  assert.deepEqual(await unreached(place), ['ada', 'ben'])
  backdateMail(first)
  const second = send(place, { ben: 'soft', cleo: 'soft' })
  await read(place)
  assert.deepEqual(await unreached(place), ['ben', 'cleo'])
  // Mailchimp tries again for some days. The first email reached both, and bounced for Dan.
  const change = (campaign: string, name: string, status: 'sent' | 'soft') =>
    app.sandbox.changeFate(campaign, emailOf(name), status)
  change(first, 'ada', 'sent')
  change(first, 'dan', 'soft')
  await read(place)
  assert.deepEqual(await unreached(place), ['ben', 'cleo'])
  change(second, 'ben', 'sent')
  await read(place)
  assert.deepEqual(await unreached(place), ['cleo'])
})

test('an address that Mailchimp has cleaned gets no email, and the door hears of it at once', async () => {
  const place = await openHall()
  const { cursor } = await readOffline(place)
  await sql`update contacts set status = 'cleaned' where list_id = ${place.list.id} and email = ${emailOf('dan')}`.execute(
    owner,
  )
  assert.deepEqual(await unreached(place), ['dan'])
  const page = await until(
    () => readOffline(place, cursor),
    ({ entries }) => entries.length > 0,
  )
  assert.equal(page.hashes.length, 1)
  const counts = await app.call(guestCounts, { ...of(place), query: {} })
  assert.equal(counts.unreached, 1)
})

test('emails without news cost two calls, and a scan costs none', async () => {
  const place = await openHall()
  send(place, { ada: 'soft' })
  await read(place)
  app.sandbox.calls.forget()
  await read(place)
  const { getCampaigns, getReport, getSentTo } = app.sandbox.calls.byOperation()
  assert.deepEqual([getCampaigns, getReport, getSentTo], [1, 1, undefined])
  app.sandbox.calls.forget()
  await readBounces(app.services, place.list.id, AbortSignal.timeout(60_000))
  assert.equal(app.sandbox.calls.byOperation()['getReport'], undefined)
  app.sandbox.calls.forget()
  await app.call(redeemScan, { ...of(place), body: { qr_code: place.codes[0]! } })
  const { getReport: reports, getSentTo: recipients } = app.sandbox.calls.byOperation()
  assert.deepEqual([reports, recipients], [undefined, undefined])
})

test('the worker reads a list by itself, ten minutes after its codes were made and then every ten minutes', async () => {
  const members = ['ada', 'ben'].map((name) => ({
    email: emailOf(name),
    status: 'subscribed',
    merge_fields: { FNAME: name, LNAME: 'Guest' },
  }))
  const place = await prepareList(app, { members })
  await sql`update lists set webhook_mode = 'polling' where id = ${place.list.id}`.execute(owner)
  send(place, { ada: 'soft' })
  app.sandbox.calls.forget()
  const later = sql`update lists set codes_generated_at = now() - interval '10 minutes 1 second' where id = ${place.list.id}`
  const readings = owner.selectFrom('bounce_readings').selectAll().where('list_id', '=', place.list.id)
  assert.deepEqual(await readings.execute(), [])
  await later.execute(owner)
  await until(
    () => unreached(place),
    (found) => found.join() === 'ada',
  )
  await until(
    () => readings.execute(),
    ([reading]) => reading!.looked_at !== null,
  )
  /** Whether the list is due this long after its last reading. The worker does not see it. */
  const isDue = (ago: string) =>
    owner.transaction().execute(async (tx) => {
      const look = (at: string) =>
        sql`update bounce_readings set looked_at = now() - ${at}::interval where list_id = ${place.list.id}`.execute(tx)
      await look(ago)
      const { rows } = await findListsToRead().execute(tx)
      await look('0 seconds')
      return rows.some(({ id }) => id === place.list.id)
    })
  assert.deepEqual([await isDue('9 minutes 59 seconds'), await isDue('10 minutes 1 second')], [false, true])
})

test('a listing that Mailchimp shows in part is read again, and proves nothing against its other guests', async () => {
  const place = await openHall()
  send(place, { ada: 'soft', dan: 'soft' })
  const fault = { kind: 'wrong_answer', answer: 'stale', operation: 'getSentTo', next: 1 } as const
  app.sandbox.setFault(fault, place.mailchimpAccount)
  await read(place)
  assert.deepEqual(await unreached(place), ['ada'])
  app.sandbox.clearFaults(place.mailchimpAccount)
  await read(place)
  assert.deepEqual(await unreached(place), ['ada', 'dan'])
})

test('while Mailchimp is away, the guests who never got an email stay known', async () => {
  const place = await openHall()
  send(place, { ada: 'soft' })
  await read(place)
  app.sandbox.setFault({ kind: 'server_error' }, place.mailchimpAccount)
  await assert.rejects(read(place))
  assert.deepEqual(await unreached(place), ['ada'])
  app.sandbox.clearFaults(place.mailchimpAccount)
})

for (const shiftMs of [-25 * 60_000, 25 * 60_000, -24 * 3_600_000, 24 * 3_600_000]) {
  test(`a door is told of a bounced email while Mailchimp's clock is ${shiftMs / 60_000} minutes ahead`, async () => {
    app.sandbox.setClock(shiftMs)
    const place = await openHall()
    send(place, { ada: 'soft' })
    await readBounces(app.services, place.list.id, AbortSignal.timeout(60_000))
    assert.deepEqual(await unreached(place), ['ada'])
    app.sandbox.setClock(0)
  })
}
