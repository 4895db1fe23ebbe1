// Runs `npm start` as users do, with its own data folder and ports. The starts after a kill run with LISTPASS_PROVE=full.
import assert from 'node:assert/strict'
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { findProcess } from '../server/database/embedded/running-process.ts'
import { addSmallDisk, fillDisk, mayNotMount } from '../server/testing/mortal-server.ts'
import { assertGone, freePort } from '../server/testing/this-machine.ts'

const root = join(import.meta.dirname, '..')
const dataDir = join(await mkdtemp(join(tmpdir(), 'listpass-start-')), 'data')
after(async () => {
  // Only a failed test leaves processes running.
  for (const run of runs) run.npm.kill('SIGKILL')
  for (const pid of await startedProcesses()) {
    const found = await findProcess(pid)
    if (found && /start\.ts|sandbox|postgres/.test(found.command.join(' '))) process.kill(pid, 'SIGKILL')
  }
  await rm(join(dataDir, '..'), { recursive: true, force: true })
})
const [port, sandboxPort] = await Promise.all([freePort(), freePort()])
const env = { PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: dataDir }

const runs: Run[] = []

type Run = { npm: ChildProcessWithoutNullStreams; lines: string[]; errors: string[]; ended: Promise<number | null> }

test('npm start brings up everything, refuses a second start on its folder, and ends all of it when asked to', async () => {
  const run = await startAndWait()
  const [address, apiKey] = run.lines.slice(run.lines.findIndex((line) => line.startsWith('API key:')) - 1)
  assert.equal(address, `Address: http://localhost:${port}`)
  assert.match(apiKey ?? '', /^API key: \S+$/)
  assert.match(run.lines.join('\n'), /^Note: http:\/\/localhost:\d+ opens on this computer only\. .*docs\/install\.md/m)
  assert.equal((await fetch(`http://localhost:${port}/`)).status, 200)
  const pids = await startedProcesses()
  await assertSecondStartIsRefused(pids[0])

  run.npm.kill('SIGTERM')
  assert.equal(await run.ended, 0, run.errors.join('\n'))
  for (const pid of pids) await assertGone(pid)
})

if (process.env['LISTPASS_PROVE'] === 'full') {
  test('after a kill -9 of the server the next start goes on with its database and its sandbox', async () => {
    await startAndWait()
    const [server = 0, ...lived] = await startedProcesses()
    process.kill(server, 'SIGKILL')
    for (const pid of lived) assert.ok(await findProcess(pid), 'the database and the sandbox live on')

    const next = await startAndWait()
    assert.deepEqual((await startedProcesses()).slice(1), lived)
    next.npm.kill('SIGTERM')
    assert.equal(await next.ended, 0, next.errors.join('\n'))
    for (const pid of lived) await assertGone(pid)
  })

  test('after a kill -9 of the server, its database and its sandbox the next start makes new ones', async () => {
    await startAndWait()
    for (const pid of await startedProcesses()) process.kill(pid, 'SIGKILL')
    const next = await startAndWait()
    next.npm.kill('SIGTERM')
    assert.equal(await next.ended, 0, next.errors.join('\n'))
  })
}

/** The sentence names the folder and the running server, which keeps running. */
async function assertSecondStartIsRefused(server: number | undefined): Promise<void> {
  const second = npmStart({ PORT: String(await freePort()) })
  assert.equal(await second.ended, 1)
  assert.equal(second.errors.length, 1, second.errors.join('\n'))
  const sentence = second.errors.join('')
  assert.ok(sentence.includes(dataDir) && sentence.includes(`process ${server}`), sentence)
  assert.equal((await fetch(`http://localhost:${port}/`)).status, 200)
  assert.equal((await fetch(`http://127.0.0.1:${sandboxPort}/admin/state`)).status, 200)
}

test('a start that fails behind its sandbox leaves no sandbox running', async () => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const sandboxPort = String(await freePort())
  const run = npmStart({ PORT: String((other.address() as AddressInfo).port), SANDBOX_PORT: sandboxPort })
  assert.equal(await run.ended, 1)
  other.close()
  assert.match(run.errors.join(''), /PORT/)
  assert.match(await readFile(join(dataDir, 'sandbox.log'), 'utf8'), new RegExp(`:${sandboxPort}\\b`))
  await assert.rejects(fetch(`http://127.0.0.1:${sandboxPort}/admin/state`), TypeError)
})

test('a full disk stops the start with a sentence, and leaves no sandbox running', async (t) => {
  const disk = await addSmallDisk(1)
  if (disk === undefined) return t.diagnostic(mayNotMount)
  await fillDisk(disk, 0)
  const run = npmStart({ DATA_DIR: disk, SANDBOX_PORT: String(await freePort()) })
  assert.equal(await run.ended, 1)
  assert.equal(run.errors.length, 1, run.errors.join('\n'))
  assert.match(run.errors.join(''), /The disk is full. Make room on the disk of DATA_DIR and try again/)
})

/** The ids of server, database and sandbox. */
async function startedProcesses(): Promise<number[]> {
  const notes = await Promise.all(
    ['owner.pid', 'postgres/postmaster.pid', 'sandbox.pid'].map((name) =>
      readFile(join(dataDir, name), 'utf8').catch(() => ''),
    ),
  )
  return notes.map((note) => Number(/\d+/.exec(note)?.[0]))
}

async function startAndWait(): Promise<Run> {
  const run = npmStart()
  // Searches all lines, because the server's log may follow the API key's line.
  const isReady = () => run.lines.some((line) => line.startsWith('API key:'))
  while (!isReady()) {
    const ended = await Promise.race([once(run.npm.stdout, 'data').then(() => false), run.ended.then(() => true)])
    if (ended && !isReady()) assert.fail(`npm start ended: ${run.errors.join('\n')}`)
  }
  return run
}

function npmStart(more: Record<string, string> = {}): Run {
  const npm = spawn('npm', ['--silent', 'start'], { cwd: root, env: { ...ownEnvironment(), ...env, ...more } })
  const lines: string[] = []
  const errors: string[] = []
  const collect = (into: string[]) => (chunk: string) =>
    into.push(...chunk.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('npm ')))
  npm.stdout.setEncoding('utf8').on('data', collect(lines))
  npm.stderr.setEncoding('utf8').on('data', collect(errors))
  const ended = once(npm, 'exit').then(([code]) => code as number | null)
  const run = { npm, lines, errors, ended }
  runs.push(run)
  return run
}

/** Ignores settings of the machine that runs the tests. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env
  return { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }
}
