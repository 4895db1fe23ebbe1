import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { handInScans, redeemScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { addLink, backdate, openDoor, prepareList } from '../../testing/factories.ts'
import { atEnd } from '../../testing/postgres.ts'
import { startTestApp } from '../../testing/start-test-app.ts'
import { findNews } from './store.ts'
import type { Position } from './cursor.ts'

const app = await startTestApp({ works: true })
const owner = openAsOwner({ connectionString: app.connectionString })
atEnd(() => owner.destroy())

test('an alert about a guest let in twice has the time of the scan, not of its arrival', async () => {
  const noor = await prepareList(app, { members: 1 })
  const params = { listId: noor.list.id }
  const at = { listId: noor.list.id, occasionId: noor.list.id }
  const find = async (from?: Position) =>
    (await findNews(app.services.database, [{ ...at, from, isNew: true }], 100))[0]!
  const { position } = await find()
  await app.call(redeemScan, { token: noor.token, params, body: { qr_code: noor.codes[0] } })
  const link = await addLink(app, noor)
  await backdate(owner, noor.list.id)
  const { scanToken } = await openDoor(app, link)
  const letInAt = new Date(Date.now() - 3600_000).toISOString()
  const late = { qr_code: noor.codes[0], scan_id: randomUUID(), scanned_at: letInAt, told: 'ok' }
  await app.call(handInScans, { scanToken, params, body: { scans: [late] } })

  const { events } = await find(position)
  const conflict = events.find(({ kind }) => kind === 'conflict')
  assert.equal(Date.parse(conflict!.at), Date.parse(letInAt))
})
