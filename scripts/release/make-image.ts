import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Architecture } from './add-packages.ts'

/** What Node, PostgreSQL and sharp need of Debian, and a shell for initdb. */
const debian = ['base-files', 'base-passwd', 'dash', 'libc6', 'libstdc++6', 'libatomic1', 'tzdata']
const user = 1000
/** initdb asks for the name of its user. */
const people = `root:x:0:0:root:/root:/bin/sh\nlistpass:x:${user}:${user}:Listpass:/var/lib/listpass:/bin/sh\n`
const groups = `root:x:0:\nlistpass:x:${user}:\n`
const dataFolder = '/var/lib/listpass'

type Release = { tree: string; version: string; architecture: Architecture; seconds: number }

/**
 * Makes the OCI image of a tree that has its packages (add-packages.ts), without a registry, as one file that
 * `docker load` and `podman load` read. Needs mmdebstrap, umoci and skopeo. The Dockerfile makes the same image elsewhere.
 */
export async function makeImage({ tree, version, architecture, seconds }: Release, to: string): Promise<void> {
  const stage = await mkdtemp(join(tmpdir(), 'listpass-image-'))
  const run = (command: string, args: string[]) =>
    promisify(execFile)(command, args, { cwd: stage, env: { ...process.env, SOURCE_DATE_EPOCH: String(seconds) } })
  try {
    await run('mmdebstrap', [
      '--quiet',
      '--variant=extract',
      `--architectures=${architecture}`,
      `--include=${debian.join(',')}`,
      '--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr',
      '--dpkgopt=path-exclude=/usr/share/doc/*',
      '--dpkgopt=path-exclude=/usr/share/locale/*',
      'bookworm',
      'debian.tar',
    ])
    await mkdir(join(stage, 'own', 'usr', 'lib'), { recursive: true })
    await cp(tree, join(stage, 'own', 'usr', 'lib', 'listpass'), { recursive: true, verbatimSymlinks: true })
    await mkdir(join(stage, 'own', 'etc'))
    await writeFile(join(stage, 'own', 'etc', 'passwd'), people)
    await writeFile(join(stage, 'own', 'etc', 'group'), groups)
    await mkdir(join(stage, 'own', dataFolder), { recursive: true })
    await run('tar', [...sameBytes(seconds, 0), '-cf', 'own.tar', '-C', 'own', 'etc', 'usr'])
    await run('tar', [...sameBytes(seconds, user), '--mode=0700', '-cf', 'data.tar', '-C', 'own', dataFolder.slice(1)])
    await run('umoci', ['init', '--layout', 'oci'])
    await run('umoci', ['new', '--image', `oci:${version}`])
    for (const layer of ['debian.tar', 'own.tar', 'data.tar'])
      await run('umoci', ['raw', 'add-layer', '--image', `oci:${version}`, layer])
    await run('umoci', [
      'config',
      '--image',
      `oci:${version}`,
      '--architecture',
      architecture,
      '--os',
      'linux',
      ...settings,
    ])
    await run('skopeo', ['copy', '--quiet', `oci:oci:${version}`, `oci-archive:${to}:listpass:${version}`])
  } finally {
    await rm(stage, { recursive: true, force: true })
  }
}

const settings = [
  '--config.user',
  `${user}:${user}`,
  '--config.workingdir',
  dataFolder,
  '--config.volume',
  dataFolder,
  '--config.exposedports',
  '3000/tcp',
  '--config.env',
  'PATH=/usr/lib/listpass/node_modules/.bin:/usr/bin:/bin',
  '--config.env',
  'NODE_ENV=production',
  '--config.env',
  'TMPDIR=/tmp',
  '--config.entrypoint',
  'node',
  '--config.entrypoint',
  '/usr/lib/listpass/scripts/listpass.mjs',
  '--config.cmd',
  'start',
]

function sameBytes(seconds: number, owner: number): string[] {
  return ['--sort=name', `--mtime=@${seconds}`, '--numeric-owner', `--owner=${owner}`, `--group=${owner}`]
}
