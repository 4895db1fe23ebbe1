// Which screens the pictures of README, landing and guide show: a hash a folder, kept beside the pictures when they are taken.
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

type States = Record<string, string>

const kept = join('docs', 'pictures', 'screens.json')
const folders = ['web', 'words', 'e2e/guide-pictures', 'scripts/make-pictures.ts', 'scripts/make-brand.ts']
/** What draws a screen, and its words. The pictures are of English screens, and the share images of every language. */
const draws =
  /^web\/.*(?:\.(?:tsx|css|svg|html)|words[^/]*\.ts|\/words\/[^/]+\.ts)$|^words\/(?:en\/|[a-z]{2}\/site\/)|^(?:e2e|scripts)\//
const drawsNothing = /\.test\.ts$|\/testing\/|^web\/design/

/** The state of each folder of screens, as it is now. */
export async function statesOf(root: string): Promise<States> {
  const paths = (await Promise.all(folders.map((folder) => filesIn(root, folder)))).flat()
  const drawing = paths.filter((path) => draws.test(path) && !drawsNothing.test(path)).toSorted()
  const hashes = new Map<string, ReturnType<typeof createHash>>()
  for (const path of drawing) {
    const folder = path
      .split('/')
      .slice(0, path.startsWith('web/features/') ? 3 : 2)
      .join('/')
    const hash = hashes.get(folder) ?? createHash('sha256')
    hashes.set(
      folder,
      hash
        .update(`${path}\0`)
        .update(await readFile(join(root, path)))
        .update('\0'),
    )
  }
  return Object.fromEntries([...hashes].map(([folder, hash]) => [folder, hash.digest('hex').slice(0, 16)]))
}

/** Keeps what the pictures show: the states from before they were taken. */
export async function keepStates(root: string, states: States): Promise<void> {
  await writeFile(join(root, kept), `${JSON.stringify(states, null, 2)}\n`)
}

/** Throws with the folders that have changed since the pictures were taken. */
export async function requireCurrentPictures(root: string): Promise<number> {
  const [before, now] = [
    JSON.parse(await readFile(join(root, kept), 'utf8').catch(() => '{}')) as States,
    await statesOf(root),
  ]
  const all = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  const changed = all.filter((folder) => before[folder] !== now[folder]).toSorted()
  if (changed.length > 0)
    throw new Error(
      `The pictures of README, landing and guide are older than these screens: ${changed.join(', ')}. Run npm run pictures, look at them, and commit them.`,
    )
  return all.length
}

async function filesIn(root: string, path: string): Promise<string[]> {
  if (path.endsWith('.ts')) return [path]
  const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
}
