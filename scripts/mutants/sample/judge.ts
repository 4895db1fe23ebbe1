// Plants one mistake in the copy of the tree, and asks the tests.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ground } from './ground.ts'
import type { Mistake } from './mistake.ts'
import type { Reach } from './reach.ts'
import type { Room } from './rooms.ts'
import { createInterface } from 'node:readline'

export type Outcome =
  /** Types, the linter or the database refuse it: nobody could have made it. */
  { is: 'refused'; by: string } | { is: 'noticed'; by: Failure } | { is: 'lives'; after: string[] }

const usualRun = 'test_mutants'
const mistakenRun = 'test_mistaken'

/** `mostFiles`: so many test files are asked, the nearest first. */
export function openJudge(root: string, ground: Ground, reach: Reach, mostFiles: number, signal: AbortSignal) {
  const passing = new Map<string, boolean>()

  /** A test that fails without the mistake has noticed nothing. */
  async function passes(file: string): Promise<boolean> {
    const known = passing.get(file)
    if (known !== undefined) return known
    const failure = await firstFailure(root, [file], ground.envOf(usualRun), signal)
    if (failure) console.log(`fails without any mistake, and is left out: ${file}: ${failure.test}`)
    passing.set(file, failure === undefined)
    return failure === undefined
  }

  async function askTests(plant: () => Promise<void>, takeBack: () => Promise<void>, tests: string[], run: string) {
    for (let left = tests; ;) {
      await plant()
      const failure = await firstFailure(root, left, ground.envOf(run), signal).finally(takeBack)
      await ground.drop(run, run === mistakenRun)
      if (failure === undefined || (await passes(failure.file))) return failure
      left = left.slice(left.indexOf(failure.file) + 1)
    }
  }

  return async function judge(mistake: Mistake, room: Room): Promise<Outcome> {
    const path = join(root, mistake.file)
    const before = await readFile(path, 'utf8')
    const text = before.slice(0, mistake.start) + mistake.by + before.slice(mistake.end)
    const plant = () => writeFile(path, text)
    const takeBack = () => writeFile(path, before)
    const isSql = mistake.file.endsWith('.sql')
    if (isSql && !(await ground.takes(text))) return { is: 'refused', by: 'the database' }
    await plant()
    const by = isSql ? undefined : await whoRefuses(root, mistake.file, room.projects).finally(takeBack)
    if (by !== undefined) return { is: 'refused', by }
    const tests = reach(mistake)
      .filter((file) => passing.get(file) !== false)
      .slice(0, mostFiles)
    // Templates have the functions, so a changed one needs templates of its own.
    const run = mistake.file.startsWith('server/database/') ? mistakenRun : usualRun
    const failure = await askTests(plant, takeBack, tests, run)
    return failure ? { is: 'noticed', by: failure } : { is: 'lives', after: tests }
  }
}

async function whoRefuses(root: string, file: string, projects: string[]): Promise<string | undefined> {
  for (const project of projects) {
    const told = join(root, `${project.replaceAll('/', '-')}.tsbuildinfo`)
    const args = ['-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', told]
    if (!(await succeeds(root, 'tsc', args))) return 'the types'
  }
  return (await succeeds(root, 'oxlint', ['--deny-warnings', file])) ? undefined : 'the linter'
}

async function succeeds(root: string, program: string, args: string[]): Promise<boolean> {
  const child = spawn(join(root, 'node_modules', '.bin', program), args, { cwd: root, stdio: 'ignore' })
  const [code] = (await once(child, 'close')) as [number | null]
  return code === 0
}

// Runs test files until one of them fails.

type Failure = { file: string; test: string }

/** With a mistake planted, a test may wait for ever. */
const fileTakesMs = 120_000

/** The first test that fails; undefined if all pass. */
export async function firstFailure(
  root: string,
  files: string[],
  env: Record<string, string>,
  signal: AbortSignal,
): Promise<Failure | undefined> {
  for (const file of files) {
    signal.throwIfAborted()
    const test = await runFile(root, file, env, signal)
    if (test !== undefined) return { file, test }
  }
  return undefined
}

async function runFile(
  root: string,
  file: string,
  env: Record<string, string>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const child = spawn(process.execPath, ['--test-reporter=tap', file], {
    cwd: root,
    // Tests of generated cases make the same ones each time: a failure of chance would count as noticed.
    env: { ...process.env, LISTPASS_SEED: '46', ...env, NODE_TEST_CONTEXT: undefined, LISTPASS_PROVE: '' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let failure: string | undefined
  const fail = (why: string) => {
    failure ??= why
    child.kill('SIGKILL')
  }
  const onEnd = () => fail('it was ended')
  signal.addEventListener('abort', onEnd)
  const timer = setTimeout(() => fail('nothing came any more'), fileTakesMs)
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, name] = /^not ok \d+ - (.*)$/.exec(line) ?? []
    if (name !== undefined) fail(name)
  })
  const [code] = (await once(child, 'close')) as [number | null]
  clearTimeout(timer)
  signal.removeEventListener('abort', onEnd)
  signal.throwIfAborted()
  return failure ?? (code === 0 ? undefined : 'the file ended with a fault')
}
