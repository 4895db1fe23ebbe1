// The call behind the organiser's page of an evening, and the stop of admissions.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { auditLog } from '#contract/audit.ts'
import { tellDoorCheck } from '#contract/doors.ts'
import { oneList } from '#contract/lists.ts'
import { changeOccasion, type Occasion, type OccasionForm, occasions as allOccasions } from '#contract/occasions.ts'
import { redeemScan, undoScan } from '#contract/scanning.ts'
import { stopAdmissions, tonight } from '#contract/tonight.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, addMember, type Connected, openDoor, prepareList } from '../../testing/factories.ts'
import { addOccasion, formOf } from '../../testing/occasions.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

type Prepared = Connected & { codes: string[] }
type At = Pick<Occasion, 'id'> | undefined

const look = ({ token, list }: Pick<Connected, 'token' | 'list'>, occasion?: At) =>
  app.call(tonight, { token, params: { listId: list.id }, query: occasion ? { occasion: occasion.id } : {} })
const stop = ({ token, list }: Pick<Connected, 'token' | 'list'>, { id }: { id: string }, stopped = true) =>
  app.call(stopAdmissions, { token, params: { listId: list.id, occasionId: id }, body: { are_stopped: stopped } })

const scan = async (
  { token, list, codes }: Prepared,
  nth: number,
  at: { occasion?: At; direction?: 'in' | 'out'; scanToken?: string } = {},
) => {
  const { occasion, direction, scanToken } = at
  const body = { qr_code: codes[nth]!, occasion_id: occasion?.id, direction }
  const credential = scanToken === undefined ? { token } : { scanToken }
  return (await app.call(redeemScan, { ...credential, params: { listId: list.id }, body })).reason
}

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const openNow = { opens_at: hours(-1), closes_at: hours(5) }

/** Counts of an evening are taken at intervals. */
const once = (list: Prepared, occasion: At, isSo: (seen: Awaited<ReturnType<typeof look>>) => boolean) =>
  until(() => look(list, occasion), isSo)

test('people who came, are inside and have left are told with the curve', async () => {
  const noor = await prepareList(app, { members: 4 })
  const night = await addOccasion(app, noor, { ...openNow, capacity: 10, has_exits: true, own_max: 1 })
  for (const nth of [0, 1, 2]) assert.equal(await scan(noor, nth, { occasion: night }), 'ok')
  assert.equal(await scan(noor, 2, { occasion: night, direction: 'out' }), 'ok')
  const seen = await once(noor, night, ({ figures }) => figures.left === 1 && figures.came === 3)
  assert.deepEqual(seen.figures, { invited: 4, came: 3, inside: 2, left: 1 })
  assert.equal(seen.curve?.is_whole, true)
  assert.equal(seen.curve.from, night.opens_at)
  assert.deepEqual([seen.curve.came.at(0), seen.curve.came.at(-1)], [0, 3])
  assert.deepEqual([seen.curve.inside?.at(0), seen.curve.inside?.at(-1)], [0, 2])
  assert.deepEqual(
    seen.latest.map(({ direction, reason }) => [direction, reason]),
    [
      ['out', 'ok'],
      ['in', 'ok'],
      ['in', 'ok'],
      ['in', 'ok'],
    ],
  )
  assert.equal(seen.stopped, null)
})

test('an undone scan is neither among the guests nor inside', async () => {
  const noor = await prepareList(app, { members: 2 })
  const night = await addOccasion(app, noor, { ...openNow, has_exits: true })
  const scanId = crypto.randomUUID()
  const params = { listId: noor.list.id }
  const body = { qr_code: noor.codes[0]!, scan_id: scanId, occasion_id: night.id }
  await app.call(redeemScan, { token: noor.token, params, body })
  await scan(noor, 1, { occasion: night })
  await once(noor, night, ({ figures }) => figures.came === 2)
  await app.call(undoScan, { token: noor.token, params: { ...params, scanId } })
  const seen = await once(noor, night, ({ figures, curve }) => figures.came === 1 && curve?.came.at(-1) === 1)
  assert.deepEqual([seen.figures.inside, seen.curve!.inside!.at(-1)], [1, 1])
})

