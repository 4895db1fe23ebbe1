// Runs programs of this repository as separate processes, for tests that kill them.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { atEnd } from './postgres.ts'
import { runAfterMe } from './run-after-me.ts'
import { until } from './until.ts'

export type Ending = number | NodeJS.Signals

export type Child = {
  pid: number
  /** The program's output so far, both streams, line by line. */
  lines: string[]
  /** The program's exit code, or the signal that ended it. */
  ended: Promise<Ending>
  /** The first matching line. If the program ends before, throws with its output. */
  line: (shape: RegExp) => Promise<string>
  end: (signal: NodeJS.Signals) => Promise<Ending>
}

export const root = join(import.meta.dirname, '..', '..')
/** The limit for a start on a busy machine. */
const startTakesMs = 600_000

const running = new Set<ChildProcess>()

/** Ignores the settings of the machine that runs the tests. Uses Node's compile cache. */
export function startChild(program: string, env: Record<string, string>, args: string[] = []): Child {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [join(root, program), ...args], {
    cwd: root,
    env: { PATH, HOME, ...(TMPDIR && { TMPDIR }), ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const forget = runAfterMe('kill -KILL "$1"', String(child.pid))
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', (line) => lines.push(line))
  const ended = once(child, 'close').then(([code, signal]: (number | NodeJS.Signals | null)[]): Ending => {
    running.delete(child)
    forget()
    return signal ?? code ?? 1
  })
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  atEnd(() => end('SIGKILL').then(() => {}))

  return {
    pid: child.pid ?? 0,
    lines,
    ended,
    end,
    async line(shape) {
      const seen = () => lines.find((line) => shape.test(line))
      await until(seen, (line) => line !== undefined || !running.has(child), startTakesMs)
      const line = seen()
      if (line === undefined) throw new Error(`${program} ended without ${shape}: ${lines.join('\n')}`)
      return line
    },
  }
}

/** Runs a program to its end, and returns its output. */
export async function runChild(
  program: string,
  env: Record<string, string>,
  args: string[] = [],
): Promise<{ ending: Ending; lines: string[] }> {
  const { ended, lines } = startChild(program, env, args)
  return { ending: await ended, lines }
}
