// Runs test files in a few long-lived processes (test-worker.ts), in each one file after the other.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { TestCounts } from '../count-tests.ts'
import type { Asked, FileDone } from './test-worker.ts'

export type Share = {
  files: string[]
  workers: number
  /** Milliseconds that a file may take. */
  timeout: number
  /** Where the files' times are kept from run to run, as JSON. */
  times: string
}

/**
 * Starts with the file that took longest the last time, so that no worker waits for another at the end.
 */
export async function runFiles(root: string, { files, workers, timeout, times }: Share): Promise<TestCounts> {
  const took = await readFile(times, 'utf8').then(
    (text) => JSON.parse(text) as Record<string, number>,
    (): Record<string, number> => ({}),
  )
  const left = files.toSorted((one, other) => expect(other, took) - expect(one, took))
  const total: TestCounts = { passed: 0, failed: 0, skipped: 0, failures: [] }

  async function work(): Promise<void> {
    let worker: ChildProcess | undefined
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      if (!worker || worker.exitCode !== null || worker.signalCode !== null) {
        // Enlarges the heap's young generation, because garbage collection took a fifteenth of the files' processor time
        // (2026-11).
        worker = fork('scripts/testing/test-worker.ts', { cwd: root, execArgv: ['--max-semi-space-size=64'] })
      }
      const begun = performance.now()
      const { text, counts } = await askFor(worker, file, timeout)
      const ms = Math.round(performance.now() - begun)
      took[file] = ms
      console.log(`${file} (${(ms / 1000).toFixed(1)} s)\n${text}`)
      for (const which of ['passed', 'failed', 'skipped'] as const) total[which] += counts[which]
      total.failures.push(...counts.failures)
    }
    if (!worker?.connected) return
    worker.disconnect()
    await once(worker, 'exit')
  }

  await Promise.all(Array.from({ length: workers }, work))
  await mkdir(dirname(times), { recursive: true })
  await writeFile(times, JSON.stringify(took))
  return total
}

/** Milliseconds. The first run of a checkout knows that whole servers take long. */
function expect(file: string, took: Record<string, number>): number {
  return took[file] ?? (file.startsWith('server/proofs/') ? 60_000 : file.startsWith('server/') ? 10_000 : 1000)
}

/** A worker that ends during a file, or that does not end the file in time, has failed the file and is gone. */
async function askFor(worker: ChildProcess, file: string, timeout: number): Promise<FileDone> {
  const { promise, resolve } = Promise.withResolvers<FileDone>()
  const fail = (why: string) =>
    resolve({ text: why, counts: { passed: 0, failed: 1, skipped: 0, failures: [`${file}\n${why}`] } })
  const onDone = (done: unknown) => resolve(done as FileDone)
  const onExit = (code: number | null, signal: string | null) =>
    fail(isLate ? `did not end in ${timeout / 1000} seconds` : `ended its process with ${signal ?? code}`)
  let isLate = false
  const late = setTimeout(() => {
    isLate = true
    worker.kill('SIGKILL')
  }, timeout)
  worker
    .once('message', onDone)
    .once('exit', onExit)
    .send({ file, timeout } satisfies Asked)
  const done = await promise
  clearTimeout(late)
  worker.off('message', onDone).off('exit', onExit)
  return done
}
