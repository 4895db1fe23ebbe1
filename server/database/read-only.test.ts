// A failover has led the connections to a replica, or the database is read only.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { addScannerLink } from '#contract/doors.ts'
import { contactsOfList } from '#contract/contacts.ts'
import { redeemScan } from '#contract/scanning.ts'
import { prepareList } from '../testing/factories.ts'
import { testServer } from '../testing/postgres.ts'
import { askDatabase } from '../testing/processes.ts'
import { startTestApp } from '../testing/start-test-app.ts'
import { until } from '../testing/until.ts'
import { migrate } from './migrate.ts'

const app = await startTestApp({ own: 'its database stops writing' })
const [{ name }] = (await askDatabase<{ name: string }>(
  { connectionString: app.connectionString },
  'select current_database() as name',
)) as [{ name: string }]

async function asServer(text: string): Promise<void> {
  await askDatabase({ connectionString: (await testServer()).url }, text)
}

/** Applies to new connections; existing ones are closed, as in a failover. */
async function switchReadOnly(): Promise<void> {
  await asServer(`alter database ${name} set default_transaction_read_only = on`)
  await asServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
}

/** Existing connections stay read only, like those to a replica. */
const switchBack = () => asServer(`alter database ${name} reset default_transaction_read_only`)

const isReady = async () => (await app.app.inject('/readyz')).statusCode === 200

test('a read-only database is unavailable, and all goes on by itself when a new connection can write', async () => {
  const { token, list, codes } = await prepareList(app, { members: 1 })
  const params = { listId: list.id }
  const body = { qr_code: codes[0]!, scan_id: randomUUID() }
  assert.equal(await isReady(), true)

  await switchReadOnly()
  await until(isReady, (ready) => !ready)
  const away = [503, 'Listpass is restarting. Please try again in a moment.']
  const link = { label: 'North door', may_check_in_by_name: false, expires_at: null }
  const refused = async () => [
    await app.refused(redeemScan, { token, params, body }),
    await app.refused(addScannerLink, { token, params, body: link }),
    // A replica may be behind, so it is not read either.
    await app.refused(contactsOfList, { token, params }),
  ]
  // The pool may first try a connection that was just closed.
  for (let times = 0; times < 3; times++)
    for (const { status, message } of await refused()) assert.deepEqual([status, message], away)
  assert.equal((await app.app.inject(`/qr-code/${codes[0]!}`)).statusCode, 200)
  await assert.rejects(migrate({ connectionString: app.connectionString }), {
    message: 'The database is read only. Let DATABASE_URL lead to the primary.',
  })

  await switchBack()
  await until(isReady, Boolean)
  await until(
    () => app.call(redeemScan, { token, params, body }).catch(() => undefined),
    (verdict) => verdict?.reason === 'ok',
  )
  const { contacts } = await app.call(contactsOfList, { token, params })
  assert.deepEqual(
    contacts.map(({ scan_count: count }) => count),
    [1],
  )
})
