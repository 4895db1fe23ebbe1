// The database stops while the server runs.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currentUser, logIn } from '#contract/auth.ts'
import { newCode } from '../features/contacts/new-code.ts'
import { addOrganiser } from '../testing/factories.ts'
import {
  addDataFolder,
  isPostgresUp,
  postgresOf,
  settingsFor,
  startSandboxProcess,
  startServerProcess,
} from '../testing/processes.ts'
import { until } from '../testing/until.ts'
import { password } from '../testing/samples.ts'

const sandbox = await startSandboxProcess(await addDataFolder())

test('while the database is away images stay the same, calls say so, and everything recovers', async () => {
  const dataDir = await addDataFolder()
  const server = await startServerProcess(settingsFor(dataDir, sandbox))
  const { token, email } = await addOrganiser(server)
  const status = async (path: string) => (await fetch(server.address + path)).status
  const image = async (code: string) => {
    const answer = await fetch(`${server.address}/qr-code/${code}`)
    assert.equal(answer.status, 200)
    return Buffer.from(await answer.arrayBuffer())
  }
  const codes = Array.from({ length: 20 }, newCode)
  const before = await Promise.all(codes.map(image))

  const postgres = await postgresOf(dataDir)
  process.kill(postgres, 'SIGKILL')
  await until(
    () => status('/readyz'),
    (code) => code === 503,
    5000,
  )
  assert.equal(await status('/healthz'), 200)
  assert.deepEqual(await Promise.all(codes.map(image)), before)
  const refused = await server.refused(logIn, { body: { email, password } })
  assert.equal(refused.status, 503)
  assert.match(refused.message, /try again in a moment/)

  await until(
    () => status('/readyz'),
    (code) => code === 200,
  )
  assert.notEqual(await postgresOf(dataDir), postgres)
  await server.call(currentUser, { token })
  await server.call(logIn, { body: { email, password } })
  assert.deepEqual(await Promise.all(codes.map(image)), before)
  assert.equal(await server.end('SIGTERM'), 0, server.lines.join('\n'))
  assert.ok(!(await isPostgresUp(dataDir)))
})
