// Chooses the user for Postgres, because it refuses to run as root.
import { execFile } from 'node:child_process'
import { chown, lchown, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { orDatabaseUrl } from './binaries.ts'

export type RunAs = {
  command: (file: string, args: string[]) => [string, string[]]
  own: (folder: string) => Promise<void>
}

/** The id of the user `nobody` on Linux. */
const nobody = 65534

/**
 * If the server runs as root, Postgres runs as the owner of the cluster. So a folder that a user made stays that
 * user's.
 */
export async function chooseRunAs(cluster: string, program: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return asIs
  const owner = await stat(cluster).catch(() => undefined)
  const needs: Needs = { dataDir: dirname(cluster), program }
  if (owner && owner.uid !== 0) return whereItWorks(asUser(owner.uid, owner.gid), needs)
  if (await works(inOwnNamespace, needs)) return inOwnNamespace
  const user = await whereItWorks(asUser(nobody, nobody), needs)
  if (owner) await ownAll(cluster, nobody)
  return user
}

const asIs: RunAs = { command: (file, args) => [file, args], own: async () => {} }

/**
 * Postgres sees itself as the user `nobody` and the machine sees root, so the files stay root's. It cannot open other
 * users' closed folders.
 */
const inOwnNamespace: RunAs = {
  command: (file, args) => ['unshare', ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`, file, ...args]],
  own: async () => {},
}

/** Keeps the one privilege that can traverse root's folders on the way to the cluster and the programs. */
function asUser(uid: number, gid: number): RunAs {
  const options = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ]
  return {
    command: (file, args) => ['setpriv', [...options, file, ...args]],
    own: (folder) => chown(folder, uid, gid),
  }
}

type Needs = { dataDir: string; program: string }

async function whereItWorks(runAs: RunAs, needs: Needs): Promise<RunAs> {
  if (await works(runAs, needs)) return runAs
  throw new Error(
    orDatabaseUrl(
      'PostgreSQL refuses to run as root, and neither unshare nor setpriv works here. Start Listpass as another user.',
    ),
  )
}

/**
 * Tries it, because two things are unknown: whether the system allows it, and whether that user can reach the folder
 * and the program.
 */
function works(runAs: RunAs, { dataDir, program }: Needs): Promise<boolean> {
  const script = 'test "$(id -u)" != 0 && test -w "$0" && test -x "$1"'
  const [file, args] = runAs.command('/bin/sh', ['-c', script, dataDir, program])
  return promisify(execFile)(file, args).then(
    () => true,
    () => false,
  )
}

async function ownAll(folder: string, uid: number): Promise<void> {
  await lchown(folder, uid, uid)
  for (const name of await readdir(folder, { recursive: true })) await lchown(join(folder, name), uid, uid)
}