test('a list without occasions has its guests alone', async () => {
  const noor = await prepareList(app, { members: 3 })
  await scan(noor, 0)
  const seen = await once(noor, undefined, ({ figures, curve }) => figures.came === 1 && curve?.came.at(-1) === 1)
  assert.deepEqual(seen.figures, { invited: 3, came: 1, inside: null, left: null })
  assert.equal(seen.occasion.id, noor.list.id)
  assert.deepEqual([seen.curve!.is_whole, seen.curve!.inside], [false, null])
})

test('guests whose code Mailchimp does not hold are counted', async () => {
  const noor = await prepareList(app, { members: 3 })
  const other = await addOccasion(app, noor)
  assert.equal((await look(noor)).without_code, 0)
  await sql`update contacts set held_code = null where list_id = ${noor.list.id} and code = ${noor.codes[0]!}`.execute(
    owner,
  )
  // The count for the main occasion is recent, and this occasion needs a count of its own.
  assert.equal((await look(noor, other)).without_code, 1)
})

test('without a choice the occasion that is open now is shown, and before the opening no curve', async () => {
  const noor = await prepareList(app, { members: 1 })
  await addOccasion(app, noor, { name: 'Long over', opens_at: hours(-30), closes_at: hours(-25) })
  assert.equal((await look(noor)).occasion.name, noor.list.name)
  await addOccasion(app, noor, { name: 'Over', opens_at: hours(-9), closes_at: hours(-3) })
  assert.equal((await look(noor)).occasion.name, 'Over')
  const later = await addOccasion(app, noor, { name: 'Later', opens_at: hours(3), closes_at: hours(4) })
  assert.equal((await look(noor)).occasion.name, 'Over')
  await addOccasion(app, noor, { name: 'Now', ...openNow })
  assert.equal((await look(noor)).occasion.name, 'Now')
  const before = await look(noor, later)
  assert.deepEqual([before.curve, before.latest, before.figures.came], [null, [], 0])
  const gone = { token: noor.token, params: { listId: noor.list.id }, query: { occasion: crypto.randomUUID() } }
  assert.equal((await app.refused(tonight, gone)).status, 404)
  assert.equal((await app.refused(tonight, { ...gone, query: { occasion: 'tonight' } })).status, 422)
})

test('a door tells what it lacks and its battery, and its guests are counted', async () => {
  const noor = await prepareList(app, { members: 3 })
  const night = await addOccasion(app, noor, openNow)
  const north = await addLink(app, noor, { label: 'North gate', occasion_id: night.id })
  await addLink(app, noor, { label: 'East gate', occasion_id: night.id })
  await addLink(app, noor, { label: 'Elsewhere' })
  const { scanToken } = await openDoor(app, north)
  const battery = { percent: 18, is_charging: false }
  const params = { listId: noor.list.id }
  await app.call(tellDoorCheck, { scanToken, params, body: { missing: ['battery'], battery } })
  await scan(noor, 0, { scanToken })
  await scan(noor, 1, { occasion: night })
  const seen = await once(noor, night, ({ doors }) => doors.filter(({ let_in: letIn }) => letIn === 1).length === 2)
  const shown = seen.doors.map((door) => [door.name, door.let_in, door.let_in_lately, door.link_id !== null])
  assert.deepEqual(shown, [
    ['North gate', 1, 1, true],
    ['East gate', 0, 0, true],
    ['Noor', 1, 1, false],
  ])
  const [first] = seen.doors
  assert.deepEqual(
    first!.devices.map(({ missing, battery: told }) => [missing, told]),
    [[['battery'], battery]],
  )
  assert.ok(Date.parse(first!.last_scan_at!) > Date.now() - 60_000)
  await app.call(tellDoorCheck, { scanToken, params, body: { missing: [] } })
  assert.equal((await look(noor, night)).doors[0]!.devices[0]!.battery, null)
  await sql`update scanner_sessions set checked_at = now() - interval '4 minutes', last_used_at = now() - interval '6 minutes'`.execute(
    owner,
  )
  const silent = (await look(noor, night)).doors[0]!.devices[0]!
  assert.equal(silent.missing, null)
  assert.ok(Date.parse(silent.heard_at) < Date.now() - 3 * 60_000)
})

