// A run of stories that is killed leaves nothing running: no server, no Postgres and no sandbox.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { evidenceFolder } from '../scripts/leaks/evidence-folder.ts'
import { isRunning } from '../server/testing/this-machine.ts'
import { until } from '../server/testing/until.ts'

const root = join(import.meta.dirname, '..')
const patienceMs = 120_000

test('a run that is killed leaves no server, no Postgres and no sandbox behind', async () => {
  const place = await mkdtemp(join(tmpdir(), 'listpass-ended-run-'))
  const note = join(place, 'note.json')
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  const runner = spawn(process.execPath, [playwright, 'test', '--config=e2e/ended-run/playwright.config.ts'], {
    cwd: root,
    env: { ...process.env, ENDLESS_NOTE: note },
    stdio: 'ignore',
  })
  try {
    await until(() => existsSync(note) || runner.exitCode !== null, Boolean, patienceMs)
    const { folder, worker } = JSON.parse(await readFile(note, 'utf8')) as { folder: string; worker: number }
    const pids = [worker, ...(await processesOf(folder))]
    runner.kill('SIGKILL')
    await once(runner, 'exit')
    for (const pid of pids) await until(() => isRunning(pid), isFalse, patienceMs)
    await until(() => existsSync(folder), isFalse, patienceMs)
    await removeEvidenceOf(worker)
  } finally {
    runner.kill('SIGKILL')
    await rm(place, { recursive: true })
  }
})

const isFalse = (answer: boolean) => !answer

/** The ids of server, Postgres and sandbox. Fails if one of the three is missing. */
async function processesOf(folder: string): Promise<number[]> {
  const notes = ['owner.pid', 'postgres/postmaster.pid', 'sandbox.pid']
  const texts = await Promise.all(notes.map((name) => readFile(join(folder, name), 'utf8')))
  const pids = texts.map((text) => Number(/\d+/.exec(text)?.[0]))
  for (const pid of pids) expect(await isRunning(pid)).toBe(true)
  return pids
}

/** Unfinished evidence would be searched for leaks, with parts missing. */
async function removeEvidenceOf(worker: number): Promise<void> {
  for (const name of await readdir(evidenceFolder)) {
    if (name.split('-')[1] === String(worker)) await rm(join(evidenceFolder, name), { recursive: true })
  }
}
