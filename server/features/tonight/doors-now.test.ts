// What a door shows of the other doors beside it.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { changeList } from '#contract/lists.ts'
import { doorsNow } from '#contract/doors-now.ts'
import { redeemScan } from '#contract/scanning.ts'
import { tonight } from '#contract/tonight.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, openDoor, prepareList } from '../../testing/factories.ts'
import { addOccasion, scanAt } from '../../testing/occasions.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()

/** A night with three doors and one that nobody has opened; and a lounge, whose door is none of them. */
async function openNight() {
  const noor = await prepareList(app, { members: 6 })
  const params = { listId: noor.list.id }
  const night = await addOccasion(app, noor, { name: 'Saturday', opens_at: hours(-1), closes_at: hours(5) })
  const lounge = await addOccasion(app, noor, { name: 'Lounge', opens_at: hours(-1), closes_at: hours(5) })
  const open = async (label: string, { id }: { id: string }) =>
    openDoor(app, await addLink(app, noor, { label, occasion_id: id }))
  const [north, east, south] = [await open('North', night), await open('East', night), await open('South', night)]
  await addLink(app, noor, { label: 'Still in its envelope', occasion_id: night.id })
  const bar = await open('Bar', lounge)
  const scan = ({ scanToken }: { scanToken: string }, nth: number) =>
    app.call(redeemScan, { scanToken, params, body: { qr_code: noor.codes[nth]! } })
  const look = (as: { scanToken: string } | { token: string }, occasion?: { id: string }) =>
    app.call(doorsNow, { ...as, params, query: occasion ? { occasion: occasion.id } : {} })
  return { noor, params, night, lounge, north, east, south, bar, scan, look }
}

const door = (name: string, letIn: number, isOffline = false) => ({ name, let_in: letIn, is_offline: isOffline })

test('a door is told of the other doors of its occasion alone: their names, counts, and which are offline', async () => {
  const { noor, params, night, lounge, north, east, south, bar, scan, look } = await openNight()
  await scan(north, 0)
  await scan(east, 1)
  await scan(east, 2)
  await scan(east, 2)
  await scan(south, 3)
  await scan(bar, 4)
  await scanAt(app, noor, noor.codes[5]!, night)
  await sql`update scanner_sessions set checked_at = null, last_used_at = now() - interval '1 minute'
    where list_id = ${noor.list.id} and link_id = (select id from scanner_links where list_id = ${noor.list.id} and label = 'South')`.execute(
    owner,
  )
  const organiser = (await app.call(tonight, { token: noor.token, params, query: { occasion: night.id } })).doors.find(
    ({ link_id: link }) => link === null,
  )!
  const seen = await until(
    () => look(north),
    ({ doors }) => doors.length === 3,
  )
  assert.deepEqual(seen, {
    let_in_lately: 5,
    doors: [door('East', 2), door(organiser.name, 1), door('South', 1, true)],
  })
  // The link's own occasion holds, whatever its holder asks for.
  assert.deepEqual(await look(north, lounge), seen)
  assert.deepEqual(await look(bar), { let_in_lately: 1, doors: [] })
  assert.deepEqual(await look({ token: noor.token }, lounge), { let_in_lately: 1, doors: [door('Bar', 1)] })
})

test('the last ten minutes are those of the server, also before this door was opened', async () => {
  const { noor, north, east, scan, look } = await openNight()
  await scan(east, 0)
  await scan(east, 1)
  await sql`update scans set received_at = now() - interval '11 minutes'
    where list_id = ${noor.list.id} and contact_id = (
      select id from contacts where list_id = ${noor.list.id} and code = ${noor.codes[0]!})`.execute(owner)
  const { let_in_lately: lately, doors } = await look(north)
  assert.deepEqual([lately, doors], [1, [door('East', 2), door('South', 0)]])
})

test('a door of a closed list is told nothing of the others', async () => {
  const { noor, params, north, look } = await openNight()
  await app.call(changeList, { token: noor.token, params, body: { is_active: false } })
  const refused = await app.refused(doorsNow, { ...north, params })
  assert.equal(refused.status, 403)
  assert.equal((await look({ token: noor.token })).doors.length, 0)
})