test('a stop of more or less than was confirmed is refused in words', async () => {
  const noor = await prepareList(app, { members: 1 })
  const params = { listId: noor.list.id, occasionId: noor.list.id }
  assert.equal((await look(noor)).stops_whole_list, true)
  // A colleague adds a night while the question is on the screen.
  await addOccasion(app, noor, openNow)
  const asked = { are_stopped: true, stops_whole_list: true }
  const refused = await app.refused(stopAdmissions, { token: noor.token, params, body: asked })
  assert.deepEqual(
    [refused.status, refused.message],
    [409, 'The occasions of this list have changed since you were asked. Look again at what stops.'],
  )
  assert.equal((await look(noor)).stopped, null)
  await app.call(stopAdmissions, { token: noor.token, params, body: { ...asked, stops_whole_list: false } })
})

test('earlier nights of a similar length tell when their guests came', async () => {
  const noor = await prepareList(app, { members: 3 })
  const night = await addOccasion(app, noor, { name: 'Club', ...openNow })
  const earlier = await addOccasion(app, noor, { name: 'Club', opens_at: hours(-30), closes_at: hours(-24) })
  assert.deepEqual((await look(noor, earlier)).earlier, [])
  for (const nth of [0, 1, 2]) {
    await sql`insert into scans (list_id, scan_id, contact_id, reason, number, standing, door, received_at, occasion_id)
      select list_id, gen_random_uuid(), id, 'ok', 1, 'counts', 'North gate',
        ${hours(-30)}::timestamptz + make_interval(mins => ${[1, 40, 41][nth]!}), ${earlier.id}
      from contacts where list_id = ${noor.list.id} and code = ${noor.codes[nth]!}`.execute(owner)
  }
  const seen = await look(noor, night)
  assert.deepEqual(
    seen.earlier.map(({ name, came }) => [name, came]),
    [['Club', [1, 1, 3]]],
  )
})

const reasonAt = (noor: Prepared, nth: number, occasion: At) => scan(noor, nth, { occasion })

test('stopped admissions refuse at every door at once, exits go on, and the closing time comes back', async () => {
  const noor = await prepareList(app, { members: 3 })
  const night = await addOccasion(app, noor, { ...openNow, has_exits: true, own_max: 1 })
  assert.equal(await reasonAt(noor, 0, night), 'ok')
  assert.equal((await stop(noor, night)).message, 'Doors let no one in any more.')
  assert.equal(await reasonAt(noor, 1, night), 'too_late')
  assert.equal(await scan(noor, 0, { occasion: night, direction: 'out' }), 'ok')
  // The list's other occasions go on.
  assert.equal(await reasonAt(noor, 2, undefined), 'ok')
  const { stopped, curve } = await look(noor, night)
  assert.deepEqual([stopped!.is_whole_list, stopped!.can_resume], [false, true])
  assert.ok(Date.parse(stopped!.at!) <= Date.now())
  assert.ok(curve)
  // A second stop changes nothing.
  await stop(noor, night)
  assert.equal((await look(noor, night)).stopped!.at, stopped!.at)
  await stop(noor, night, false)
  const again = await look(noor, night)
  assert.deepEqual([again.stopped, again.occasion.closes_at], [null, night.closes_at])
  assert.equal(await reasonAt(noor, 1, night), 'ok')
  await stop(noor, night, false)
  const { entries } = await app.call(auditLog, { token: noor.token, query: { list: noor.list.id } })
  const actions = entries.map(({ action, details }) => [action, details['name']])
  assert.deepEqual(
    actions.filter(([action]) => String(action).startsWith('admissions')),
    [
      ['admissions_resumed', 'Friday'],
      ['admissions_stopped', 'Friday'],
    ],
  )
})

