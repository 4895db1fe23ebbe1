// The embedded PostgreSQL: from an npm package, with its data in the data folder, reachable only through a socket
// there.
import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { ownFolder } from '../owner-file.ts'
import { findBinaries } from './binaries.ts'
import { adoptOrLaunch, type Place, type Running } from './launch.ts'
import { makeCluster } from './make-cluster.ts'
import { chooseRunAs } from './run-as.ts'
import { prepareSocketFolder, removeSocketFolder } from './socket-folder.ts'
import { setTimeout } from 'node:timers/promises'
import { servesCluster } from './postmaster-file.ts'
import { Client, escapeIdentifier } from 'pg'
import { shortenLog } from './log-file.ts'

const lookEveryMs = 500
const shortenLogEveryMs = 60_000
/** The pause after a failed start; it doubles each time. */
const restMs = { first: 1000, longest: 30_000 }

type Kept = { current: () => Running; release: () => Promise<Running> }

/**
 * Restarts Postgres whenever it dies while the server lives (out of memory, killed). The pools reconnect to the same
 * socket. A failed start is retried for as long as the server lives, because disk space or memory may become free.
 */
function keepRunning(place: Place, first: Running, log: (message: string) => void): Kept {
  const stopping = new AbortController()
  let running = first
  let rest = restMs.first

  async function look(): Promise<void> {
    let logShortenedAt = Date.now()
    while (!stopping.signal.aborted) {
      await setTimeout(lookEveryMs, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      if (!(await servesCluster(running.pid, place.cluster))) await restart()
      if (Date.now() - logShortenedAt < shortenLogEveryMs) continue
      logShortenedAt = Date.now()
      await shortenLog(place.logPath).catch((error: Error) => log(error.message))
    }
  }

  async function restart(): Promise<void> {
    log('PostgreSQL ended unexpectedly and is started again')
    try {
      running = await adoptOrLaunch(place)
      rest = restMs.first
    } catch (error) {
      log(error instanceof Error ? error.message : String(error))
      await setTimeout(rest, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
      rest = Math.min(rest * 2, restMs.longest)
    }
  }

  const looking = look()
  return {
    current: () => running,
    release: async () => {
      stopping.abort()
      await looking
      return running
    },
  }
}

type PostgresAddress = { host: string; port: number; user: string; database: string }

const recoveryTakesMs = 120_000

/** Waits until the database exists and answers, and ends all connections that an earlier server left. */
async function openDatabase(address: PostgresAddress, isAdopted: boolean): Promise<void> {
  const client = await connectPatiently({ ...address, database: 'postgres' })
  try {
    const found = await client.query('select from pg_database where datname = $1', [address.database])
    if (found.rowCount === 0) await client.query(`create database ${escapeIdentifier(address.database)}`)
    if (isAdopted) await client.query(endOtherSessions)
  } finally {
    await client.end()
  }
}

const endOtherSessions = `
  select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`

/** Retries while Postgres restarts itself after a crash of one of its processes (57P03), because it is back soon. */
async function connectPatiently(address: PostgresAddress): Promise<Client> {
  const begun = Date.now()
  for (;;) {
    const client = new Client({ ...address, connectionTimeoutMillis: 10_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      if (!isPassing(error) || Date.now() - begun > recoveryTakesMs) throw error
      await setTimeout(100)
    }
  }
}

function isPassing(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? ''
  return ['57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT'].includes(code)
}

/** A fast shutdown writes a checkpoint first, which takes long after much work. */
const shutdownTakesMs = 60_000

/** Fast shutdown: closes open connections and keeps committed data. Waits until the process has ended. */
async function stopPostgres({ pid, socketDir }: Running, cluster: string): Promise<void> {
  await signal(pid, 'SIGINT', cluster)
  if (!(await isGone(pid, cluster, shutdownTakesMs))) {
    // Ends without the checkpoint; the next start replays the log.
    await signal(pid, 'SIGQUIT', cluster)
    await isGone(pid, cluster, 10_000)
  }
  await removeSocketFolder(socketDir, cluster)
}

async function signal(pid: number, name: NodeJS.Signals, cluster: string): Promise<void> {
  if (!(await servesCluster(pid, cluster))) return
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function isGone(pid: number, cluster: string, waitMs: number): Promise<boolean> {
  const begun = Date.now()
  while (await servesCluster(pid, cluster)) {
    if (Date.now() - begun > waitMs) return false
    await setTimeout(20)
  }
  return true
}

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
