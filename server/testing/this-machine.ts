// What tests use of this machine: its ports and processes, and how both end.
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { findProcess } from '../database/embedded/running-process.ts'
import { until } from './until.ts'

/** Below the ports that Linux (from 32768) and macOS (from 49152) give to outgoing connections. */
const [first, last] = [20_000, 32_000]

/**
 * A port of this machine for a program that is started next. No outgoing connection takes it meanwhile, which a port that the
 * system chose lost now and then on a busy machine.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(first, last)
    const server = createServer().listen(port, '127.0.0.1')
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
  throw new Error(`No port from ${first} to ${last} is free.`)
}

/** A process that is dead but not yet reaped by its parent counts as gone. */
export async function isRunning(pid: number): Promise<boolean> {
  return (await findProcess(pid)) !== undefined
}

/** An ended process takes a moment to disappear: its memory and its name go first, its id last. */
export async function assertGone(pid: number): Promise<void> {
  await until(
    () => findProcess(pid),
    (found) => found === undefined,
  )
}

/**
 * Runs a shell script when this process has ended in any way. The shell reads a pipe that only the end closes. An exit
 * hook does not run after SIGKILL, nor when a test file fails outside of its tests. The script gets `args` as `$1`,
 * `$2` and so on. Returns a function that cancels the script.
 */
export function runAfterMe(script: string, ...args: string[]): () => void {
  const waiting = `read -r word; [ "$word" = forget ] && exit; ${script}`
  const shell = spawn('/bin/sh', ['-c', waiting, 'after-me', ...args], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  shell.unref()
  shell.stdin.on('error', () => {})
  if ('unref' in shell.stdin && typeof shell.stdin.unref === 'function') shell.stdin.unref()
  return () => shell.stdin.end('forget\n')
}

/**
 * For such a script: ends the Postgres and the sandbox named by the pid files of a data folder, and removes the folder.
 * Neither ends with a killed server. A later process with the same id does not use the folder, so it is spared.
 */
export function endFolder(folder: '$1' | '$2'): string {
  return `
    for note in postgres/postmaster.pid sandbox.pid; do
      pid=$(grep -o '[0-9][0-9]*' "${folder}/$note" | head -n 1)
      ps eww -p "$pid" | grep -qF "${folder}" && kill -QUIT "$pid" && sleep 1
    done
    rm -rf "${folder}"`
}

// What a test file opened is closed at its end. A process that runs several files ends each before the next.
const endings: (() => Promise<void>)[] = []
const lastEndings: (() => Promise<void>)[] = []
let isForMany = false

/** Closes something at the end of the file, while the database server still runs. */
export function atEnd(close: () => Promise<void>): void {
  endings.push(close)
}

/** Closes what the file opened, the last first. */
export function runEndings(): Promise<void> {
  return runAll(endings)
}

/** For a process that runs many files. */
export function expectMoreFiles(): void {
  isForMany = true
}

export function hasMoreFiles(): boolean {
  return isForMany
}

/** Closes something that files of this process share. */
export function atProcessEnd(close: () => Promise<void>): void {
  lastEndings.push(close)
}

/** Whether something stays open between two files. */
export function isAnythingShared(): boolean {
  return lastEndings.length > 0
}

export function runLastEndings(): Promise<void> {
  return runAll(lastEndings)
}

async function runAll(all: (() => Promise<void>)[]): Promise<void> {
  for (let close = all.pop(); close; close = all.pop()) await close()
}
