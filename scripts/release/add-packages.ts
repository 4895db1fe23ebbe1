import { execFile } from 'node:child_process'
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Debian's and npm's names of the processors that a release is made for. */
export const architectures = { amd64: 'x64', arm64: 'arm64' } as const
export type Architecture = keyof typeof architectures

const run = promisify(execFile)

/**
 * Installs what `npm ci` would install on a Linux machine of this architecture, into a folder with the files of a release.
 * No script of a package runs, so any machine can do it for the other architecture. Node is the binary of npm's package.
 */
export async function addPackages(folder: string, architecture: Architecture): Promise<void> {
  const cpu = architectures[architecture]
  await run(
    'npm',
    ['ci', '--ignore-scripts', '--os=linux', `--cpu=${cpu}`, '--libc=glibc', '--no-audit', '--no-fund'],
    {
      cwd: folder,
    },
  )
  const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    dependencies: { node: string }
  }
  const fetched = await mkdtemp(join(tmpdir(), 'listpass-node-'))
  try {
    const name = `node-linux-${cpu}`
    await run('npm', ['pack', '--silent', `${name}@${dependencies.node}`], { cwd: fetched })
    await run('tar', ['-xzf', `${name}-${dependencies.node}.tgz`], { cwd: fetched })
    const place = join(folder, 'node_modules', 'node', 'bin')
    await mkdir(place, { recursive: true })
    await copyFile(join(fetched, 'package', 'bin', 'node'), join(place, 'node'))
    await chmod(join(place, 'node'), 0o755)
    const link = join(folder, 'node_modules', '.bin', 'node')
    await rm(link, { force: true })
    await symlink('../node/bin/node', link)
  } finally {
    await rm(fetched, { recursive: true, force: true })
  }
  await removeWhatOnlyEditorsRead(join(folder, 'node_modules'))
}

/** Types and source maps are a fifth of our packages' size. Licences stay. */
async function removeWhatOnlyEditorsRead(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const unread = entries.filter((entry) => entry.isFile() && /\.(map|d\.[cm]?ts)$/.test(entry.name))
  for (const { parentPath, name } of unread) await rm(join(parentPath, name))
}
