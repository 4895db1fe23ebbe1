// postmaster.pid, Postgres' own note of who serves a cluster. Its lines: process id, folder, start time, port, socket
// folder, address, shared memory, status (pidfile.h). It is also the record of where the socket is.
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findProcess } from './running-process.ts'

export type Postmaster = { pid: number; socketDir: string; status: string }

/** No process can have this id, so Postgres sees a dead owner and goes on to look at the shared memory. */
const nobodysPid = 2_147_483_647

export async function readPostmasterFile(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
  return { pid, socketDir: lines[4] ?? '', status: lines[7] ?? '' }
}

/** Whether this process id is the Postgres of this cluster, and not a stranger that got the id afterwards. */
export async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  const found = await findProcess(pid)
  if (!found) return false
  // Postgres works inside its folder, which stays true when the folder is moved under it.
  if (found.folder === cluster && /postgres/.test(found.command[0] ?? '')) return true
  const place = found.command.indexOf('-D')
  return place > 0 ? found.command[place + 1] === cluster : found.command.join(' ').includes(`-D ${cluster} `)
}

/**
 * Takes the dead or foreign process id out of the note. The file itself stays: Postgres reads from it which shared memory
 * to look at, and so notices its own predecessors that are still at work.
 */
export async function disownPostmasterFile(cluster: string): Promise<void> {
  const path = join(cluster, 'postmaster.pid')
  const [, ...rest] = (await readFile(path, 'utf8')).split('\n')
  await writeFile(`${path}.new`, [nobodysPid, ...rest].join('\n'), { mode: 0o600 })
  await rename(`${path}.new`, path)
}
