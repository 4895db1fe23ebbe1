// npm run prove:stryker measures how many mutants the tests notice, for each group in stryker.config.mjs. A name after
// it chooses one group. Fails if a file is below its minimum share.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../server/database/embedded/start-postgres.ts'
import { groups } from '../../stryker.config.mjs'
import { copyTree } from './copy-tree.ts'

const leastShare = 0.85

type Report = { files: Record<string, { mutants: { status: string }[] }> }

const wanted = process.argv[2]
const names = Object.keys(groups).filter((name) => wanted === undefined || name === wanted)
if (names.length === 0) throw new Error(`There is no group "${wanted}". There are: ${Object.keys(groups).join(', ')}.`)

// The copy does not change during the run.
const root = await copyTree(join(import.meta.dirname, '..', '..'))
const scores: { group: string; file: string; noticed: number; all: number; seconds: number }[] = []
try {
  for (const group of names) {
    const begun = performance.now()
    const { files } = await measure(group)
    const seconds = (performance.now() - begun) / 1000
    for (const [file, { mutants }] of Object.entries(files)) scores.push({ group, file, ...count(mutants), seconds })
  }
} finally {
  await rm(root, { recursive: true, force: true })
}

for (const { group, file, noticed, all, seconds } of scores) {
  const share = `${((100 * noticed) / Math.max(1, all)).toFixed(1)} %`.padStart(7)
  console.log(`${share}  ${`${noticed} of ${all}`.padEnd(11)} ${file}  (${group}, ${seconds.toFixed(0)} s)`)
}
const low = scores.filter(({ noticed, all }) => noticed < leastShare * all)
for (const { file } of low) console.log(`${file} is below ${100 * leastShare} %.`)
process.exitCode = low.length === 0 ? 0 : 1

/** All mutants share a database server if the tests need one, because a start costs more than most tests. */
async function measure(group: string): Promise<Report> {
  if (!groups[group]!.needsDatabase) return run(group, {})
  const folder = await mkdtemp(join(tmpdir(), 'listpass-stryker-database-'))
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    settings: { max_connections: '200', synchronous_commit: 'off' },
  })
  try {
    return await run(group, { LISTPASS_TEST_SERVER: postgres.connectionString, LISTPASS_TEST_RUN: 'test_mutants' })
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function run(group: string, settings: Record<string, string>): Promise<Report> {
  const results = await mkdtemp(join(tmpdir(), 'listpass-stryker-report-'))
  const report = join(results, 'report.json')
  try {
    const program = join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
    const child = spawn(process.execPath, [program, 'run', 'stryker.config.mjs'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        ...settings,
        MUTATION_GROUP: group,
        MUTATION_REPORT: report,
        NODE_TEST_CONTEXT: undefined,
      },
    })
    await once(child, 'close')
    return JSON.parse(await readFile(report, 'utf8')) as Report
  } finally {
    await rm(results, { recursive: true, force: true })
  }
}

/** A mutant that never ends counts as noticed. A mutant that does not start is not counted. */
function count(mutants: { status: string }[]): { noticed: number; all: number } {
  const noticed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  const lives = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length
  return { noticed, all: noticed + lives }
}
