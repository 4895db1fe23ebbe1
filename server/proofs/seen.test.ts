// Servers report their own state: metrics for every role, and readiness that ends when a server is stuck.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFigures } from '../metrics/testing/read-figures.ts'
import { createDatabase } from '../testing/postgres.ts'
import { freePort } from '../testing/this-machine.ts'
import { addDataFolder, settingsFor, startSandboxProcess, startServerProcess } from '../testing/processes.ts'
import { testKeys } from '../testing/start-test-app.ts'
import { until } from '../testing/until.ts'

const isFull = process.env['LISTPASS_PROVE'] === 'full'
const { connectionString } = await createDatabase()
const sandbox = await startSandboxProcess(await addDataFolder())
const dataDir = await addDataFolder()

async function startWith(role: string) {
  const port = await freePort()
  const server = await startServerProcess({
    ...settingsFor(dataDir, sandbox),
    DATABASE_URL: connectionString,
    LISTPASS_KEYS: testKeys,
    LISTPASS_ROLE: role,
    METRICS_PORT: String(port),
  })
  const figures = async () => readFigures(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text())
  const isReady = async () => (await fetch(`${server.address}/readyz`)).ok
  return { ...server, figures, isReady }
}

test('a server of each role tells its figures', async () => {
  for (const role of ['web', 'worker']) {
    const server = await startWith(role)
    const seen = await until(server.figures, (all) => all('listpass_database_up', {}) === 1)
    assert.equal(seen('listpass_about', { role }), 1)
    assert.deepEqual([seen('listpass_stuck', {}), seen('listpass_read_only', {})], [0, 0])
    assert.ok(seen('listpass_disk_free_bytes', {})! > 0)
    assert.ok(seen('listpass_pool_connections', { pool: 'main' })! >= 0)
    assert.equal(await server.isReady(), true)
    await server.end('SIGTERM')
  }
})

/** A pause that takes more than half of the last half minute. */
const stillMs = 17_000

if (isFull) {
  test('a stuck worker is not ready, says why, and becomes ready again', async (t) => {
    const server = await startWith('worker')
    const begun = performance.now()
    process.kill(server.pid, 'SIGSTOP')
    await until(
      () => performance.now() - begun,
      (ms) => ms > stillMs,
      2 * stillMs,
    )
    process.kill(server.pid, 'SIGCONT')
    await until(server.isReady, (ready) => !ready)
    assert.equal((await server.figures())('listpass_stuck', {}), 1)
    assert.ok(server.lines.some((line) => line.includes('the event loop was blocked for')))
    const unready = performance.now()
    await until(server.isReady, (ready) => ready, 60_000)
    t.diagnostic(`not ready for ${Math.round((performance.now() - unready) / 1000)} s`)
    await server.end('SIGTERM')
  })
}
