// An idle server and its PostgreSQL: the processor time of both, and the server's statements.
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connectOver, startGenerating } from '../../server/testing/connect-over.ts'
import {
  addDataFolder,
  postgresOf,
  settingsFor,
  startSandboxProcess,
  startServerProcess,
} from '../../server/testing/processes.ts'
import { until } from '../../server/testing/until.ts'

/** The start is over by then: modules are compiled, and connections have planned their statements. */
const settleMs = 30_000

const ticksPerSecond = 100

export type Idle = { serverPercent: number; postgresPercent: number; statementsPerSecond: number; most: string[] }

/** Measures a server with one list that has codes and nothing to do. */
export async function measureIdleServer(seconds: number): Promise<Idle> {
  const sandbox = await startSandboxProcess(await addDataFolder())
  const folder = await addDataFolder()
  const counted = join(folder, 'statements.json')
  const server = await startServerProcess({
    ...settingsFor(folder, sandbox),
    STATEMENTS_FILE: counted,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'count-statements.ts')}`,
  })
  const postmaster = await postgresOf(folder)
  await startGenerating(server, await connectOver(server, sandbox, { members: 100, status: 'subscribed' }))
  await pause(settleMs)

  const look = async () => {
    await rm(counted, { force: true })
    process.kill(server.pid, 'SIGUSR2')
    const text = await until(
      () => readFile(counted, 'utf8').catch(() => ''),
      (written) => written.endsWith(']'),
    )
    return {
      at: performance.now(),
      counts: new Map(JSON.parse(text) as [string, number][]),
      server: await ticksOf(server.pid),
      postgres: await ticksOfFamily(postmaster),
    }
  }
  const before = await look()
  await pause(seconds * 1000)
  const after = await look()
  await server.end('SIGTERM')

  const passed = (after.at - before.at) / 1000
  const percent = (ticks: number) => (100 * ticks) / ticksPerSecond / passed
  const asked = [...after.counts].map(([text, count]) => ({
    text,
    each: (count - (before.counts.get(text) ?? 0)) / passed,
  }))
  const most = asked.filter(({ each }) => each > 0).toSorted((a, b) => b.each - a.each)
  return {
    serverPercent: percent(after.server - before.server),
    postgresPercent: percent(after.postgres - before.postgres),
    statementsPerSecond: asked.reduce((sum, { each }) => sum + each, 0),
    most: most.map(({ text, each }) => `${each.toFixed(2)} ${text.replaceAll(/\s+/g, ' ').trim().slice(0, 160)}`),
  }
}

/** The processor time of a process, with that of its ended children, in ticks. */
async function ticksOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (text === undefined) return 0
  // The name, in brackets, may contain spaces. Then: state, ppid, and utime as the 12th field.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
}

async function ticksOfFamily(postmaster: number): Promise<number> {
  const children = (await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')).trim().split(' ')
  const each = await Promise.all([postmaster, ...children].map((pid) => ticksOf(Number(pid))))
  return each.reduce((sum, ticks) => sum + ticks, 0)
}
