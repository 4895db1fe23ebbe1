// Measures a server process from outside.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerProcess } from './server-process.ts'
import { until } from './until.ts'

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
