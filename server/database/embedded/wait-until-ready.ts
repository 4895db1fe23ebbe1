import { stat } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { readPostmasterFile, type Postmaster } from './postmaster-file.ts'

/** Recovery and a shutdown may take long. Without any progress for this time they are stuck. */
const quietAtMostMs = 120_000
const waitAtMostMs = 30 * 60_000

type Starting = { pid: number; cluster: string; logPath: string; isAlive: () => boolean | Promise<boolean> }

/** Waits for as long as Postgres makes progress; undefined if it ended instead. */
export async function waitUntilReady({ pid, cluster, logPath, isAlive }: Starting): Promise<Postmaster | undefined> {
  const begun = Date.now()
  let lastSign = begun
  let lastSeen = ''
  while (Date.now() - begun < waitAtMostMs && Date.now() - lastSign < quietAtMostMs) {
    const note = await readPostmasterFile(cluster)
    if (note?.pid === pid && note.status === 'ready') return note
    if (!(await isAlive())) return undefined
    // While it recovers, Postgres writes a line a second (log_startup_progress_interval).
    const seen = `${note?.status} ${await stat(logPath).then(
      ({ size }) => size,
      () => 0,
    )}`
    if (seen !== lastSeen) lastSign = Date.now()
    lastSeen = seen
    await setTimeout(Date.now() - begun < 2000 ? 10 : 200)
  }
  throw new Error(`PostgreSQL (process ${pid}) does not become ready in ${cluster}. Its log: ${logPath}`)
}
