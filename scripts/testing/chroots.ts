// The image and the Debian package as they run: in their own file system, read-only but for the data, as their own user.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { addDataFolder } from '../../server/testing/processes.ts'
import { addPackages, type Architecture, architectures } from '../release/add-packages.ts'
import { makeDeb } from '../release/make-deb.ts'
import { makeImage } from '../release/make-image.ts'
import { type Entry, layOut } from '../release/released-files.ts'

/** How the command `listpass` is called, and which folder holds its data, as it and as this test names it. */
export type Form = { listpass: string[]; home: string; homeHere: string; remove?: () => Promise<void> }

const run = promisify(execFile)
const home = '/var/lib/listpass'
const version = '9.9.9'
/** The machine's own, or one that its kernel starts by an emulator: LISTPASS_ARCHITECTURE=arm64. */
const architecture = (process.env['LISTPASS_ARCHITECTURE'] ??
  Object.entries(architectures).find(([, name]) => name === process.arch)![0]) as Architecture

/** Mounts are seen by this process and its children only, and end with them. */
const enter = `set -e
root=$1 home=$2 user=$3
shift 3
mount --bind "$root" "$root"
mount --bind "$home" "$root/var/lib/listpass"
mount -t tmpfs tmpfs "$root/tmp"
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/dev"
mknod -m 666 "$root/dev/null" c 1 3
mknod -m 666 "$root/dev/urandom" c 1 9
mkdir -m 1777 "$root/dev/shm"
mount -o remount,ro,bind "$root"
exec chroot --userspec="$user" "$root" "$@"`

/** The image's layers, one over the other. */
export async function imageOf(entries: Entry[]): Promise<Form> {
  const place = await addDataFolder()
  const file = join(place, 'image.tar')
  await makeImage(await madeOf(entries, place), file)
  const layout = join(place, 'layout')
  const root = join(place, 'root')
  await mkdir(layout)
  await mkdir(root)
  await run('tar', ['-xf', file, '-C', layout])
  const blob = async (digest: string) => join(layout, 'blobs', digest.replace(':', '/'))
  const read = async (path: string) => JSON.parse(await readFile(path, 'utf8')) as Described
  const manifest = await read(await blob((await read(join(layout, 'index.json'))).manifests![0]!.digest))
  for (const { digest } of manifest.layers!)
    await run('tar', ['-xpf', await blob(digest), '--numeric-owner', '-C', root])
  const { config } = await read(await blob(manifest.config!.digest))
  const { User: user, Entrypoint: entrypoint, WorkingDir: folder } = config as unknown as Configured
  assert.equal(folder, home)
  const [node, ...program] = entrypoint
  const path = `/usr/lib/listpass/node_modules/.bin/${node!}`
  return inside(root, join(root, home), user, [path, ...program])
}

/** Installed by dpkg into a new Debian. */
export async function packageOf(entries: Entry[]): Promise<Form> {
  const place = await addDataFolder()
  const file = join(place, 'listpass.deb')
  await makeDeb(await madeOf(entries, place), file)
  const root = join(place, 'root')
  const of = [`--architectures=${architecture}`, '--variant=minbase', '--include=libstdc++6,libatomic1']
  await run('mmdebstrap', ['--quiet', ...of, 'bookworm', root])
  await copyFile(file, join(root, 'listpass.deb'))
  await run('chroot', [root, 'dpkg', '--install', '/listpass.deb'])
  await rm(join(root, 'listpass.deb'))
  const remove = async () => {
    await run('chroot', [root, 'dpkg', '--purge', 'listpass'])
    assert.ok(!existsSync(join(root, 'usr/bin/listpass')))
    // Nobody was there to ask.
    assert.ok(existsSync(join(root, home, 'keys')))
  }
  return { ...inside(root, join(root, home), '0:0', ['/usr/bin/listpass']), remove }
}

type Described = {
  manifests?: { digest: string }[]
  layers?: { digest: string }[]
  config?: { digest: string }
}
type Configured = { User: string; Entrypoint: string[]; WorkingDir: string }

async function madeOf(entries: Entry[], place: string) {
  const tree = join(place, 'tree')
  await layOut(entries, tree)
  await addPackages(tree, architecture)
  // Made folders are closed to others; users inside have to pass.
  await chmod(place, 0o755)
  return { tree, version, architecture, seconds: 1_700_000_000 }
}

function inside(root: string, homeHere: string, user: string, command: string[]): Form {
  return { listpass: ['unshare', '--mount', 'sh', '-c', enter, 'sh', root, homeHere, user, ...command], home, homeHere }
}
