// The embedded PostgreSQL: from an npm package, with its data in the data folder, reachable only through a socket
// there.
import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { ownFolder } from '../owner-file.ts'
import { findBinaries } from './binaries.ts'
import { openDatabase, type PostgresAddress } from './first-connection.ts'
import { keepRunning } from './keep-running.ts'
import { adoptOrLaunch, type Place } from './launch.ts'
import { makeCluster } from './make-cluster.ts'
import { chooseRunAs } from './run-as.ts'
import { prepareSocketFolder } from './socket-folder.ts'
import { stopPostgres } from './stop-postgres.ts'

export type EmbeddedPostgres = {
  address: PostgresAddress
  connectionString: string
  /** Whether an earlier, killed server left this Postgres running. */
  isAdopted: boolean
  pid: () => number
  stop: () => Promise<void>
}

type Options = {
  dataDir: string
  log?: (message: string) => void
  /** Settings of Postgres that override ours. */
  settings?: Record<string, string>
}

/** Starts or takes over the Postgres of a data folder. Until it is stopped, the folder belongs to this process alone. */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 })
  const dataDir = await realpath(options.dataDir)
  const owner = ownFolder(dataDir)
  try {
    const place = await preparePlace(dataDir, options.settings ?? {})
    return await serve(place, owner.release, options.log ?? (() => {}))
  } catch (error) {
    owner.release()
    throw error
  }
}

async function preparePlace(dataDir: string, settings: Record<string, string>): Promise<Place> {
  const cluster = join(dataDir, 'postgres')
  const binaries = await findBinaries(dataDir)
  const runAs = await chooseRunAs(cluster, binaries.postgres)
  await makeCluster(cluster, binaries, runAs)
  const socketDir = await prepareSocketFolder(cluster, runAs)
  return { cluster, logPath: join(dataDir, 'postgres.log'), socketDir, binaries, runAs, settings }
}

async function serve(place: Place, release: () => void, log: (message: string) => void): Promise<EmbeddedPostgres> {
  const running = await adoptOrLaunch(place)
  const address = { host: running.socketDir, port: 5432, user: 'postgres', database: 'listpass' }
  try {
    await openDatabase(address, running.isAdopted)
  } catch (error) {
    await stopPostgres(running, place.cluster)
    throw error
  }

  const kept = keepRunning(place, running, log)
  let stopped: Promise<void> | undefined
  const stop = async () => stopPostgres(await kept.release(), place.cluster).finally(release)
  return {
    address,
    connectionString: `postgresql://${address.user}@/${address.database}?host=${encodeURIComponent(address.host)}`,
    isAdopted: running.isAdopted,
    pid: () => kept.current().pid,
    stop: () => (stopped ??= stop()),
  }
}
