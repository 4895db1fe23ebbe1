import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { startEmbeddedPostgres } from '../database/embedded/start-postgres.ts'
import { assertGone } from './this-machine.ts'
import { addDataFolder, postgresOf, startChild } from './processes.ts'
import { until } from './until.ts'

test('a file of tests that is killed leaves no Postgres of a data folder behind', async () => {
  const child = startChild('server/testing/stand-with-postgres.ts', {})
  const folder = (await child.line(/^Folder: /)).replace('Folder: ', '')
  const postgres = await postgresOf(folder)
  await child.end('SIGKILL')
  await assertGone(postgres)
  await until(
    () => existsSync(folder),
    (isThere) => !isThere,
  )
})

test('a Postgres that runs under the number of a note, but not in its folder, is left alone', async () => {
  const folder = await addDataFolder()
  const stranger = await startEmbeddedPostgres({ dataDir: folder })
  const child = startChild('server/testing/stand-with-postgres.ts', { NOTED_PID: String(stranger.pid()) })
  const theirs = (await child.line(/^Folder: /)).replace('Folder: ', '')
  await child.end('SIGKILL')
  await until(
    () => existsSync(theirs),
    (isThere) => !isThere,
  )
  assert.equal(await postgresOf(folder), stranger.pid())
  process.kill(stranger.pid(), 0)
  await stranger.stop()
})
