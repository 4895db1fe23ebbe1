// Runs test files as `npm test` does, and writes their counts: node scripts/testing/node-tests.ts <workers> <counts> <file>…
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { globalSetup, globalTeardown } from '../../server/testing/global-setup.ts'
import { runFiles } from './run-files.ts'

const root = join(import.meta.dirname, '..', '..')
const [workers, path, ...files] = process.argv.slice(2)
/** Milliseconds. A file that hangs is ended; a busy machine gets enough. */
const timeout = 30 * 60_000

await globalSetup()
const times = join(root, 'node_modules', '.cache', 'test-times.json')
const counts = await runFiles(root, { files, workers: Number(workers), timeout, times })
await globalTeardown()
await writeFile(path!, JSON.stringify(counts))
process.exitCode = counts.failed > 0 ? 1 : 0
