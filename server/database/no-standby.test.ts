// The primary of a cluster has lost its synchronous standby: it answers reads, and commits nothing.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { redeemScan } from '#contract/scanning.ts'
import { prepareList } from '../testing/factories.ts'
import { keepToOwnServer, testServer } from '../testing/postgres.ts'
import { askDatabase } from '../testing/processes.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { until } from '../testing/until.ts'

keepToOwnServer()
const asServer = async (text: string) => askDatabase({ connectionString: (await testServer()).url }, text)
// The servers of tests wait for no disk.
await asServer(`alter role all set synchronous_commit = on`)
const app = await startTestApp()

/** The standbys that each commit waits for; an empty text for none. */
async function waitFor(standbys: string): Promise<void> {
  await asServer(`alter system set synchronous_standby_names = '${standbys}'`)
  await asServer('select pg_reload_conf()')
}

const isReady = async () => (await app.app.inject('/readyz')).statusCode === 200

test('a server that cannot commit is not ready, and scans count once a standby is there', async () => {
  const { token, list, codes } = await prepareList(app, { members: 1 })
  assert.equal(await isReady(), true)
  await waitFor('nobody')
  await until(isReady, (ready) => !ready)
  const body = { qr_code: codes[0]!, scan_id: randomUUID() }
  const scanning = app.call(redeemScan, { token, params: { listId: list.id }, body })
  // Checks of many proxies leave the connections to others.
  await Promise.all(Array.from({ length: 30 }, isReady))
  const main = app.services.database.pools().find(({ pool }) => pool === 'main')!
  assert.ok(main.inUse < 10 && main.waiting === 0, JSON.stringify(main))

  await waitFor('')
  await until(isReady, Boolean)
  assert.equal((await scanning).reason, 'ok')
})
