// Runs test files until one of them fails.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** With a mistake in the database, a test may wait for ever. */
const fileTakesMs = 300_000

/** The name of the first test that fails; undefined if all pass. */
export async function firstFailure(
  root: string,
  files: string[],
  env: Record<string, string>,
): Promise<string | undefined> {
  for (const file of files) {
    const failure = await runFile(root, file, env)
    if (failure !== undefined) return failure
  }
  return undefined
}

async function runFile(root: string, file: string, env: Record<string, string>): Promise<string | undefined> {
  const child = spawn(process.execPath, ['--test-reporter=tap', file], {
    cwd: root,
    env: { ...process.env, ...env, NODE_TEST_CONTEXT: undefined, LISTPASS_PROVE: '' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let failure: string | undefined
  const fail = (why: string) => {
    failure ??= why
    child.kill('SIGKILL')
  }
  const timer = setTimeout(() => fail('nothing came any more'), fileTakesMs)
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, name] = /^not ok \d+ - (.*)$/.exec(line) ?? []
    if (name !== undefined) fail(name)
  })
  const [code] = (await once(child, 'close')) as [number | null]
  clearTimeout(timer)
  return failure ?? (code === 0 ? undefined : 'the file ended with a fault')
}
