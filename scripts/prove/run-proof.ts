// Runs one proof in its own process, with a time limit.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Told } from '../report-figures.ts'
import type { Proof } from './proof.ts'

export type Proven = { name: string; minutes: number; figures: string[]; failures: string[] }

const endsWithinMs = 10_000
const playwright = join('node_modules', '@playwright', 'test', 'cli.js')

/** Never throws: any error is a failure of the proof. */
export async function runProof(root: string, proof: Proof): Promise<Proven> {
  const begun = performance.now()
  const folder = await mkdtemp(join(tmpdir(), 'listpass-proof-'))
  const results = join(folder, 'results.json')
  try {
    const { args, settings } = commandOf(proof, results)
    const ran = await run(root, args, { LISTPASS_PROVE: 'full', ...settings, ...proof.settings }, proof.minutes)
    const told = await readResults(proof, results, ran.lines)
    const failures = [...told.failures]
    if (ran.ending !== '0' && failures.length === 0) failures.push([ran.ending, ...ran.lines.slice(-20)].join('\n'))
    if (told.passed === 0 && failures.length === 0) failures.push('It ran no test.')
    return { name: proof.name, minutes: (performance.now() - begun) / 60_000, figures: told.figures, failures }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function commandOf({ by }: Proof, results: string): { args: string[]; settings: Record<string, string> } {
  if ('program' in by) return { args: by.program, settings: {} }
  if ('stories' in by) {
    const workers = by.isTimed ? 1 : 2
    const args = [playwright, 'test', '--config=playwright.config.ts', `--workers=${workers}`, '--reporter=json']
    args.push(...by.stories)
    if (by.tag !== undefined) args.push(`--grep=${by.tag}`)
    return { args, settings: { PLAYWRIGHT_JSON_OUTPUT_FILE: results } }
  }
  const args = [
    '--test',
    '--test-concurrency=1',
    '--test-reporter=./scripts/report-figures.ts',
    `--test-reporter-destination=${results}`,
    ...by.tests,
  ]
  return { args, settings: {} }
}

async function readResults({ by }: Proof, path: string, lines: string[]): Promise<Told> {
  // A program reports failure by its exit code.
  if ('program' in by)
    return { passed: 1, failed: 0, figures: lines.filter((line) => by.figures.test(line)), failures: [] }
  const text = await readFile(path, 'utf8').catch(() => '')
  if (text === '') return { passed: 0, failed: 0, figures: [], failures: [] }
  return 'stories' in by ? readStories(text) : (JSON.parse(text) as Told)
}

/** Ends the whole process group at the time limit, or when this process is told to end. */
async function run(root: string, args: string[], env: Record<string, string>, minutes: number) {
  const compiled = join(root, 'node_modules', '.cache', 'compiled')
  const child = spawn(process.execPath, args, {
    cwd: root,
    // If a test itself runs a proof, Node would take the proof's files for part of that test.
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...env, NODE_TEST_CONTEXT: undefined },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      lines.push(
        ...part
          .split('\n')
          .map(stripVTControlCharacters)
          .filter((line) => line.trim() !== ''),
      )
      lines.splice(0, lines.length - 100)
    })
  }
  const kill = (signal: NodeJS.Signals) => {
    try {
      process.kill(-child.pid!, signal)
    } catch {
      // The process has already ended.
    }
  }
  let isLate = false
  const timers = [
    setTimeout(() => {
      isLate = true
      kill('SIGTERM')
    }, minutes * 60_000),
    setTimeout(() => kill('SIGKILL'), minutes * 60_000 + endsWithinMs),
  ]
  const passOn = () => {
    kill('SIGTERM')
    process.exit(1)
  }
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, passOn)
  const code = await new Promise<string>((resolve) => {
    child
      .once('error', (error) => resolve(error.message))
      .once('close', (end, signal) => resolve(signal ?? String(end)))
  })
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, passOn)
  for (const timer of timers) clearTimeout(timer)
  return { ending: isLate ? `It was not through after ${minutes} minutes.` : code, lines }
}

// Reads Playwright's JSON: the stories that failed, and the printed figures of the others.

type Result = { stdout?: { text?: string }[]; errors?: { message?: string }[] }
type Spec = { title: string; file: string; ok: boolean; tests: { results: Result[] }[] }
type Suite = { specs?: Spec[]; suites?: Suite[] }

function readStories(text: string): Told {
  const { suites, errors, stats } = JSON.parse(text) as {
    suites: Suite[]
    errors: { message?: string }[]
    stats: { expected: number; flaky: number; unexpected: number }
  }
  const specs = suites.flatMap(specsOf)
  const failures = specs.filter(({ ok }) => !ok).map(whyFailed)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    figures: specs.flatMap(printed),
    failures: [...errors.map(({ message }) => plain(message)), ...failures],
  }
}

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function resultsOf({ tests }: Spec): Result[] {
  return tests.flatMap(({ results }) => results)
}

function printed(spec: Spec): string[] {
  const text = resultsOf(spec).flatMap(({ stdout = [] }) => stdout.map((part) => part.text ?? ''))
  return plain(text.join(''))
    .split('\n')
    .filter((line) => line.trim() !== '')
}

function whyFailed(spec: Spec): string {
  const reasons = resultsOf(spec).flatMap(({ errors = [] }) => errors.map(({ message }) => plain(message)))
  return [`${spec.file} ${spec.title}`, ...reasons].join('\n')
}

function plain(text = ''): string {
  return stripVTControlCharacters(text)
}
