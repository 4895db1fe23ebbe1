import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const sources = ['web', 'contract', 'domain', 'words', 'docs/guide', 'docs/guide-in']
const alone = ['package-lock.json', 'docs/door.md']
/** A build that takes longer has hung. */
const buildTakesMs = 5 * 60_000

/** Builds dist/web unless its stamp matches these sources. An installation without the build tools keeps its pages. */
export async function buildWeb(root: string, signal?: AbortSignal): Promise<void> {
  const isBuilt = existsSync(join(root, 'dist', 'web', 'index.html'))
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const canBuild = existsSync(vite) && existsSync(join(root, 'web', 'vite.config.ts'))
  if (!canBuild && isBuilt) return
  if (!canBuild) throw new Error('The web pages are not built, and what builds them is not installed. Run npm install.')

  const stampPath = join(root, 'dist', 'web.stamp')
  const stamp = await stampOf(root)
  if (isBuilt && (await readFile(stampPath, 'utf8').catch(() => '')) === stamp) return

  console.log('Building the web pages …')
  await rm(stampPath, { force: true })
  // Builds into a new folder and then swaps them, so that a running server never serves half a build.
  const fresh = join(root, 'dist', `web-${process.pid}`)
  try {
    await runVite(root, vite, fresh, signal)
    await rm(join(root, 'dist', 'web'), { recursive: true, force: true })
    await rename(fresh, join(root, 'dist', 'web'))
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
  await writeFile(stampPath, stamp)
}

/** Compares contents, because every checkout and copy changes the file times. */
async function stampOf(root: string): Promise<string> {
  const hash = createHash('sha256')
  const paths = await Promise.all(sources.map((folder) => filesIn(join(root, folder))))
  const all = [...paths.flat(), ...alone.map((name) => join(root, name))].sort((a, b) => (a < b ? -1 : 1))
  for (const path of all) {
    hash
      .update(`${relative(root, path)}\0`)
      .update(await readFile(path))
      .update('\0')
  }
  return hash.digest('hex')
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
}

async function runVite(root: string, vite: string, outDir: string, signal: AbortSignal | undefined): Promise<void> {
  const said: Buffer[] = []
  const child = spawn(
    process.execPath,
    [vite, 'build', '-c', 'web/vite.config.ts', '--outDir', outDir, '--emptyOutDir'],
    {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: buildTakesMs,
      ...(signal && { signal }),
    },
  )
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code === 0) return
  process.stderr.write(Buffer.concat(said))
  throw new Error('The web pages could not be built; the reason is above.')
}
