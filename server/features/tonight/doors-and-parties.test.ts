// Doors of other occasions, and people who came in together, as the organiser's page of an evening tells them.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { removeScannerLink } from '#contract/doors.ts'
import { redeemScan, undoScan } from '#contract/scanning.ts'
import { tonight, type Tonight } from '#contract/tonight.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, type Connected, openDoor, prepareList } from '../../testing/factories.ts'
import { addOccasion, scanAt } from '../../testing/occasions.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const look = ({ token, list }: Pick<Connected, 'token' | 'list'>, occasion?: { id: string }) =>
  app.call(tonight, { token, params: { listId: list.id }, query: occasion ? { occasion: occasion.id } : {} })

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const openNow = { opens_at: hours(-1), closes_at: hours(5) }

test('doors of another occasion are told: of the whole list, of another room, and those that somebody opened', async () => {
  const noor = await prepareList(app, { members: 1 })
  await addLink(app, noor, { label: 'Old door' })
  assert.deepEqual((await look(noor)).elsewhere, [])
  const night = await addOccasion(app, noor, { name: 'Saturday', ...openNow })
  const room = await addOccasion(app, noor, { name: 'Lounge', opens_at: hours(-2), closes_at: hours(5) })
  const over = await addOccasion(app, noor, { name: 'Last week', opens_at: hours(-170), closes_at: hours(-160) })
  const gone = await addOccasion(app, noor, { name: 'Gone', opens_at: hours(2), closes_at: hours(3) })
  await addLink(app, noor, { label: 'Main gate', follows_open: true })
  await addLink(app, noor, { label: 'Here', occasion_id: night.id })
  await addLink(app, noor, { label: 'Lounge door', occasion_id: room.id })
  const former = await addLink(app, noor, { label: 'Former door', occasion_id: over.id })
  await addLink(app, noor, { label: 'Kept at home', occasion_id: over.id })
  await addLink(app, noor, { label: 'Later', occasion_id: gone.id })
  await openDoor(app, former)
  const told = async (of: { id: string }) =>
    (await look(noor, of)).elsewhere!.map(({ name, occasion, phase }) => ({ name, occasion, phase }))
  assert.deepEqual(await told(night), [
    { name: 'Old door', occasion: noor.list.name, phase: 'always' },
    { name: 'Lounge door', occasion: 'Lounge', phase: 'now' },
    { name: 'Former door', occasion: 'Last week', phase: 'ended' },
  ])
  assert.deepEqual(
    (await look(noor, night)).doors.map(({ name }) => name),
    ['Main gate', 'Here'],
  )
})

test('a door whose link was removed has ended, and an organiser’s own door has not', async () => {
  const noor = await prepareList(app, { members: 2 })
  const params = { listId: noor.list.id }
  const night = await addOccasion(app, noor, openNow)
  const north = await addLink(app, noor, { label: 'North gate', occasion_id: night.id })
  const { scanToken } = await openDoor(app, north)
  await app.call(redeemScan, { scanToken, params, body: { qr_code: noor.codes[0]! } })
  await scanAt(app, noor, noor.codes[1]!, night)
  const openOf = ({ doors }: Tonight) => doors.map((door) => [door.name, door.is_open])
  const seen = await until(
    () => look(noor, night),
    ({ doors }) => doors.length === 2,
  )
  assert.deepEqual(openOf(seen), [
    ['North gate', true],
    ['Noor', true],
  ])
  await app.call(removeScannerLink, { token: noor.token, params: { ...params, linkId: north.link.id } })
  assert.deepEqual(openOf(await look(noor, night)), [
    ['Noor', true],
    ['North gate', false],
  ])
})

test('people who came in together are one row of the latest scans, at the time of the door', async () => {
  const noor = await prepareList(app, { members: 3 })
  const night = await addOccasion(app, noor, { ...openNow, capacity: 10 })
  const params = { listId: noor.list.id }
  await sql`update contacts set max_scans = 4 where list_id = ${noor.list.id} and code = ${noor.codes[0]!}`.execute(
    owner,
  )
  const party = Array.from({ length: 4 }, () => crypto.randomUUID())
  const body = { qr_code: noor.codes[0]!, scan_id: party[0]!, party: party.slice(1), occasion_id: night.id }
  await app.call(redeemScan, { token: noor.token, params, body })
  await scanAt(app, noor, noor.codes[1]!, night)
  await scanAt(app, noor, noor.codes[1]!, night)
  // A door without a connection let this guest in first.
  await scanAt(app, noor, noor.codes[2]!, night)
  await sql`update scans set is_offline = true, corrected_at = now() - interval '20 minutes'
    where list_id = ${noor.list.id} and contact_id = (
      select id from contacts where list_id = ${noor.list.id} and code = ${noor.codes[2]!})`.execute(owner)
  const seen = await until(
    () => look(noor, night),
    ({ figures }) => figures.came === 3,
  )
  assert.deepEqual(
    seen.latest.map(({ reason, people, scan_count: nth }) => [reason, people, nth]),
    [
      ['already_used', 0, 1],
      ['ok', 1, 1],
      ['ok', 4, 4],
      ['ok', 1, 1],
    ],
  )
  assert.ok(Date.parse(seen.latest.at(-1)!.at) < Date.now() - 19 * 60_000)
  assert.deepEqual([seen.figures.came, seen.figures.inside], [3, 6])
  await app.call(undoScan, { token: noor.token, params: { ...params, scanId: party[3]! } })
  assert.equal((await look(noor, night)).latest[2]!.people, 3)
})
