import { spawn, type ChildProcess } from 'node:child_process'
import { open, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { readLog, shortenLog } from './log-file.ts'
import { type Postmaster, disownPostmasterFile, readPostmasterFile, servesCluster } from './postmaster-file.ts'
import type { RunAs } from './run-as.ts'
import { emptySocketFolder, socketName } from './socket-folder.ts'
import { createConnection } from 'node:net'
import { totalmem } from 'node:os'

const mb = 1024 * 1024
const least = 128
const most = 1024

/**
 * Postgres' `shared_buffers`, in MB: a quarter of the memory, as its manual suggests. Its default of 128 MB is smaller
 * than an evening's scans. Writing pages out and reading them back then takes about a sixth of its processor time.
 */
export function pageMemory(memoryBytes = memoryOfMachine()): number {
  return Math.max(least, Math.min(most, Math.floor(memoryBytes / 4 / mb)))
}

/**
 * The memory limit of the container, otherwise the machine's memory. No limit reads as 0 or as more than the machine
 * has.
 */
function memoryOfMachine(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Infinity)
}

/** Recovery and a shutdown may take long. Without any progress for this time they are stuck. */
const quietAtMostMs = 120_000
const waitAtMostMs = 30 * 60_000

type Starting = { pid: number; cluster: string; logPath: string; isAlive: () => boolean | Promise<boolean> }

/** Waits for as long as Postgres makes progress; undefined if it ended instead. */
async function waitUntilReady({ pid, cluster, logPath, isAlive }: Starting): Promise<Postmaster | undefined> {
  const begun = Date.now()
  let lastSign = begun
  let lastSeen = ''
  while (Date.now() - begun < waitAtMostMs && Date.now() - lastSign < quietAtMostMs) {
    const note = await readPostmasterFile(cluster)
    if (note?.pid === pid && note.status === 'ready') return note
    if (!(await isAlive())) return undefined
    // While it recovers, Postgres writes a line a second (log_startup_progress_interval).
    const seen = `${note?.status} ${await stat(logPath).then(
      ({ size }) => size,
      () => 0,
    )}`
    if (seen !== lastSeen) lastSign = Date.now()
    lastSeen = seen
    await setTimeout(Date.now() - begun < 2000 ? 10 : 200)
  }
  throw new Error(`PostgreSQL (process ${pid}) does not become ready in ${cluster}. Its log: ${logPath}`)
}

export type Place = {
  cluster: string
  logPath: string
  socketDir: string
  binaries: Binaries
  runAs: RunAs
  settings: Record<string, string>
}

export type Running = Postmaster & { isAdopted: boolean }

const ownSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: `${pageMemory()}MB`,
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  autovacuum: 'on',
  logging_collector: 'off',
  log_line_prefix: '%m [%p] ',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  log_startup_progress_interval: '1s',
  // A detail line and a failed statement may contain a person's email address.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  // Backends of a killed server end within a second, and so do their locks.
  client_connection_check_interval: '1s',
}

/** A Postgres that was just killed holds its shared memory until its last process is gone. */
const predecessorsTakeMs = 30_000
const isPassing = /lock file .* already exists|shared memory block .* still in use/

/** The running Postgres of this cluster, or a new one. */
export async function adoptOrLaunch(place: Place): Promise<Running> {
  const begun = Date.now()
  for (;;) {
    const adopted = await adoptPostgres(place.cluster, place.logPath)
    if (adopted) return { ...adopted, isAdopted: true }
    const launched = await launch(place)
    if (typeof launched !== 'string') return { ...launched, isAdopted: false }
    if (!isPassing.test(launched) || Date.now() - begun > predecessorsTakeMs) {
      throw new Error(`PostgreSQL did not start in ${place.cluster}: ${launched}. Its log: ${place.logPath}`)
    }
    await setTimeout(200)
  }
}

/** Starts a new Postgres; returns its last log lines if it ends at once. */
async function launch(place: Place): Promise<Postmaster | string> {
  const { cluster, logPath } = place
  await emptySocketFolder(place.socketDir)
  await shortenLog(logPath)
  const log = await open(logPath, 'a', 0o600)
  const { size: logStart } = await log.stat()
  const { child, failure } = spawnPostgres(place, log.fd)
  await log.close()

  const isAlive = () => !failure() && child.exitCode === null && child.signalCode === null
  const ready = await waitUntilReady({ pid: child.pid ?? 0, cluster, logPath, isAlive })
  return ready ?? failure() ?? lastWords(await readLog(logPath, logStart))
}

function spawnPostgres(place: Place, logFd: number): { child: ChildProcess; failure: () => string | undefined } {
  const { cluster, socketDir, binaries, runAs } = place
  const settings = { ...ownSettings, unix_socket_directories: quoted(socketDir), ...place.settings }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [file, args] = runAs.command(binaries.postgres, ['-D', cluster, ...flags])
  // A process session of its own: Ctrl-C stops the server first, and Postgres must end last.
  const child = spawn(file, args, {
    cwd: dirname(cluster),
    env: binaries.env,
    detached: true,
    stdio: ['ignore', logFd, logFd],
  })
  child.unref()
  let failure: string | undefined
  child.once('error', (error) => (failure = error.message))
  return { child, failure: () => failure }
}

/** The setting is a list, so a path with spaces or commas needs quotes. */
function quoted(path: string): string {
  return `"${path.replaceAll('"', '""')}"`
}

function lastWords(log: string): string {
  const lines = log.trim().split('\n')
  const line = lines.findLast((line) => line.includes('FATAL:')) ?? lines.at(-1) ?? ''
  return line.replace(/^.*FATAL:\s*/, '').trim() || 'it ended at once'
}

// A killed server leaves its Postgres running. The next server takes it over here.

/** The running Postgres of this cluster, once it is ready; undefined if none runs. */
async function adoptPostgres(cluster: string, logPath: string): Promise<Postmaster | undefined> {
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
