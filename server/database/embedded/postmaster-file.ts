// postmaster.pid, Postgres' own record of the process that serves a cluster, and of its socket. Its lines: process id,
// folder, start time, port, socket folder, address, shared memory, status (pidfile.h).
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findProcess } from './running-process.ts'

export type Postmaster = { pid: number; socketDir: string; status: string }

/** No process can have this id. So Postgres sees a dead owner, and then checks the shared memory. */
const nobodysPid = 2_147_483_647

export async function readPostmasterFile(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
  return { pid, socketDir: lines[4] ?? '', status: lines[7] ?? '' }
}

/** Whether this process id is the Postgres of this cluster, and not a later process with the same id. */
export async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  const found = await findProcess(pid)
  if (!found) return false
  // The working directory of Postgres is its data folder, and stays so when the folder is moved.
  if (found.folder === cluster && /postgres/.test(found.command[0] ?? '')) return true
  const place = found.command.indexOf('-D')
  return place > 0 ? found.command[place + 1] === cluster : found.command.join(' ').includes(`-D ${cluster} `)
}

/**
 * Replaces a dead or foreign process id in postmaster.pid. The file itself stays: it names the shared memory. With it,
 * Postgres notices processes of its predecessor that still run.
 */
export async function disownPostmasterFile(cluster: string): Promise<void> {
  const path = join(cluster, 'postmaster.pid')
  const [, ...rest] = (await readFile(path, 'utf8')).split('\n')
  await writeFile(`${path}.new`, [nobodysPid, ...rest].join('\n'), { mode: 0o600 })
  await rename(`${path}.new`, path)
}
