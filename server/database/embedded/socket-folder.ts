// The folder of the socket: the cluster's own closed folder. If its path is too long for a socket, a closed folder in
// the system's temporary folder. The data folder then stores its name, so that it stays the same.
import { lstat, mkdtemp, readFile, realpath, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { RunAs } from './run-as.ts'

export const socketName = '.s.PGSQL.5432'

/** 108 on Linux and 104 on macOS, with the zero at its end (unix(7)). */
const pathBytesAtMost = 103

export async function prepareSocketFolder(cluster: string, runAs: RunAs): Promise<string> {
  if (Buffer.byteLength(join(cluster, socketName)) <= pathBytesAtMost) return cluster
  const known = await readFile(recordOf(cluster), 'utf8').catch(() => '')
  if (known && (await isClosed(known, cluster))) return known
  const made = await mkdtemp(join(await realpath(tmpdir()), 'listpass-'))
  await runAs.own(made)
  await writeFile(recordOf(cluster), made, { mode: 0o600 })
  return made
}

/** Deletes the socket files. Call it only when no Postgres answers there any more. */
export async function emptySocketFolder(socketDir: string): Promise<void> {
  await rm(join(socketDir, socketName), { force: true })
  await rm(join(socketDir, `${socketName}.lock`), { force: true })
}

export async function removeSocketFolder(socketDir: string, cluster: string): Promise<void> {
  if (socketDir === cluster) return
  await emptySocketFolder(socketDir)
  await rmdir(socketDir).catch(() => {})
  await rm(recordOf(cluster), { force: true })
}

function recordOf(cluster: string): string {
  return join(dirname(cluster), 'postgres-socket')
}

/** After a restart of the machine, another user may have made a folder of that name. */
async function isClosed(folder: string, cluster: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined)
  const { uid } = await lstat(cluster)
  return found !== undefined && found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0
}
