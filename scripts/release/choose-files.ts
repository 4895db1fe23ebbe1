// The files that an operator needs: the server with its imports, the built pages, and the documents. Tests and build
// tools are left out. Apart from the pages, only files of the repository are included.
import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'

const folders = new Set(['contract', 'domain', 'words', 'server', 'sandbox', 'docs', 'ops'])
const single = [
  'package.json',
  'package-lock.json',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  // The built pages include the fonts, under other names.
  'web/ui/fonts/bricolage-grotesque-LICENSE.txt',
  'web/ui/fonts/geist-LICENSE.txt',
]
/** The package.json scripts for operators; the files they import come with them. */
const programs = ['start', 'verify', 'backup', 'restore', 'rotate-keys', 'admin'].map((name) => `scripts/${name}.ts`)
const leftOut = /\.test\.ts$|(^|\/)testing\/|^server\/proofs\/|(^|\/)tsconfig\.json$/

/** Paths from the root, sorted. The pages must have been built. */
export async function chooseFiles(root: string): Promise<string[]> {
  const known = await filesInRepository(root)
  const chosen = known.filter(
    (path) => !leftOut.test(path) && (single.includes(path) || folders.has(path.split('/')[0]!)),
  )
  const scripts = [...(await importedBy(root, programs)), 'scripts/check-node.mjs'].filter((path) =>
    path.startsWith('scripts/'),
  )
  const pages = (await readdir(join(root, 'dist', 'web'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  const missing = single.filter((path) => !chosen.includes(path))
  if (missing.length > 0)
    throw new Error(`The release should have ${missing.join(', ')}, which is not in the repository.`)
  return [...new Set([...chosen, ...scripts, ...pages])].toSorted()
}

/** The files that git tracks or would add; ignored files are never part of a release. */
async function filesInRepository(root: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  return stdout.split('\0').filter((path) => path !== '')
}

/** These files and all our files that they import, with their paths from the root. */
export async function importedBy(root: string, paths: string[]): Promise<Set<string>> {
  const found = new Set<string>()
  const waiting = [...paths]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    found.add(path)
    const source = await readFile(join(root, path), 'utf8')
    for (const [, named] of source.matchAll(/(?:\bfrom|\bimport\(?)\s*'((?:\.|#)[^']+)'/g)) {
      waiting.push(named!.startsWith('#') ? named!.slice(1) : join(dirname(path), named!))
    }
  }
  return found
}
