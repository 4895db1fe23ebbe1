// The nights that the dashboard begins with.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tellDoorCheck } from '#contract/doors.ts'
import { removeOccasion } from '#contract/occasions.ts'
import { redeemScan } from '#contract/scanning.ts'
import { nextNights, stopAdmissions } from '#contract/tonight.ts'
import { addLink, openDoor, prepareList } from '../../testing/factories.ts'
import { addOccasion } from '../../testing/occasions.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { until } from '../../testing/until.ts'

const app = await startTestApp()
const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const look = async ({ token }: { token: string }) => (await app.call(nextNights, { token })).nights
const names = async (of: { token: string }) => (await look(of)).map(({ occasion }) => occasion.name)

test('the open night comes first, then the next ones, and neither runs nor what is over', async () => {
  const noor = await prepareList(app, { members: 2 })
  assert.deepEqual(await look(noor), [])
  await addOccasion(app, noor, { name: 'Over', opens_at: hours(-9), closes_at: hours(-3) })
  await addOccasion(app, noor, { name: 'Coupons', opens_at: hours(-9), closes_at: hours(90) })
  await addOccasion(app, noor, { name: 'Forgotten', opens_at: hours(-40) })
  await addOccasion(app, noor, { name: 'Third', opens_at: hours(70), closes_at: hours(75) })
  await addOccasion(app, noor, { name: 'Second', opens_at: hours(50), closes_at: hours(55) })
  await addOccasion(app, noor, { name: 'First', opens_at: hours(30), closes_at: hours(35) })
  assert.deepEqual(await names(noor), ['First', 'Second', 'Third'])
  const open = await addOccasion(app, noor, { name: 'Open', opens_at: hours(-1), closes_at: hours(4), place: 'Pier 7' })
  assert.deepEqual(await names(noor), ['Open', 'First', 'Second'])
  const params = { listId: noor.list.id, occasionId: open.id }

  const [first] = await look(noor)
  assert.equal(first!.is_open, true)
  assert.deepEqual(first!.list, { id: noor.list.id, name: noor.list.name })
  assert.deepEqual([first!.occasion.place, first!.occasion.closes_at], ['Pier 7', open.closes_at])

  // A stop of admissions closes the night, but it is not over.
  await app.call(stopAdmissions, { token: noor.token, params, body: { are_stopped: true } })
  const [stopped] = await look(noor)
  assert.deepEqual([stopped!.occasion.name, stopped!.occasion.closes_at], ['Open', open.closes_at])
  await app.call(removeOccasion, { token: noor.token, params })
  assert.deepEqual(await names(noor), ['First', 'Second', 'Third'])
})

test('a night counts its guests, and the doors that are ready', async () => {
  const noor = await prepareList(app, { members: 3 })
  const night = await addOccasion(app, noor, { name: 'Gala', opens_at: hours(-1), closes_at: hours(4) })
  const params = { listId: noor.list.id }
  const north = await addLink(app, noor, { label: 'North gate', occasion_id: night.id })
  await addLink(app, noor, { label: 'East gate', follows_open: true })
  const facts = async () => {
    const [found] = await look(noor)
    return [found!.invited, found!.came, found!.doors, found!.doors_ready]
  }
  assert.deepEqual(await facts(), [3, 0, 2, 0])
  const { scanToken } = await openDoor(app, north)
  await app.call(tellDoorCheck, { scanToken, params, body: { missing: ['battery'] } })
  assert.deepEqual(await facts(), [3, 0, 2, 0])
  await app.call(tellDoorCheck, { scanToken, params, body: { missing: [] } })
  assert.deepEqual(await facts(), [3, 0, 2, 1])
  const body = { qr_code: noor.codes[0]!, occasion_id: night.id }
  await app.call(redeemScan, { token: noor.token, params, body })
  await until(facts, ([, came]) => came === 1)
})

test('another team sees none of the nights', async () => {
  const [noor, sam] = [await prepareList(app, { members: 1 }), await prepareList(app, { members: 1 })]
  await addOccasion(app, noor, { name: 'Gala', opens_at: hours(2), closes_at: hours(4) })
  assert.deepEqual(await names(noor), ['Gala'])
  assert.deepEqual(await names(sam), [])
})
