import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proxyDatabase } from '../testing/fault-proxy.ts'
import { atEnd, createDatabase } from '../testing/postgres.ts'
import { until } from '../testing/until.ts'
import { migrate } from './migrate.ts'
import { openPool } from './open.ts'

const silentMs = 300

const { connectionString } = await createDatabase()
await migrate({ connectionString })

async function openBehindProxy() {
  const line = await proxyDatabase(connectionString)
  const pool = openPool({ connectionString: line.connectionString }, 2, () => {}, { silentMs })
  atEnd(() => pool.end())
  assert.equal((await pool.query('select 1')).rowCount, 1)
  return { line, pool }
}

test('a statement that takes its time is left alone, however long it says nothing', async () => {
  const { pool } = await openBehindProxy()
  const { rows } = await pool.query<{ done: number }>('select pg_sleep(2), 1 as done')
  assert.equal(rows[0]!.done, 1)
})

test('a question that was lost on its way fails soon, and the next one is answered on another connection', async () => {
  const { line, pool } = await openBehindProxy()
  line.change({ blackHole: 1 })
  const asking = assert.rejects(pool.query('select 1'), /Connection terminated/)
  await until(
    () => line.struck().blackHole,
    (lost) => lost > 0,
  )
  line.change({})
  await asking
  assert.equal((await pool.query('select 2')).rowCount, 1)
})

test('no query waits for a silent database', async () => {
  const { line, pool } = await openBehindProxy()
  line.freeze()
  await assert.rejects(pool.query('select 1'), /Connection terminated/)
  line.thaw()
  assert.equal((await pool.query('select 2')).rowCount, 1)
})

test('an idle connection stays open, however long it is silent', async () => {
  const { line, pool } = await openBehindProxy()
  const [{ pid }] = (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows as [{ pid: number }]
  // Idle for several times the limit, then used again on a working connection.
  const begun = performance.now()
  await until(
    () => performance.now() - begun,
    (ms) => ms > 4 * silentMs,
  )
  assert.deepEqual((await pool.query('select pg_backend_pid() as pid')).rows, [{ pid }])
  assert.equal(line.open(), 1)
})

test('a transaction that thinks for a while is not taken for one that waits for an answer', async () => {
  const { pool } = await openBehindProxy()
  const client = await pool.connect()
  await client.query('begin')
  const begun = performance.now()
  await until(
    () => performance.now() - begun,
    (ms) => ms > 4 * silentMs,
  )
  assert.equal((await client.query('select 1')).rowCount, 1)
  await client.query('commit')
  client.release()
})
