// A killed server leaves its Postgres running. The next server takes it over here.
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { disownPostmasterFile, readPostmasterFile, servesCluster, type Postmaster } from './postmaster-file.ts'
import { socketName } from './socket-folder.ts'
import { waitUntilReady } from './wait-until-ready.ts'

/** The running Postgres of this cluster, once it is ready; undefined if none runs. */
export async function adoptPostgres(cluster: string, logPath: string): Promise<Postmaster | undefined> {
  const note = await readPostmasterFile(cluster)
  if (!note) return undefined
  const isAlive = () => servesCluster(note.pid, cluster)
  if (await isAlive()) return waitUntilReady({ pid: note.pid, cluster, logPath, isAlive })
  if (note.socketDir && (await someoneAnswers(join(note.socketDir, socketName)))) {
    throw new Error(
      `The database in ${cluster} is in use by a PostgreSQL that cannot be seen from here (in another container?). Stop it first.`,
    )
  }
  await disownPostmasterFile(cluster)
  return undefined
}

function someoneAnswers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(path)
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}
