// A server that is killed and started again: with its Postgres, without it, or only its Postgres.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { ClientConfig } from 'pg'
import { assertGone } from './assert-gone.ts'
import type { Calls } from './calls.ts'
import { isReady, postgresOf, type ServerProcess, startServerProcess } from './server-process.ts'
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
