// Plants one mistake in the copy of the tree, and asks the tests.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Failure, firstFailure } from './first-failure.ts'
import type { Ground } from './ground.ts'
import type { Mistake } from './mistake.ts'
import type { Reach } from './reach.ts'
import type { Room } from './rooms.ts'

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