test('a night whose admissions are stopped is still the current one', async () => {
  const noor = await prepareList(app, { members: 1 })
  const night = await addOccasion(app, noor, openNow)
  await addOccasion(app, noor, { name: 'Sunday', opens_at: hours(20), closes_at: hours(26) })
  assert.equal((await look(noor)).occasion.id, night.id)
  await stop(noor, night)
  assert.equal((await look(noor)).occasion.id, night.id)
  await sql`update occasions set closes_before = now() - interval '1 second' where id = ${night.id}`.execute(owner)
  assert.equal((await look(noor)).occasion.id, night.id)
  const longAgo = sql`opens_at = now() - interval '30 hours', closes_before = now() - interval '25 hours'`
  await sql`update occasions set ${longAgo} where id = ${night.id}`.execute(owner)
  assert.notEqual((await look(noor)).occasion.id, night.id)
})

test('an occasion without an end is open again without an end', async () => {
  const noor = await prepareList(app, { members: 1 })
  const lounge = await addOccasion(app, noor)
  await stop(noor, lounge)
  assert.equal(await reasonAt(noor, 0, lounge), 'too_late')
  await stop(noor, lounge, false)
  assert.equal((await look(noor, lounge)).occasion.closes_at, null)
  assert.equal(await reasonAt(noor, 0, lounge), 'ok')
})

test('a change of the closing time ends the stop, and other changes keep it', async () => {
  const noor = await prepareList(app, { members: 2 })
  const night = await addOccasion(app, noor, openNow)
  await stop(noor, night)
  const change = async (settings: Partial<OccasionForm>) => {
    const { occasion } = await look(noor, night)
    const params = { listId: noor.list.id, occasionId: night.id }
    await app.call(changeOccasion, { token: noor.token, params, body: { ...formOf(occasion), ...settings } })
  }
  await change({ name: 'Saturday' })
  assert.equal((await look(noor, night)).stopped?.can_resume, true)
  await change({ closes_at: hours(7) })
  assert.equal((await look(noor, night)).stopped, null)
  assert.equal(await reasonAt(noor, 0, night), 'ok')
})

test('a list that never had occasions is switched off and on', async () => {
  const noor = await prepareList(app, { members: 1 })
  await stop(noor, noor.list)
  assert.equal(await reasonAt(noor, 0, undefined), 'list_inactive')
  assert.deepEqual((await look(noor)).stopped, { at: null, is_whole_list: true, can_resume: true })
  const params = { listId: noor.list.id }
  assert.equal((await app.call(oneList, { token: noor.token, params })).list.scanning_on, false)
  await stop(noor, noor.list, false)
  assert.equal(await reasonAt(noor, 0, undefined), 'ok')
  assert.equal((await app.call(allOccasions, { token: noor.token, params })).occasions.length, 1)
})

test('admissions that cannot be stopped or resumed are refused in words, and viewers only look', async () => {
  const noor = await prepareList(app, { members: 1 })
  const later = await addOccasion(app, noor, { opens_at: hours(1) })
  const night = await addOccasion(app, noor, openNow)
  const asked = (id: string, token = noor.token) => ({
    token,
    params: { listId: noor.list.id, occasionId: id },
    body: { are_stopped: true },
  })
  const early = await app.refused(stopAdmissions, asked(later.id))
  assert.deepEqual([early.status, early.message], [409, 'This occasion is not open now. Change its times instead.'])
  assert.equal((await app.refused(stopAdmissions, asked(crypto.randomUUID()))).status, 404)
  await stop(noor, night)
  await sql`update occasions set closes_before = now() - interval '1 second' where id = ${night.id}`.execute(owner)
  assert.equal((await look(noor, night)).stopped?.can_resume, false)
  const late = await app.refused(stopAdmissions, { ...asked(night.id), body: { are_stopped: false } })
  assert.deepEqual(
    [late.status, late.message],
    [409, 'This occasion would be over by now. Change its closing time instead.'],
  )
  const mira = await addMember(app, { token: noor.token }, 'viewer')
  assert.equal((await app.refused(stopAdmissions, asked(night.id, mira.token))).status, 403)
  assert.equal((await look({ token: mira.token, list: noor.list }, night)).figures.invited, 1)
})
