import { execFile } from 'node:child_process'
import { mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'
import type { RunAs } from './run-as.ts'

const options = [
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  // The builtin provider sorts the same on every machine, so an index stays valid when its folder moves.
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--no-instructions',
]

/**
 * Makes the cluster if there is none. It is made in another folder that is then renamed, so that no half-made cluster
 * is ever used.
 */
export async function makeCluster(cluster: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  const made = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (made !== undefined) return refuseOtherVersion(cluster, made.trim(), binaries.version)

  const dataDir = dirname(cluster)
  await refuseFullFolder(cluster)
  await removeUnfinished(dataDir)
  const unfinished = await mkdtemp(join(dataDir, 'postgres.new-'))
  await runAs.own(unfinished)
  const [file, args] = runAs.command(binaries.initdb, ['-D', unfinished, ...options])
  await promisify(execFile)(file, args, { env: binaries.env }).catch((error: Error & { stderr?: string }) => {
    throw new Error(`The database could not be made in ${cluster}: ${lastLine(error.stderr || error.message)}`, {
      cause: error,
    })
  })
  await rename(unfinished, cluster)
  await keepName(dataDir)
}

function refuseOtherVersion(cluster: string, made: string, ours: string): void {
  if (made !== ours) {
    throw new Error(`The database in ${cluster} was made by PostgreSQL ${made}, and this Listpass brings ${ours}.`)
  }
}

async function refuseFullFolder(cluster: string): Promise<void> {
  const names = await readdir(cluster).catch(() => [])
  if (names.length > 0)
    throw new Error(`${cluster} is not a database, and not empty. Move it away or set another DATA_DIR.`)
}

async function removeUnfinished(dataDir: string): Promise<void> {
  const names = await readdir(dataDir)
  for (const name of names.filter((name) => name.startsWith('postgres.new-'))) {
    // If only the server was killed, its initdb may still run.
    await rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

/** A rename is durable only after its folder is synced. */
async function keepName(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

function lastLine(text: string): string {
  const lines = text.trim().split('\n')
  return lines.findLast((line) => /error|fatal/i.test(line)) ?? lines.at(-1) ?? ''
}
