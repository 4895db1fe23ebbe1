// Runs one test of one file, by its name.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestCounts } from '../count-tests.ts'
import type { Mutant } from './plant.ts'

/** With the mistake planted, the test may wait for ever. */
const testTakesMs = 120_000

/** Matches exactly this test name. */
export function patternOf(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}

export async function runTest(root: string, { file, name, env }: Mutant['test']): Promise<TestCounts> {
  const results = await mkdtemp(join(tmpdir(), 'listpass-mutant-'))
  const counts = join(results, 'counts.json')
  const args = [
    '--test',
    `--test-timeout=${testTakesMs}`,
    `--test-name-pattern=(^| )${patternOf(name)}$`,
    '--test-reporter=./scripts/count-tests.ts',
    `--test-reporter-destination=${counts}`,
    file,
  ]
  try {
    // Runs the small form, even inside the long proofs, and as a separate run, even inside a test.
    const small = { LISTPASS_PROVE: '', NODE_TEST_CONTEXT: undefined }
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, ...small, ...env },
    })
    await once(child, 'close')
    return JSON.parse(await readFile(counts, 'utf8')) as TestCounts
  } finally {
    await rm(results, { recursive: true, force: true })
  }
}
