import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { findProcess } from '../server/database/embedded/running-process.ts'
import { assertGone } from '../server/testing/this-machine.ts'
import { startSandbox } from './run-sandbox.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'listpass-sandbox-'))
const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
after(async () => {
  stranger.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

test('a foreign process under the number of an earlier sandbox is left alone', async () => {
  const free = createServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  const { port } = free.address() as AddressInfo
  free.close()
  const sandbox = await startSandbox(join(import.meta.dirname, '..'), { dataDir, sandboxPort: port })
  const record = join(dataDir, 'sandbox.pid')
  const noted = await readFile(record, 'utf8')
  const { pid, startedAt } = JSON.parse(noted) as { pid: number; startedAt: string }

  await writeFile(record, JSON.stringify({ pid: stranger.pid, startedAt }))
  await sandbox.stop()
  assert.notEqual(await findProcess(stranger.pid ?? 0), undefined)
  assert.equal((await fetch(`${sandbox.address}/admin/state`)).status, 200)

  await writeFile(record, noted)
  await sandbox.stop()
  await assertGone(pid)
})
