// Processor time, which neighbours on the machine hardly change. Linux reports it in nanoseconds.
import { readdir, readFile } from 'node:fs/promises'

export type Spent = {
  /** Milliseconds of the processes of PostgreSQL. */
  postgres: number
  /** Milliseconds of the node's main thread, which is its event loop. */
  loop: number
  /** Milliseconds of all threads of the node. */
  node: number
}

/** The milliseconds that `work` costs the database and the node. A process that ended meanwhile is left out. */
export async function spentBy<T>(
  pids: { postgres: number; node: number },
  work: () => Promise<T>,
): Promise<{ spent: Spent; result: T }> {
  const before = await soFar(pids)
  const result = await work()
  const after = await soFar(pids)
  let postgres = 0
  for (const [pid, ms] of after.postgres) postgres += ms - (before.postgres.get(pid) ?? 0)
  return { spent: { postgres, loop: after.loop - before.loop, node: after.node - before.node }, result }
}

async function soFar({ postgres, node }: { postgres: number; node: number }) {
  const loop = await msOf(`/proc/${node}/task/${node}/schedstat`)
  return { postgres: await childrenOf(postgres), loop, node: await threadsOf(node) }
}

/** Without the workers of autovacuum, which clean up after the bench's own preparations. */
async function childrenOf(postmaster: number): Promise<Map<string, number>> {
  const children = (await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')).trim().split(' ')
  const each = await Promise.all(
    children.map(async (pid): Promise<[string, number]> => {
      const title = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'autovacuum')
      return [pid, title.includes('autovacuum') ? 0 : await msOf(`/proc/${pid}/schedstat`)]
    }),
  )
  return new Map(each)
}

async function threadsOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`)
  const each = await Promise.all(threads.map((thread) => msOf(`/proc/${pid}/task/${thread}/schedstat`)))
  return each.reduce((sum, ms) => sum + ms, 0)
}

/** A process or thread that has just ended counts as zero. */
async function msOf(path: string): Promise<number> {
  const text = await readFile(path, 'utf8').catch(() => '0')
  return Number(text.split(' ')[0]) / 1e6
}
