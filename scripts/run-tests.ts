// The test runners, each in its own process, and their counts.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { patternOf, type TestCounts } from './count-tests.ts'
import { edgeTag } from './prove/proof.ts'

const runTakesMs = 60 * 60_000
/** A hanging runner is ended after this time; a busy machine gets enough. */
const testTakesMs = 10 * 60_000

const running = new Set<ChildProcess>()
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, (signal) => {
    for (const child of running) child.kill(signal)
    process.exit(1)
  })

/**
 * Runs a command without counts: it passes or fails. A quiet command prints its output at the end, because another one
 * prints at the same time.
 */
export async function runCommand(
  root: string,
  file: string,
  args: string[],
  env: Record<string, string> = {},
  isQuiet = false,
): Promise<undefined> {
  const output = isQuiet ? 'pipe' : 'inherit'
  const child = spawn(file, args, {
    cwd: root,
    stdio: ['ignore', output, output],
    timeout: runTakesMs,
    // With a compile cache, the files and the servers do not compile the same modules again.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'), ...process.env, ...env },
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk))
  running.add(child)
  const end = await new Promise<string>((resolve, reject) => {
    child.once('error', reject).once('close', (code, signal) => resolve(signal ?? String(code)))
  })
  running.delete(child)
  process.stdout.write(Buffer.concat(said))
  if (end !== '0') throw new Error(`${[file, ...args].join(' ')} ended with ${end}`)
}

export function runNodeTests(root: string, files: string[], workers: number): Promise<TestCounts> {
  return countRun(
    'node tests',
    (path) => runCommand(root, process.execPath, ['scripts/testing/node-tests.ts', String(workers), path, ...files]),
    (text) => JSON.parse(text) as TestCounts,
  )
}

/** Searches the logs and data of the browser tests for planted values. */
export function runLeakSearch(root: string): Promise<TestCounts> {
  const args = (counts: string) => [
    '--test',
    `--test-timeout=${testTakesMs}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=./scripts/count-tests.ts',
    `--test-reporter-destination=${counts}`,
    'scripts/nothing-leaked.ts',
  ]
  return countRun(
    'searches',
    (path) => runCommand(root, process.execPath, args(path), { LEAKS_OF: 'all' }),
    (text) => JSON.parse(text) as TestCounts,
  )
}

export function runBrowserTests(root: string, stories: string[]): Promise<TestCounts> {
  const args = [
    join(root, 'node_modules', '@playwright', 'test', 'cli.js'),
    'test',
    '--config=playwright.config.ts',
    '--reporter=list,json',
    `--grep-invert=${edgeTag}`,
    ...stories,
  ]
  return countRun(
    'browser tests',
    (path) => runCommand(root, process.execPath, args, { PLAYWRIGHT_JSON_OUTPUT_FILE: path }),
    countPlaywrights,
  )
}

/** The files that git reports as changed; empty without a checkout. */
export async function treeState(root: string): Promise<string> {
  return promisify(execFile)('git', ['status', '--porcelain'], { cwd: root }).then(
    ({ stdout }) => stdout,
    () => '',
  )
}

/** A runner that failed without a failed test, or that ran no test, is itself a failure. */
async function countRun(
  name: string,
  run: (path: string) => Promise<void>,
  read: (text: string) => TestCounts,
): Promise<TestCounts> {
  const folder = await mkdtemp(join(tmpdir(), 'listpass-results-'))
  const path = join(folder, 'counts.json')
  try {
    const failure = await run(path).then(
      () => undefined,
      (error: Error) => error,
    )
    const text = await readFile(path, 'utf8').catch(() => '')
    if (!text) throw failure ?? new Error(`The ${name} ended without saying what they counted.`)
    const counts = read(text)
    if (counts.passed + counts.failed === 0) throw failure ?? new Error(`There were no ${name} to run.`)
    if (failure && counts.failed === 0) return { ...counts, failed: 1 }
    return counts
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Suite = {
  specs?: { title: string; file: string; ok: boolean; tests: { results: { errors?: { message?: string }[] }[] }[] }[]
  suites?: Suite[]
}

function countPlaywrights(text: string): TestCounts {
  const { stats, errors, suites } = JSON.parse(text) as {
    stats: { expected: number; flaky: number; unexpected: number; skipped: number }
    errors: { message?: string }[]
    suites: Suite[]
  }
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...errors.map(({ message }) => message ?? ''), ...suites.flatMap(findFailures)],
  }
}

function findFailures({ specs = [], suites = [] }: Suite): string[] {
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...failed.map(({ file, title, tests }) => {
      const reasons = tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors))
      return [
        `${file} ${title}`,
        `Alone: npx playwright test e2e/${file} -g ${patternOf(title)}`,
        ...reasons.map(({ message }) => stripVTControlCharacters(message ?? '')),
      ].join('\n')
    }),
    ...suites.flatMap(findFailures),
  ]
}
