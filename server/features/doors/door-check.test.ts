import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { scannerLinks, tellDoorCheck, type DoorCheckName } from '#contract/doors.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, openDoor, prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

const prepared = await prepareList(app, { members: 1 })
const params = { listId: prepared.list.id }

async function missingOfAll(): Promise<(DoorCheckName[] | null)[]> {
  const { links } = await app.call(scannerLinks, { token: prepared.token, params })
  return links.flatMap(({ sessions }) => sessions.map(({ missing }) => missing))
}

test('the organiser sees what a door lacks, until its page is closed', async () => {
  const { scanToken } = await openDoor(app, await addLink(app, prepared))
  assert.deepEqual(await missingOfAll(), [null])
  await app.call(tellDoorCheck, { scanToken, params, body: { missing: ['battery', 'sound'] } })
  assert.deepEqual(await missingOfAll(), [['sound', 'battery']])
  await app.call(tellDoorCheck, { scanToken, params, body: { missing: [] } })
  assert.deepEqual(await missingOfAll(), [[]])
  await sql`update scanner_sessions set checked_at = now() - interval '4 minutes'`.execute(owner)
  assert.deepEqual(await missingOfAll(), [null])
})

test("an organiser's own door has no link to be ready at, and no unknown check is stored", async () => {
  const { token } = prepared
  assert.equal((await app.refused(tellDoorCheck, { token, params, body: { missing: [] } })).status, 403)
  const { scanToken } = await openDoor(app, await addLink(app, prepared, { label: 'South' }))
  const strange = { missing: [], battery: { percent: 101, is_charging: false } }
  assert.equal((await app.refused(tellDoorCheck, { scanToken, params, body: strange })).status, 422)
  const body = { missing: ['roof' as DoorCheckName] }
  assert.equal((await app.refused(tellDoorCheck, { scanToken, params, body })).status, 422)
  assert.equal((await app.refused(tellDoorCheck, { scanToken: 'none', params, body: { missing: [] } })).status, 401)
})
