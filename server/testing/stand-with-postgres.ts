// A process with a data folder and a running Postgres, for a test file. It runs until it is killed. NOTED_PID is
// written into Postgres' pid file, like the id of a dead server.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../database/embedded/start-postgres.ts'
import { addDataFolder } from './processes.ts'

const folder = await addDataFolder()
const { stop } = await startEmbeddedPostgres({ dataDir: folder })
const { NOTED_PID: noted } = process.env
if (noted !== undefined) {
  await stop()
  await writeFile(join(folder, 'postgres', 'postmaster.pid'), `${noted}\n`)
}
console.log(`Folder: ${folder}`)
setInterval(() => {}, 60_000)
