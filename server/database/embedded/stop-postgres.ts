import { setTimeout } from 'node:timers/promises'
import type { Running } from './launch.ts'
import { servesCluster } from './postmaster-file.ts'
import { removeSocketFolder } from './socket-folder.ts'

/** A fast shutdown writes a checkpoint first, which takes long after much work. */
const shutdownTakesMs = 60_000

/** Fast shutdown: closes open connections and keeps committed data. Waits until the process has ended. */
export async function stopPostgres({ pid, socketDir }: Running, cluster: string): Promise<void> {
  await signal(pid, 'SIGINT', cluster)
  if (!(await isGone(pid, cluster, shutdownTakesMs))) {
    // Ends without the checkpoint; the next start replays the log.
    await signal(pid, 'SIGQUIT', cluster)
    await isGone(pid, cluster, 10_000)
  }
  await removeSocketFolder(socketDir, cluster)
}

async function signal(pid: number, name: NodeJS.Signals, cluster: string): Promise<void> {
  if (!(await servesCluster(pid, cluster))) return
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function isGone(pid: number, cluster: string, waitMs: number): Promise<boolean> {
  const begun = Date.now()
  while (await servesCluster(pid, cluster)) {
    if (Date.now() - begun > waitMs) return false
    await setTimeout(20)
  }
  return true
}
