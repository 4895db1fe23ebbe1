import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { changeScannerLink, openScannerLink, scannerLinks } from '#contract/doors.ts'
import { handInScans, redeemScan } from '#contract/scanning.ts'
import { tonight } from '#contract/tonight.ts'
import { openAsOwner } from '../../../database/open.ts'
import { addLink, backdate, openDoor, prepareList } from '../../../testing/factories.ts'
import { changeLaid, layOccasion } from '../../../testing/laid-list.ts'

import { startTestApp } from '../../../testing/start-test-app.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
const between = (from: number, to: number) => ({ opens_at: hours(from), closes_at: hours(to) })

async function festival() {
  const noor = await prepareList(app, { members: 3 })
  const listId = noor.list.id
  const lay = (name: string, from: number, to: number) =>
    layOccasion(owner, { listId }, { name, own_max: 1, ...between(from, to) })
  const days = { friday: await lay('Friday', -30, -22), saturday: await lay('Saturday', -2, 4) }
  const sunday = await lay('Sunday', 20, 28)
  // Neither is for the gate: one is a room, the other lasts a week.
  const who = { kind: 'field', tag: 'FNAME', test: 'is', value: 'VIP' } as const
  const lounge = await layOccasion(owner, { listId }, { name: 'Lounge', own_max: 1, ...between(-1, 3), who })
  await layOccasion(owner, { listId }, { name: 'Coupon', own_max: 1, ...between(-1, 100) })
  const { link, slug } = await addLink(app, noor, { label: 'Main gate', follows_open: true })
  return { noor, listId, link, slug, lounge, ...days, sunday }
}

const opened = async (slug: string) => (await app.call(openScannerLink, { params: { slug } })).door.occasion?.name

test('one link is for the day of the festival that is open', async () => {
  const { noor, slug, link, listId, friday, saturday, sunday } = await festival()
  assert.deepEqual([link.follows_open, link.occasion_id], [true, null])
  assert.equal(await opened(slug), 'Saturday')
  const { scanToken } = await openDoor(app, { slug })
  const scan = async () => {
    const body = { qr_code: noor.codes[0]!, scan_id: randomUUID() }
    const { reason, visit } = await app.call(redeemScan, { scanToken, params: { listId }, body })
    return [reason, visit?.occasion]
  }
  assert.deepEqual(await scan(), ['ok', 'Saturday'])
  assert.deepEqual(await scan(), ['already_used', 'Saturday'])

  // The night passes, and the same link is for Sunday.
  await changeLaid(owner, { listId, id: saturday }, between(-30, -22))
  await changeLaid(owner, { listId, id: friday }, between(-60, -50))
  await changeLaid(owner, { listId, id: sunday }, between(-1, 7))
  assert.equal(await opened(slug), 'Sunday')
  assert.deepEqual(await scan(), ['ok', 'Sunday'])
})

test('between two days the link stays for guests on their way out, and is then for the next', async () => {
  const { slug, listId, saturday, sunday } = await festival()
  await changeLaid(owner, { listId, id: saturday }, between(-8, -1.9))
  assert.equal(await opened(slug), 'Saturday')
  await changeLaid(owner, { listId, id: saturday }, between(-8, -2.1))
  assert.equal(await opened(slug), 'Sunday')
  await changeLaid(owner, { listId, id: sunday }, between(-20, -12))
  assert.equal(await opened(slug), 'Saturday')
})

test('a day whose admissions are stopped stays at its gate', async () => {
  const { slug, listId, saturday } = await festival()
  const at = hours(-3)
  await changeLaid(owner, { listId, id: saturday }, { ...between(-8, 4), stopped_at: at, closes_before: hours(4) })
  await sql`update occasions set closes_at = stopped_at where list_id = ${listId} and id = ${saturday}`.execute(owner)
  assert.equal(await opened(slug), 'Saturday')
})

test('without a day the link is for the main occasion', async () => {
  const noor = await prepareList(app, { members: 1 })
  const { slug } = await addLink(app, noor, { follows_open: true })
  assert.equal(await opened(slug), noor.list.name)
})

test('a scan that was made offline counts for the day on which it was made', async () => {
  const { noor, listId, slug } = await festival()
  await backdate(owner, listId, 48)
  const { scanToken } = await openDoor(app, { slug })
  const scan = {
    qr_code: noor.codes[1]!,
    scan_id: randomUUID(),
    scanned_at: hours(-24).toISOString(),
    told: 'ok' as const,
  }
  const { verdicts } = await app.call(handInScans, { scanToken, params: { listId }, body: { scans: [scan] } })
  assert.deepEqual([verdicts[0]?.reason, verdicts[0]?.visit?.occasion], ['ok', 'Friday'])
})

test('a link that follows is among the doors of each day, and of no room', async () => {
  const { noor, listId, saturday, sunday, lounge } = await festival()
  const doors = async (occasion: string) =>
    (await app.call(tonight, { token: noor.token, params: { listId }, query: { occasion } })).doors.map(
      ({ name }) => name,
    )
  assert.deepEqual(await doors(saturday), ['Main gate'])
  assert.deepEqual(await doors(sunday), ['Main gate'])
  assert.deepEqual(await doors(lounge), [])
})

test('a link follows what is open, or has an occasion of its own', async () => {
  const { noor, listId, link, lounge } = await festival()
  const params = { listId, linkId: link.id }
  const change = async (body: { follows_open?: boolean; occasion_id?: string | null }) => {
    const whole = { label: 'Gate', may_check_in_by_name: false, is_active: true, expires_at: null, ...body }
    const { link: now } = await app.call(changeScannerLink, { token: noor.token, params, body: whole })
    return [now.follows_open, now.occasion_id]
  }
  assert.deepEqual(await change({}), [true, null])
  assert.deepEqual(await change({ occasion_id: lounge }), [false, lounge])
  assert.deepEqual(await change({ follows_open: true, occasion_id: lounge }), [true, null])
  assert.deepEqual(await change({ follows_open: false }), [false, null])
  const { links } = await app.call(scannerLinks, { token: noor.token, params: { listId } })
  assert.deepEqual(
    links.map(({ follows_open: follows }) => follows),
    [false],
  )
})
