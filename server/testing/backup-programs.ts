// The backup and restore programs, run like an operator does.
import assert from 'node:assert/strict'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { batchStatus } from '#contract/codes.ts'
import { runChild } from './child.ts'
import type { ConnectedOver } from './connect-over.ts'
import { addDataFolder, type ServerProcess } from './server-process.ts'
import { until } from './until.ts'

export const patienceMs = 300_000

export const backUp = (settings: Record<string, string>, path: string) =>
  runChild('scripts/backup.ts', settings, [path])
export const restore = (settings: Record<string, string>, path: string) =>
  runChild('scripts/restore.ts', settings, [path])

/** An empty data folder with the keys of another folder. */
export async function besideKeysOf(dataDir: string): Promise<string> {
  const empty = await addDataFolder()
  await copyFile(join(dataDir, 'keys'), join(empty, 'keys'))
  return empty
}

/** Waits until a generation is over, without failed contacts. */
export async function finish(server: ServerProcess, { token, list }: ConnectedOver, batchId: string): Promise<void> {
  const params = { listId: list.id }
  const end = await until(
    () => server.call(batchStatus, { token, params, query: { batch_id: batchId } }),
    ({ is_finished: isFinished, is_cancelled: isCancelled }) => isFinished || isCancelled,
    patienceMs,
  )
  assert.ok(end.is_finished, end.notice ?? '')
}
