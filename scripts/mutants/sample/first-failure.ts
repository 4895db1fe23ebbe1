// Runs test files until one of them fails.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type Failure = { file: string; test: string }

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
