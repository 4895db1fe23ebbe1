import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from 'kysely'
import { endScannerSession, openScannerLink, scannerLinks } from '#contract/doors.ts'
import { redeemScan } from '#contract/scanning.ts'
import { openAsOwner } from '../../database/open.ts'
import { hasEnded, scanByLink } from '../../testing/doors.ts'
import { addLink, openDoor, prepareList } from '../../testing/factories.ts'
import { startTestApp } from '../../testing/start-test-app.ts'

const app = await startTestApp()
const owner = openAsOwner({ connectionString: app.connectionString })
after(() => owner.destroy())

test('a door goes on by itself where the server forgot its session, and not where its device was ended', async () => {
  const prepared = await prepareList(app, { members: 1 })
  const linked = await addLink(app, prepared)
  const open = { params: { slug: linked.slug }, query: { by_itself: 'yes' as const } }
  const { scanToken: forgotten } = await openDoor(app, linked)
  const session = forgotten.split('.')[1]!
  // As after a restore from a backup that is older than the session.
  await sql`delete from scanner_sessions where id = ${session}`.execute(owner)
  const { scan_token: scanToken } = await app.call(openScannerLink, { ...open, scanToken: forgotten })
  assert.notEqual(scanToken, forgotten)
  assert.equal((await app.call(redeemScan, scanByLink(prepared, scanToken, prepared.codes[0]!))).reason, 'ok')

  const params = { listId: prepared.list.id, linkId: linked.link.id, sessionId: scanToken.split('.')[1]! }
  await app.call(endScannerSession, { token: prepared.token, params })
  // Another device that opens the link takes nothing away from that.
  await openDoor(app, linked)
  const refused = await app.refused(openScannerLink, { ...open, scanToken })
  assert.deepEqual([refused.status, refused.message], [401, hasEnded])
  assert.equal((await app.refused(endScannerSession, { token: prepared.token, params })).status, 404)
  const { links } = await app.call(scannerLinks, { token: prepared.token, params: { listId: prepared.list.id } })
  assert.equal(links[0]!.sessions.length, 1)
  // Its staff may open the link.
  assert.notEqual((await app.call(openScannerLink, { params: open.params, scanToken })).scan_token, scanToken)
})
