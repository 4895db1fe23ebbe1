// Servers that are killed at a time or at a step, whose disk is full, and that are measured from outside.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, open, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { ClientConfig } from 'pg'
import type { Step } from '../kernel/step.ts'
import type { Calls } from './calls.ts'
import { atEnd } from './postgres.ts'
import { isReady, postgresOf, type ServerProcess, startServerProcess } from './processes.ts'
import { assertGone } from './this-machine.ts'
import { until } from './until.ts'

export type Victim = 'server' | 'postgres' | 'both'

/** Where a party takes place. */
export type House = {
  /** The data folder of the database, or its address as a superuser. */
  database: string | ClientConfig
  settings: Record<string, string>
  /** The server for the next call. */
  server: () => Calls
}

export type Mortal = Omit<House, 'server'> & {
  /** The present server process. */
  server: () => ServerProcess
  /** The latest output of all server processes. */
  lastWords: () => string[]
  /** Resolves when it is ready again, with the milliseconds since the kill. */
  kill: (victim: Victim) => Promise<number>
}

const readyAtMostMs = 60_000
const wordsKept = 40

export async function startMortal(dataDir: string, settings: Record<string, string>): Promise<Mortal> {
  let server = await startServerProcess(settings)
  let before: string[] = []

  async function strike(victim: Victim): Promise<void> {
    if (victim === 'postgres') return crashPostgres(dataDir)
    const crashed = victim === 'both' ? crashPostgres(dataDir) : Promise.resolve()
    await Promise.all([crashed, server.end('SIGKILL')])
    before = [...before, ...server.lines].slice(-wordsKept)
    server = await startServerProcess(settings)
  }

  return {
    database: dataDir,
    settings,
    server: () => server,
    lastWords: () => [...before, ...server.lines].slice(-wordsKept),
    async kill(victim) {
      const began = performance.now()
      await strike(victim)
      await until(() => isReady(server.address), Boolean, readyAtMostMs)
      return performance.now() - began
    },
  }
}

/** Kills the postmaster and all of its children at once, like the loss of the machine. Waits until all are gone. */
async function crashPostgres(dataDir: string): Promise<void> {
  const postmaster = await postgresOf(dataDir)
  const all = [postmaster, ...(await childrenOf(postmaster))]
  for (const pid of all) end(pid)
  for (const pid of all) await assertGone(pid)
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
  const pairs = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid!)
}

// A real disk that is small enough to be filled.

const run = promisify(execFile)

export const mayNotMount = 'this user may not mount a disk: nothing was filled'

/** A separate disk in memory; undefined if this user may not create one. */
export async function addSmallDisk(mb: number): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'listpass-disk-'))
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${mb}m,mode=0700`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  )
  atEnd(async () => {
    if (isMounted) await run('umount', ['--lazy', folder])
    await rm(folder, { recursive: true, force: true })
  })
  return isMounted ? folder : undefined
}

/** Fills the disk except for this much; returns a function that frees it again. */
export async function fillDisk(folder: string, leaveMb: number): Promise<() => Promise<void>> {
  const path = join(folder, `filling-${randomUUID()}`)
  const file = await open(path, 'w')
  const block = Buffer.alloc(256 * 1024, 1)
  const freeMb = async () => {
    const { bavail, bsize } = await statfs(folder)
    return (bavail * bsize) / 1e6
  }
  try {
    while ((await freeMb()) > leaveMb) await file.write(block)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await file.close()
  }
  return () => rm(path)
}

// Makes processes of this repository die at a named step (kernel/step.ts). A running process obeys later orders too.

export type Order = {
  step: Step
  /** Which occurrence of the step, counted from now, is the one to die at. */
  passing: number
  /** The delay after which earlier messages have been sent. */
  afterMs: number
}

export type Failpoints = {
  /** The environment for the processes. */
  settings: Record<string, string>
  arm: (order: Order) => Promise<void>
  disarm: () => Promise<void>
  /** Every step that was passed so far, in order. */
  passed: () => Promise<string[]>
}

export async function openFailpoints(): Promise<Failpoints> {
  const folder = await mkdtemp(join(tmpdir(), 'listpass-failpoints-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const program = pathToFileURL(join(import.meta.dirname, 'die-at-step.ts')).href
  return {
    settings: { NODE_OPTIONS: `--import=${program}`, LISTPASS_FAILPOINTS: folder },
    arm: (order) => writeFile(join(folder, 'order'), JSON.stringify(order)),
    disarm: () => rm(join(folder, 'order'), { force: true }),
    passed: async () =>
      (await readFile(join(folder, 'passed'), 'utf8').catch(() => '')).split('\n').filter((name) => name !== ''),
  }
}

// Measures a server process from outside.

/** The memory of the process after garbage collection. */
export type Memory = { heapMb: number; rssMb: number }

/** Counts of objects that could leak. `handles` keep the process alive. */
export type Counts = Record<'emitters' | 'signals' | 'timers' | 'listeners' | 'handles', number>

const answersWithinMs = 60_000

/** Add this to the settings of a server that you want to probe. */
export const probed = { NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'probe.ts')).href}` }

export const memoryOf = (server: ServerProcess) => ask<Memory>(server, 'SIGUSR2', 'Memory: ')
export const countsOf = (server: ServerProcess) => ask<Counts>(server, 'SIGWINCH', 'Counts: ')

async function ask<Answer>({ pid, lines }: ServerProcess, signal: NodeJS.Signals, head: string): Promise<Answer> {
  const heard = () => lines.filter((line) => line.startsWith(head))
  const asked = heard().length
  process.kill(pid, signal)
  const answers = await until(heard, ({ length }) => length > asked, answersWithinMs)
  return JSON.parse(answers.at(-1)!.slice(head.length)) as Answer
}

/** The growth of a figure per unit of `at`, by linear regression. */
export function slopeOf(points: { at: number; value: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [at, value] = [mean(points.map((point) => point.at)), mean(points.map((point) => point.value))]
  const covariance = points.reduce((sum, point) => sum + (point.at - at) * (point.value - value), 0)
  return covariance / points.reduce((sum, point) => sum + (point.at - at) ** 2, 0)
}
