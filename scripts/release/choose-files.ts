// The files that an operator needs: the server with its imports, the built pages, and the documents. Tests and build
// tools are left out. released-files.ts says how they ship.
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'

const folders = ['contract', 'domain', 'words', 'server', 'sandbox', 'docs', 'deploy', 'ops']
const single = [
  '.npmrc',
  'Dockerfile',
  'compose.yaml',
  '.do/deploy.template.yaml',
  'app.json',
  'fly.toml',
  'heroku.yml',
  'railway.json',
  'render.yaml',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  // The built pages include the fonts, under other names.
  'web/ui/fonts/bricolage-grotesque-LICENSE.txt',
  'web/ui/fonts/geist-LICENSE.txt',
]
/** The package.json scripts for operators; the files they import come with them. */
export const programs = ['start', 'setup', 'doctor', 'verify', 'backup', 'restore', 'rotate-keys', 'admin']
const alone = ['scripts/check-node.mjs', 'scripts/listpass.mjs']
/** Also what git ignores: an image is built without git. */
const leftOut =
  /\.test\.ts$|(^|\/)(testing|node_modules|data)\/|^server\/proofs\/|(^|\/)tsconfig\.json$|(^|\/)\.|\.log$/

/** Paths from the root, sorted. The pages must have been built. */
export async function chooseFiles(root: string): Promise<string[]> {
  const inFolders = await Promise.all(folders.map((folder) => filesBelow(root, folder)))
  const imported = await importedBy(
    root,
    programs.map((name) => `scripts/${name}.ts`),
  )
  const scripts = [...imported].filter((path) => path.startsWith('scripts/'))
  const pages = await filesBelow(root, join('dist', 'web'))
  const chosen = [...inFolders.flat().filter((path) => !leftOut.test(path)), ...single, ...alone, ...scripts, ...pages]
  return [...new Set(chosen)].toSorted()
}

/** Their paths from the root. */
export async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(root, join(entry.parentPath, entry.name)))
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
