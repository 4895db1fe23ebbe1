// What a file of tests has while it runs: a data folder and the Postgres in it. It stands until it is killed. NOTED_PID is written
// into the note of that Postgres, as a dead one leaves it.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../database/embedded/start-postgres.ts'
import { addDataFolder } from './server-process.ts'

const folder = await addDataFolder()
const { stop } = await startEmbeddedPostgres({ dataDir: folder })
const { NOTED_PID: noted } = process.env
if (noted !== undefined) {
  await stop()
  await writeFile(join(folder, 'postgres', 'postmaster.pid'), `${noted}\n`)
}
console.log(`Folder: ${folder}`)
setInterval(() => {}, 60_000)
